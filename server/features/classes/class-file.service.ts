/** All classes of a school as one table, out and in again, for the administrator of the school's machine. */
import type { Db } from '../../../db/client.ts';
import { foldForSearch } from '../../../db/search.ts';
import { toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { keyOf } from '../auth/accounts.service.ts';
import { findTeacherByEmail } from '../users/command-line.service.ts';
import { parseTable } from '../users/import-file.ts';
import { findAllClasses, findStudentsOf, findTaught, findTeachersOf } from './class-file.queries.ts';
import { NewClass } from './classes.schema.ts';
import { createClass } from './classes.service.ts';
import { sameName } from './import-list.ts';
import { importStudents, tryInNewClass } from './import.service.ts';

const COLUMNS = ['turma', 'ano', 'professor', 'nome', 'usuario'];
const NEEDED = COLUMNS.slice(0, 4);

/**
 * Every class that goes on, a line a student: no password stands in it. Its professor is one who still
 * teaches it, so that it is found again: its maker may have left.
 */
export const exportClasses = async ({ read }: Db): Promise<string> => {
  const all = await findAllClasses(read);
  const ids = all.map(({ id }) => id);
  const students = Map.groupBy(ids.length === 0 ? [] : await findStudentsOf(read, ids), ({ classId }) => classId);
  const teachers = Map.groupBy(ids.length === 0 ? [] : await findTeachersOf(read, ids), ({ classId }) => classId);
  const rows = all.flatMap(({ id, name, schoolYear }) =>
    (students.get(id) ?? [{ fullName: '', username: '' }]).map(({ fullName, username }) => [
      name,
      schoolYear,
      teachers.get(id)?.[0]?.email ?? '',
      fullName,
      username,
    ]),
  );
  return toCsv(COLUMNS, rows);
};

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
      professor: cell('professor'),
      name: cell('nome'),
      username: cell('usuario'),
    };
  });
};

/** The number of a class that somebody teaches, made if there is none; none in a dry run. */
const classFor = async (db: Db, teacher: Viewer, wanted: NewClass, dryRun: boolean): Promise<number | undefined> => {
  const taught = await findTaught(db.read, teacher.id, wanted.schoolYear);
  const found = taught.find(({ name }) => sameName(name) === sameName(wanted.name));
  if (found || dryRun) return found?.id;
  return (await createClass(db, teacher, wanted)).id;
};

const nameOf = ({ className, schoolYear, professor }: Line): string =>
  JSON.stringify([sameName(className), schoolYear, keyOf(professor)]);

type ImportChoices = {
  dryRun: boolean;
  /** Keeps the passwords of one class, as soon as its accounts are there: what comes after it may fail. */
  keep?: (cards: Card[]) => Promise<void>;
};

/**
 * Makes the classes of a table that their professors do not have yet, and the children who are not in them: brought in
 * again, nothing is there twice. A class at a time: what a later one is refused for undoes no earlier one.
 * @throws Error in Portuguese for what is no table of classes.
 */
export const importClasses = async (db: Db, text: string, choices: ImportChoices): Promise<ClassesImported> => {
  const result: ClassesImported = { classes: 0, children: [], known: 0, flaws: [] };
  for (const lines of Map.groupBy(readLines(text), nameOf).values()) {
    const refuse = (flaw: string) => result.flaws.push(...lines.map(({ line }) => ({ line, flaw })));
    try {
      const done = await bringIn(db, lines, choices.dryRun);
      if (typeof done === 'string') refuse(done);
      else {
        if (done.children.length > 0) await choices.keep?.(done.children);
        result.classes += 1;
        result.children.push(...done.children);
        result.known += done.known;
        result.flaws.push(...done.flaws);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(error.message);
    }
  }
  if (result.children.length > 0 && !choices.dryRun) await db.refreshStatistics?.();
  return result;
};

/** @returns what came of one class, or why all of it is refused. */
const bringIn = async (db: Db, lines: Line[], dryRun: boolean): Promise<Omit<ClassesImported, 'classes'> | string> => {
  const { className = '', schoolYear = '', professor = '' } = lines[0] ?? {};
  const wanted = NewClass.safeParse({ name: className, schoolYear });
  if (!wanted.success) return wanted.error.issues[0]?.message ?? 'Turma inválida';
  const teacher = await findTeacherByEmail(db.read, professor);
  if (!teacher) return `Nenhum professor tem o email “${professor}”`;
  const classId = await classFor(db, teacher, wanted.data, dryRun);
  const children = lines.filter(({ name }) => name !== '');
  if (children.length === 0) return { children: [], known: 0, flaws: [] };
  // Each line on its own row below the names of the columns, so that a refusal finds its line again.
  const csv = toCsv(
    ['nome', 'usuario'],
    children.map(({ name, username }) => [name, username]),
  );
  const { students, known, errors } =
    classId === undefined
      ? await tryInNewClass(db.read, csv)
      : await importStudents(db, teacher, { classId, csv, dryRun });
  return {
    children: students.map(({ fullName, username, password }) => ({ className, fullName, username, password })),
    known: known.length,
    flaws: errors.map(({ row, message }) => ({ line: children[row - 2]?.line ?? 0, flaw: message })),
  };
};
