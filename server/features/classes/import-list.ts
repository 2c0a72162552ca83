/** A list of children, pasted or from a spreadsheet: who stands in each line, or what is wrong with it. */
import { foldForSearch } from '../../../db/search.ts';
import { parseTable } from '../users/import-file.ts';
import { ChildName, ChildUsername, type Imported } from './students.schema.ts';

export type Line = { row: number } & ({ fullName: string; username: string | undefined } | { message: string });
export type List = { lines: Line[]; columns: Imported['columns'] };

const NAMES = ['nome', 'nome completo', 'aluno', 'aluna', 'aluno(a)', 'nome do aluno', 'estudante', 'name'];
const USERNAMES = ['usuario', 'nome de usuario', 'login', 'user', 'username'];
const PLAIN_USERNAME = /^[a-z0-9._-]{3,30}$/;
/** The number or the bullet in front of a name, as lists from a text program have them. */
const ORDINAL = /^(?:\d{1,3}(?:\s*[.,:;)º°ª–-]+\s*|\s+)|[-–—•*·]\s*)(?=\p{L})/u;
const isNumber = (cell = ''): boolean => /^\d{1,3}\s*[.)º°ª-]?$/.test(cell.trim());

const columnsOf = (records: string[][]): Imported['columns'] => {
  const head = (records[0] ?? []).map(cell => foldForSearch(cell).trim());
  const [name, user] = [head.findIndex(cell => NAMES.includes(cell)), head.findIndex(cell => USERNAMES.includes(cell))];
  if (name !== -1) return { header: true, fullName: name + 1, username: user === -1 ? null : user + 1 };
  // A column of numbers before the names, as in a roll.
  const fullName = records.length > 0 && records.every(([cell]) => isNumber(cell)) ? 2 : 1;
  const next = records.map(record => (record[fullName] ?? '').trim());
  const isUsernames = next.some(cell => cell !== '') && next.every(cell => cell === '' || PLAIN_USERNAME.test(cell));
  return { header: false, fullName, username: isUsernames ? fullName + 1 : null };
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

/** Reads a list with or without a line of column names. */
export const readList = (csv: string): List => {
  const columns = { header: false, fullName: 1, username: null };
  try {
    const table = parseTable(csv.replace(/^\uFEFF/, ''));
    const found = columnsOf(table.map(({ record }) => record));
    const rows = found.header ? table.slice(1) : table;
    const cell = (record: string[], at: number | null): string => (at === null ? '' : (record[at - 1] ?? '').trim());
    return {
      columns: found,
      lines: rows.map(({ record, info }) =>
        readLine(info.lines, cell(record, found.fullName), cell(record, found.username)),
      ),
    };
  } catch (error) {
    // What quotes leave open cannot be read line by line.
    return { columns, lines: [{ row: 1, message: error instanceof Error ? error.message : 'Lista ilegível' }] };
  }
};
