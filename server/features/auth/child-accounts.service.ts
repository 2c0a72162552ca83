/** Accounts of children: without an email, with a username made from the name. A professor of theirs makes them. */
import type { Read, Tx } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { AppError } from '../../errors.ts';
import { isOneAlphabet } from '../../common/names.schema.ts';
import { keyOf, marksOf } from './accounts.service.ts';
import { findUsernameKeysLike, insertUser, isUsernameLookTaken, isUsernameTaken } from './auth.queries.ts';
import { looksOfName } from './look-alikes.ts';

const LONGEST = 24;
const SHORTEST = 3;
const ANYBODY = 'aluno';

/** 'ana.lima' from 'Ana Clara de Souza Lima': the first name and the last. */
const wantedFor = (fullName: string): string => {
  const words = foldForSearch(fullName)
    .split(/\s+/)
    .map(word => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(word => word !== '');
  const [first = '', ...others] = words;
  const last = others.at(-1);
  const wanted = (last === undefined ? first : `${first}.${last}`).slice(0, LONGEST);
  return wanted.length >= SHORTEST && isOneAlphabet(wanted) ? wanted : ANYBODY;
};

/** Whether a username is nobody's and looks like nobody's. */
export const isNameFree = async (read: Read, username: string): Promise<boolean> =>
  !(await isUsernameTaken(read, keyOf(username))) && !(await isUsernameLookTaken(read, looksOfName(username)));

/** A free username for a child. @param given what others of the same list get, in lower case. */
export const freeUsernameOf = async (
  read: Read,
  fullName: string,
  given: ReadonlySet<string> = new Set(),
): Promise<string> => {
  const wanted = wantedFor(fullName);
  const taken = new Set(await findUsernameKeysLike(read, keyOf(wanted)));
  const isFree = async (name: string): Promise<boolean> =>
    !given.has(name) && !taken.has(keyOf(name)) && !(await isUsernameLookTaken(read, looksOfName(name)));
  let username = wanted;
  for (let number = 2; !(await isFree(username)); number += 1) username = `${wanted}${number}`;
  return username;
};

type Child = { fullName: string; username?: string | undefined; passwordHash: string };

/** Makes a child's account. Call it inside a transaction. @throws AppError 409 when the given username is taken. */
export const addChild = async (tx: Tx, { fullName, username: given, passwordHash }: Child) => {
  if (given !== undefined) {
    if (await isUsernameTaken(tx, keyOf(given))) throw new AppError('usernameTaken');
    if (await isUsernameLookTaken(tx, looksOfName(given))) throw new AppError('usernameLookAlike');
  }
  const username = given ?? (await freeUsernameOf(tx, fullName));
  return insertUser(tx, {
    fullName,
    username,
    email: null,
    passwordHash,
    role: 'student',
    ...marksOf({ username, email: null }),
  });
};
