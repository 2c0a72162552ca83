import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import {
  findUsernameKeysLike,
  insertUser,
  isEmailLookTaken,
  isEmailTaken,
  isUsernameLookTaken,
  isUsernameTaken,
} from './auth.queries.ts';
import { lookOf, lookOfName, looksOfName } from './look-alikes.ts';
import { isOneAlphabet } from '../../common/names.schema.ts';

/** The form in which emails and usernames are compared: lower case, Unicode NFKC. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** By what an account's names are compared with others'. */
export const marksOf = ({ username, email }: { username: string; email: string | null }) => ({
  usernameKey: keyOf(username),
  usernameLook: lookOfName(username),
  emailLook: email === null ? null : lookOf(email),
});

type Values = Parameters<typeof insertUser>[1];
export type NewAccount = Pick<
  Values,
  'fullName' | 'passwordHash' | 'role' | 'awaitingApproval' | 'approvedAt' | 'phone' | 'dateOfBirth'
> & { email: string; /** By default made from the email. */ username?: string | undefined };

/**
 * Creates an account. Call it inside a transaction. @throws AppError 409 when the email or the given username is taken,
 * or the username looks like another.
 */
export const addAccount = async (tx: Tx, { username: given, ...account }: NewAccount) => {
  const email = keyOf(account.email);
  if (await isEmailTaken(tx, email)) throw new AppError('emailTaken');
  const username = given ?? (await freeUsername(tx, email));
  if (given && (await isUsernameTaken(tx, keyOf(given)))) throw new AppError('usernameTaken');
  if (given && (await isUsernameLookTaken(tx, looksOfName(given)))) throw new AppError('usernameLookAlike');
  return insertUser(tx, {
    ...account,
    email,
    username,
    ...marksOf({ username, email }),
  });
};

/**
 * Keeps somebody who signs up or changes their email from passing for somebody else. Administrators may add such an
 * email: they know whose it is.
 * @param ownerId the account whose own email may look like it. @throws AppError 409 for one that looks like another's.
 */
export const refuseLookAlikeEmail = async (tx: Tx, email: string, ownerId?: number): Promise<void> => {
  if (await isEmailLookTaken(tx, keyOf(email), lookOf(email), ownerId)) throw new AppError('emailLookAlike');
};

const DERIVED_USERNAME_LENGTH = 24;
const ANYBODY = 'usuario';

/** The email's local part in lower case, without the characters a username cannot have, made unique with a number. */
const freeUsername = async (tx: Tx, email: string): Promise<string> => {
  const [localPart = ''] = email.split('@');
  const letters = localPart.replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, DERIVED_USERNAME_LENGTH);
  const wanted = letters !== '' && isOneAlphabet(letters) ? letters : ANYBODY;
  const taken = new Set(await findUsernameKeysLike(tx, keyOf(wanted)));
  const isFree = async (username: string): Promise<boolean> =>
    !taken.has(keyOf(username)) && !(await isUsernameLookTaken(tx, looksOfName(username)));
  let username = wanted;
  for (let number = 2; !(await isFree(username)); number += 1) username = `${wanted}${number}`;
  return username;
};
