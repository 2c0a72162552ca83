/** A list of children, pasted or from a spreadsheet: who stands in each line, or what is wrong with it. */
import { foldForSearch } from '../../../db/search.ts';
import { delimiterOf, parseTable } from '../users/import-file.ts';
import { ChildName, ChildUsername, type Imported } from './students.schema.ts';

export type Line = { row: number } & ({ fullName: string; username: string | undefined } | { message: string });
export type List = { lines: Line[]; columns: Imported['columns'] };

const NAMES = [
  'nome',
  'nomes',
  'nome completo',
  'nome do aluno',
  'nome do(a) aluno(a)',
  'nome do estudante',
  'nome da crianca',
  'aluno',
  'aluna',
  'aluno(a)',
  'alunos',
  'alunos(as)',
  'estudante',
  'estudantes',
  'crianca',
  'criancas',
  'name',
];
const LAST_NAMES = ['sobrenome', 'sobrenomes', 'ultimo nome', 'last name', 'surname'];
const USERNAMES = ['usuario', 'nome de usuario', 'login', 'user', 'username'];
const PLAIN_USERNAME = /^[a-z0-9._-]{3,30}$/;
/** The number or the bullet in front of a name, as lists from a text program have them. */
const ORDINAL = /^(?:\d{1,3}(?:\s*[.,:;)º°ª–-]+\s*|\s+)|[-–—•*·]\s*)(?=\p{L})/u;
const isNumber = (cell = ''): boolean => /^\d{1,15}\s*[.)º°ª-]?$/.test(cell.trim());
const NAME_ALONE = /^(?:\d{1,3}[.)º°ª–-]*\s*)?\p{Lu}[\p{L}\s.'’-]*$/u;
/** The names of the columns stand below so many lines at most, such as the school's name and the class's. */
const MOST_ABOVE = 10;

/**
 * Rolls in alphabetical order write 'Lima, Ana'. A second cell that many lines share is no name but, for example, the
 * class's.
 */
const isLastNameFirst = (records: string[][], delimiter: string): boolean => {
  const firstNames = new Set(records.map(([, cell]) => cell));
  return (
    delimiter === ',' &&
    firstNames.size > records.length / 2 &&
    records.every(cells => cells.length === 2 && cells.every(cell => NAME_ALONE.test(cell.trim())))
  );
};

/** How a list is read, and how many of its records come before the first child. */
const columnsOf = (records: string[][], delimiter: string): { columns: Imported['columns']; above: number } => {
  const heads = records.slice(0, MOST_ABOVE).map(record => record.map(cell => foldForSearch(cell).trim()));
  const above = heads.findIndex(head => head.some(cell => NAMES.includes(cell))) + 1;
  const head = heads[above - 1];
  if (head) {
    const columnOf = (known: string[]): number | null => head.findIndex(cell => known.includes(cell)) + 1 || null;
    const columns = { fullName: columnOf(NAMES)!, lastName: columnOf(LAST_NAMES), username: columnOf(USERNAMES) };
    return { columns: { header: true, ...columns }, above };
  }
  if (isLastNameFirst(records, delimiter))
    return { columns: { header: false, fullName: 2, lastName: 1, username: null }, above };
  // A column of numbers before the names, as in a roll, or of enrollment numbers.
  const fullName = records.length > 0 && records.every(([cell]) => isNumber(cell)) ? 2 : 1;
  const next = records.map(record => (record[fullName] ?? '').trim());
  const isUsernames = next.some(cell => cell !== '') && next.every(cell => cell === '' || PLAIN_USERNAME.test(cell));
  const username = isUsernames ? fullName + 1 : null;
  return { columns: { header: false, fullName, lastName: null, username }, above };
};

/** Names are the same whatever their case, accents and spaces. */
export const sameName = (name: string): string => foldForSearch(name).replaceAll(/\s+/g, ' ').trim();

const readLine = (row: number, names: string[], user: string): Line => {
  const name = names.map(each => each.replaceAll(/\s+/g, ' ').trim().replace(ORDINAL, '')).join(' ');
  const fullName = ChildName.safeParse(name.trim());
  if (!fullName.success) return { row, message: fullName.error.issues[0]?.message ?? 'Nome inválido' };
  const username = ChildUsername.safeParse(user === '' ? undefined : user);
  if (!username.success) return { row, message: username.error.issues[0]?.message ?? 'Nome de usuário inválido' };
  return { row, fullName: fullName.data, username: username.data };
};

/** Reads a list with or without a line of column names, and what a spreadsheet has above it. */
export const readList = (csv: string): List => {
  try {
    const text = csv.replace(/^\uFEFF/, '');
    const table = parseTable(text);
    const { columns, above } = columnsOf(
      table.map(({ record }) => record),
      delimiterOf(text),
    );
    const cell = (record: string[], at: number | null): string => (at === null ? '' : (record[at - 1] ?? '').trim());
    return {
      columns,
      lines: table.slice(above).map(({ record, info }) => {
        const names = [cell(record, columns.fullName), cell(record, columns.lastName)];
        return readLine(info.lines, names, cell(record, columns.username));
      }),
    };
  } catch (error) {
    // What quotes leave open cannot be read line by line.
    const message = error instanceof Error ? error.message : 'Lista ilegível';
    return {
      columns: { header: false, fullName: 1, lastName: null, username: null },
      lines: [{ row: 1, message }],
    };
  }
};
