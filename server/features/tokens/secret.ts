import { createHash, randomBytes } from 'node:crypto';

/** By it scanners find a token that slipped into a repository, a log or a chat: `academia_[0-9a-f]{64}`. */
const PREFIX = 'academia_';
const BYTES = 32;
const TOKEN = /^academia_[0-9a-f]{64}$/;

/** A token that nobody can guess: 256 random bits. It is shown once and never stored. */
export const newToken = (): string => PREFIX + randomBytes(BYTES).toString('hex');

/** Whether a text has the form of a token, so that anything else asks the database nothing. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** By what a token is stored. So many random bits need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
