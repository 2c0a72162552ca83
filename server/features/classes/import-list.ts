/** A list of children, pasted or from a spreadsheet: who stands in each line, or what is wrong with it. */
import { foldForSearch } from '../../../db/search.ts';
import { parseTable } from '../users/import-file.ts';
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
const USERNAMES = ['usuario', 'nome de usuario', 'login', 'user', 'username'];
const PLAIN_USERNAME = /^[a-z0-9._-]{3,30}$/;
/** The number or the bullet in front of a name, as lists from a text program have them. */
const ORDINAL = /^(?:\d{1,3}(?:\s*[.,:;)º°ª–-]+\s*|\s+)|[-–—•*·]\s*)(?=\p{L})/u;
const isNumber = (cell = ''): boolean => /^\d{1,15}\s*[.)º°ª-]?$/.test(cell.trim());
/** The names of the columns stand below so many lines at most, such as the school's name and the class's. */
const MOST_ABOVE = 10;

/** How a list is read, and how many of its records come before the first child. */
const columnsOf = (records: string[][]): { columns: Imported['columns']; above: number } => {
  const heads = records.slice(0, MOST_ABOVE).map(record => record.map(cell => foldForSearch(cell).trim()));
  const at = heads.findIndex(head => head.some(cell => NAMES.includes(cell)));
  const head = heads[at];
  if (head) {
    const [name, user] = [NAMES, USERNAMES].map(known => head.findIndex(cell => known.includes(cell))) as [
      number,
      number,
    ];
    return { columns: { header: true, fullName: name + 1, username: user === -1 ? null : user + 1 }, above: at + 1 };
  }
  // A column of numbers before the names, as in a roll, or of enrollment numbers.
  const fullName = records.length > 0 && records.every(([cell]) => isNumber(cell)) ? 2 : 1;
  const next = records.map(record => (record[fullName] ?? '').trim());
  const isUsernames = next.some(cell => cell !== '') && next.every(cell => cell === '' || PLAIN_USERNAME.test(cell));
  return { columns: { header: false, fullName, username: isUsernames ? fullName + 1 : null }, above: 0 };
};

/** Names are the same whatever their case, accents and spaces. */
export const sameName = (name: string): string => foldForSearch(name).replaceAll(/\s+/g, ' ').trim();

const readLine = (row: number, name: string, user: string): Line => {
  const fullName = ChildName.safeParse(name.replaceAll(/\s+/g, ' ').replace(ORDINAL, ''));
  if (!fullName.success) return { row, message: fullName.error.issues[0]?.message ?? 'Nome inválido' };
  const username = ChildUsername.safeParse(user === '' ? undefined : user);
  if (!username.success) return { row, message: username.error.issues[0]?.message ?? 'Nome de usuário inválido' };
  return { row, fullName: fullName.data, username: username.data };
};

/** Reads a list with or without a line of column names, and what a spreadsheet has above it. */
export const readList = (csv: string): List => {
  const columns = { header: false, fullName: 1, username: null };
  try {
    const table = parseTable(csv.replace(/^\uFEFF/, ''));
    const { columns: found, above } = columnsOf(table.map(({ record }) => record));
    const cell = (record: string[], at: number | null): string => (at === null ? '' : (record[at - 1] ?? '').trim());
    return {
      columns: found,
      lines: table
        .slice(above)
        .map(({ record, info }) => readLine(info.lines, cell(record, found.fullName), cell(record, found.username))),
    };
  } catch (error) {
    // What quotes leave open cannot be read line by line.
    return { columns, lines: [{ row: 1, message: error instanceof Error ? error.message : 'Lista ilegível' }] };
  }
};
