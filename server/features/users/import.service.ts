import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { keyOf } from '../auth/accounts.service.ts';
import { addAccountForSchool } from './command-line.service.ts';
import type { Person, ReadLine } from './import-file.ts';
import { hashOfNothing, storeResetLink } from './reset.service.ts';
import { findIdByEmail } from './users.queries.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** A list is handed out on paper or in class, so its links last until everybody was there. */
export const INVITATION_DAYS = 14;

export type Outcome = { line: number } & (
  | { kind: 'added'; person: Person; /** Of the link for choosing a password. */ path: string }
  | { kind: 'known'; email: string }
  | { kind: 'bad'; flaw: string }
);

/** Rolls back a transaction whose result is still wanted. */
class OnlyTried extends Error {}

const addPerson = async (tx: Tx, person: Person, passwordHash: string, now: Date): Promise<string | undefined> => {
  if ((await findIdByEmail(tx, keyOf(person.email))) !== undefined) return undefined;
  const user = await addAccountForSchool(tx, { ...person, passwordHash });
  return storeResetLink(tx, user.id, now, new Date(now.getTime() + INVITATION_DAYS * DAY_MS));
};

export type ImportChoices = {
  /** Stores nothing. */
  dryRun?: boolean;
  /** Whether the list can make administrators: a word in a spreadsheet must not give the whole school away. */
  withAdmins?: boolean;
};

/**
 * Creates an account for every new person, each in its own transaction: a bad line does not stop the others, and
 * existing accounts stay as they are. People choose their password with their link.
 */
export const importPeople = async (db: Db, lines: ReadLine[], choices: ImportChoices = {}): Promise<Outcome[]> => {
  const passwordHash = await hashOfNothing();
  const seen = new Map<string, number>();
  const outcomes: Outcome[] = [];
  for (const read of lines) outcomes.push(await importLine(db, read, { seen, passwordHash, ...choices }));
  if (!choices.dryRun && outcomes.some(({ kind }) => kind === 'added')) await db.refreshStatistics?.();
  return outcomes;
};

type Import = ImportChoices & { seen: Map<string, number>; passwordHash: string };
const importLine = async (
  db: Db,
  read: ReadLine,
  { seen, passwordHash, dryRun = false, withAdmins = false }: Import,
): Promise<Outcome> => {
  const { line } = read;
  if ('flaw' in read) return { line, kind: 'bad', flaw: read.flaw };
  const { person } = read;
  if (person.role === 'admin' && !withAdmins)
    return { line, kind: 'bad', flaw: 'a lista só cria administradores com a opção --admins' };
  for (const key of [
    `email “${keyOf(person.email)}”`,
    ...(person.username ? [`usuário “${keyOf(person.username)}”`] : []),
  ]) {
    const earlier = seen.get(key);
    if (earlier !== undefined) return { line, kind: 'bad', flaw: `${key} já está na linha ${earlier}` };
    seen.set(key, line);
  }
  let path: string | undefined;
  try {
    await db.write(async tx => {
      path = await addPerson(tx, person, passwordHash, new Date());
      if (dryRun) throw new OnlyTried();
    });
  } catch (error) {
    if (error instanceof AppError) return { line, kind: 'bad', flaw: error.message };
    if (!(error instanceof OnlyTried)) throw error;
  }
  return path === undefined ? { line, kind: 'known', email: person.email } : { line, kind: 'added', person, path };
};
