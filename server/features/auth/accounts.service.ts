import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { findUsernameKeysLike, insertUser, isEmailTaken, isUsernameTaken } from './auth.queries.ts';

/** The form in which emails and usernames are compared: lower case, Unicode NFC. */
export const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

type Values = Parameters<typeof insertUser>[1];
export type NewAccount = Pick<
  Values,
  'fullName' | 'email' | 'passwordHash' | 'role' | 'awaitingApproval' | 'approvedAt' | 'phone' | 'dateOfBirth'
> & { /** By default made from the email. */ username?: string | undefined };

/**
 * Creates an account. Call it inside a transaction. @throws AppError 409 when the email or the given username is taken.
 */
export const addAccount = async (tx: Tx, { username: given, ...account }: NewAccount) => {
  const email = keyOf(account.email);
  if (await isEmailTaken(tx, email)) throw new AppError('emailTaken');
  const username = given ?? (await freeUsername(tx, email));
  if (given && (await isUsernameTaken(tx, keyOf(given)))) throw new AppError('usernameTaken');
  return insertUser(tx, { ...account, email, username, usernameKey: keyOf(username) });
};

const DERIVED_USERNAME_LENGTH = 24;
const ANYBODY = 'usuario';

/** The email's local part in lower case, without the characters a username cannot have, made unique with a number. */
const freeUsername = async (tx: Tx, email: string): Promise<string> => {
  const [localPart = ''] = email.split('@');
  const wanted = localPart.replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, DERIVED_USERNAME_LENGTH) || ANYBODY;
  const taken = new Set(await findUsernameKeysLike(tx, keyOf(wanted)));
  if (!taken.has(keyOf(wanted))) return wanted;
  let number = 2;
  while (taken.has(keyOf(`${wanted}${number}`))) number += 1;
  return `${wanted}${number}`;
};
