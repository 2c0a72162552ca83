/** All classes of a school as one table, out and in again, for who administers the school's machine. */
import type { Db } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { parseTable } from '../users/import-file.ts';
import { findAccounts, findAllClasses, findStudentsOf, findTaught, findTeacher } from './class-file.queries.ts';
import { NewClass } from './classes.schema.ts';
import { createClass } from './classes.service.ts';
import { sameName } from './import-list.ts';
import { importStudents } from './import.service.ts';

const COLUMNS = ['turma', 'ano', 'professor', 'nome', 'usuario'];
const NEEDED = COLUMNS.slice(0, 4);
const ROLE_WORDS = { student: 'aluno', professor: 'professor', admin: 'administrador' } as const;

/** Every class that goes on, a line a student: no password stands in it. */
export const exportClasses = async ({ read }: Db): Promise<string> => {
  const all = await findAllClasses(read);
  const ids = all.map(({ id }) => id);
  const students = Map.groupBy(ids.length === 0 ? [] : await findStudentsOf(read, ids), ({ classId }) => classId);
  const rows = all.flatMap(({ id, name, schoolYear, maker }) =>
    (students.get(id) ?? [{ fullName: '', username: '' }]).map(({ fullName, username }) => [
      name,
      schoolYear,
      maker,
      fullName,
      username,
    ]),
  );
  return toCsv(COLUMNS, rows);
};

/** Every account with an email, as `academia users import` reads it again. */
export const exportUsers = async ({ read }: Db): Promise<string> =>
  toCsv(
    ['nome', 'email', 'usuario', 'papel', 'telefone', 'nascimento'],
    (await findAccounts(read)).map(({ fullName, email, username, role, phone, dateOfBirth }) => [
      fullName,
      email,
      username,
      ROLE_WORDS[role],
      phone,
      dateOfBirth,
    ]),
  );

type Line = { line: number; className: string; schoolYear: string; professor: string; name: string; username: string };
type Card = { className: string; fullName: string; username: string; password: string | null };
export type ClassesImported = {
  classes: number;
  /** Whoever is new, with the password that is told only now; none when it was a trial. */
  children: Card[];
  known: number;
  flaws: { line: number; flaw: string }[];
};

/** @throws Error in Portuguese for what is no table of classes. */
const readLines = (text: string): Line[] => {
  const [head, ...rows] = parseTable(text.replace(/^\uFEFF/, ''));
  const names = (head?.record ?? []).map(cell => foldForSearch(cell).trim());
  const missing = NEEDED.filter(column => !names.includes(column));
  if (missing.length > 0) throw new Error(`Na primeira linha falta: ${missing.join(', ')}`);
  return rows.map(({ record, info }) => {
    const cell = (column: string): string => (record[names.indexOf(column)] ?? '').trim();
    return {
      line: info.lines,
      className: cell('turma'),
      schoolYear: cell('ano'),
      professor: cell('professor').toLowerCase(),
      name: cell('nome'),
      username: cell('usuario'),
    };
  });
};

/** The number of a class that somebody teaches, made if there is none; none in a trial. */
const classFor = async (db: Db, teacher: Viewer, wanted: NewClass, tries: boolean): Promise<number | undefined> => {
  const taught = await findTaught(db.read, teacher.id, wanted.schoolYear);
  const found = taught.find(({ name }) => sameName(name) === sameName(wanted.name));
  if (found || tries) return found?.id;
  return (await createClass(db, teacher, wanted)).id;
};

const nameOf = ({ className, schoolYear, professor }: Line): string =>
  JSON.stringify([sameName(className), schoolYear, professor]);

/**
 * Makes the classes of a table that their professors do not have yet, and the children who are not in them: brought in
 * again, nothing is there twice. A class at a time: what a later one is refused for undoes no earlier one.
 * @throws Error in Portuguese for what is no table of classes.
 */
export const importClasses = async (db: Db, text: string, { tries }: { tries: boolean }): Promise<ClassesImported> => {
  const result: ClassesImported = { classes: 0, children: [], known: 0, flaws: [] };
  for (const lines of Map.groupBy(readLines(text), nameOf).values()) {
    const [first] = lines;
    if (!first) continue;
    const refuse = (flaw: string) => result.flaws.push(...lines.map(({ line }) => ({ line, flaw })));
    try {
      await bringIn(db, lines, first, tries, result);
    } catch (error) {
      // What is already made must still be told, with its passwords.
      if (!(error instanceof AppError)) throw error;
      refuse(error.message);
    }
  }
  return result;
};

const bringIn = async (
  db: Db,
  lines: Line[],
  { className, schoolYear, professor }: Line,
  tries: boolean,
  result: ClassesImported,
): Promise<void> => {
  const refuse = (flaw: string) => result.flaws.push(...lines.map(({ line }) => ({ line, flaw })));
  const wanted = NewClass.safeParse({ name: className, schoolYear });
  if (!wanted.success) return void refuse(wanted.error.issues[0]?.message ?? 'Turma inválida');
  const teacher = await findTeacher(db.read, professor);
  if (!teacher) return void refuse(`Nenhum professor tem o email “${professor}”`);
  const classId = await classFor(db, teacher, wanted.data, tries);
  result.classes += 1;
  const children = lines.filter(({ name }) => name !== '');
  if (children.length === 0) return undefined;
  if (classId !== undefined) return fill(db, teacher, { classId, children, tries }, result);
  const { name } = wanted.data;
  const cards = children.map(child => ({ className: name, fullName: child.name, username: child.username }));
  result.children.push(...cards.map(card => ({ ...card, password: null })));
  return undefined;
};

type Filling = { classId: number; children: Line[]; tries: boolean };

const fill = async (
  db: Db,
  teacher: Viewer,
  { classId, children, tries }: Filling,
  result: ClassesImported,
): Promise<void> => {
  // Each line on its own row below the names of the columns, so that a refusal finds its line again.
  const csv = toCsv(
    ['nome', 'usuario'],
    children.map(({ name, username }) => [name, username]),
  );
  const { students, known, errors } = await importStudents(db, teacher, { classId, csv, dryRun: tries });
  const className = children[0]?.className ?? '';
  result.children.push(
    ...students.map(({ fullName, username, password }) => ({ className, fullName, username, password })),
  );
  result.known += known.length;
  result.flaws.push(...errors.map(({ row, message }) => ({ line: children[row - 2]?.line ?? 0, flaw: message })));
};
