import { createHash } from 'node:crypto';
import type { Read } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { findChildOf, findLinkOf } from './guardians.queries.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whoever gives the child a new password also ends the link that is printed beside the old one. */
export const isValid = ({ passwordMark, passwordHash }: { passwordMark: string; passwordHash: string }): boolean =>
  passwordMark === hashOf(passwordHash);

/** The child whose guardians have this link. @throws AppError 404 for one that was replaced, revoked, or never was. */
export const getChildOf = async (read: Read, secret: string) => {
  const child = await findChildOf(read, hashOf(secret));
  if (!child || !isValid(child)) throw new AppError('guardianLinkInvalid');
  return child;
};

/** Whether a child's guardians have a valid link. */
export const hasValidLink = async (read: Read, userId: number): Promise<boolean> => {
  const link = await findLinkOf(read, userId);
  return link !== undefined && isValid(link);
};
