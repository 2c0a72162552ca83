import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hashPassword } from '../auth/password.ts';
import { WORDS } from './passphrase-words.ts';

const WORDS_IN_PASSWORD = 3;

/**
 * A child's password: three plain words of four to six letters, 17 characters with their spaces on average and 20 at
 * most. Three of 635 words are 28 bits, 256 million passwords. At the sign-in an address tries one account ten times in
 * fifteen minutes (LIMITS of auth/attempts.ts): 700 years for all of them.
 */
const newPassphrase = (): string =>
  Array.from({ length: WORDS_IN_PASSWORD }, () => WORDS[randomInt(WORDS.length)]).join(' ');

export type Secret = { password: string; passwordHash: string };

/**
 * New passwords with their hashes. So many are hashed at a time as there are processors: more would only keep others
 * from signing in meanwhile.
 */
export const newSecrets = async (wanted: number): Promise<Secret[]> => {
  const passwords = Array.from({ length: wanted }, newPassphrase);
  const secrets: Secret[] = [];
  const hashed = passwords.entries();
  const work = async (): Promise<void> => {
    for (const [at, password] of hashed) secrets[at] = { password, passwordHash: await hashPassword(password) };
  };
  await Promise.all(Array.from({ length: Math.min(wanted, availableParallelism()) }, work));
  return secrets;
};
