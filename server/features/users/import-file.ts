/** A list of people from a spreadsheet: the person of each line, or its error. */
import { CsvError, parse } from 'csv-parse/sync';
import { foldForSearch } from '../../../db/search.ts';
import { RegisterInput } from '../auth/auth.schema.ts';
import { ProfileForm } from '../profile/profile.schema.ts';
import type { UserRole } from './users.schema.ts';

export type Person = {
  fullName: string;
  email: string;
  username: string | undefined;
  role: UserRole;
  phone: string | null;
  dateOfBirth: string | null;
};
/** One line of the file with its number; the first is 1. */
export type ReadLine = { line: number } & ({ person: Person } | { flaw: string });

const COLUMNS = {
  fullName: ['nome', 'nome completo', 'name', 'full name', 'fullname'],
  email: ['email', 'e-mail', 'mail'],
  username: ['usuario', 'nome de usuario', 'login', 'user', 'username', 'user name'],
  role: ['papel', 'perfil', 'tipo', 'role'],
  phone: ['telefone', 'celular', 'fone', 'phone'],
  dateOfBirth: ['nascimento', 'data de nascimento', 'date of birth', 'dateofbirth', 'birthdate', 'birth'],
} as const;
type Column = keyof typeof COLUMNS;

const ROLES: Record<string, UserRole> = {
  aluno: 'student',
  aluna: 'student',
  estudante: 'student',
  student: 'student',
  professor: 'professor',
  professora: 'professor',
  teacher: 'professor',
  administrador: 'admin',
  administradora: 'admin',
  admin: 'admin',
  administrator: 'admin',
};

/** The encodings of spreadsheets: UTF-8 and UTF-16 with or without a byte order mark, else Windows-1252. */
const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** What separates the cells of a table's first line. */
export const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  const counted = [';', ',', '\t'].map(sign => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';';
};

type Parsed = { record: string[]; info: { lines: number } };
/** The rows of a table in CSV. @throws Error in Portuguese where quotes make it unreadable. */
export const parseTable = (text: string): Parsed[] => {
  try {
    const options = {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(
      'O arquivo não pode ser lido como CSV: há um problema com aspas na linha ' +
        String((error as { lines?: number }).lines ?? '?'),
      { cause: error },
    );
  }
};

const columnsOf = (header: string[]): Map<Column, number> => {
  const names = header.map(name => foldForSearch(name).trim());
  const found = new Map<Column, number>();
  for (const [column, known] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const at = names.findIndex(name => known.includes(name));
    if (at !== -1) found.set(column, at);
  }
  return found;
};

const isoDay = (text: string): string => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

type Check = {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: { message: string }[] } };
};
const flawIn = (schema: Check, value: string): string | undefined => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

const readPerson = (cell: (column: Column) => string, fallback: UserRole): { person: Person } | { flaw: string } => {
  const [fullName, email, username, roleText] = [cell('fullName'), cell('email'), cell('username'), cell('role')];
  const dateOfBirth = isoDay(cell('dateOfBirth'));
  const role = roleText === '' ? fallback : ROLES[foldForSearch(roleText)];
  if (fullName === '') return { flaw: 'falta o nome' };
  if (email === '') return { flaw: 'falta o email' };
  if (role === undefined) return { flaw: `papel desconhecido: “${roleText}”. Use aluno, professor ou administrador` };
  const flaws: [what: string, flaw: string | undefined][] = [
    ['nome', flawIn(ProfileForm.shape.fullName, fullName)],
    [`email “${email}”`, flawIn(RegisterInput.shape.email, email)],
    [`usuário “${username}”`, username === '' ? undefined : flawIn(RegisterInput.shape.username, username)],
    ['telefone', flawIn(ProfileForm.shape.phone, cell('phone'))],
    [`nascimento “${cell('dateOfBirth')}”`, flawIn(ProfileForm.shape.dateOfBirth, dateOfBirth)],
  ];
  const [found] = flaws.filter(([, flaw]) => flaw !== undefined);
  if (found) return { flaw: `${found[0]}: ${found[1]}` };
  return {
    person: {
      fullName,
      email,
      username: username || undefined,
      role,
      phone: cell('phone') || null,
      dateOfBirth: dateOfBirth || null,
    },
  };
};

/**
 * Reads a list of people: separated by semicolons, commas or tabs, with a header of Portuguese or English column names
 * in any order.
 * @param fallback the role of people without one in the file. @throws Error in Portuguese for a file that is not such a
 * list.
 */
export const readPeople = (bytes: Uint8Array, fallback: UserRole): ReadLine[] => {
  const [header, ...rows] = parseTable(decode(bytes));
  if (!header) throw new Error('O arquivo está vazio');
  const columns = columnsOf(header.record);
  const missing = (['fullName', 'email'] as const).filter(column => !columns.has(column));
  if (missing.length > 0)
    throw new Error(
      `Falta na primeira linha a coluna ${missing.map(column => COLUMNS[column][0]).join(' e ')}. ` +
        'As colunas são: nome; email; usuario; papel; telefone; nascimento',
    );
  return rows.map(({ record, info }) => ({
    line: info.lines,
    ...readPerson(column => record[columns.get(column) ?? -1]?.normalize('NFKC').trim() ?? '', fallback),
  }));
};
