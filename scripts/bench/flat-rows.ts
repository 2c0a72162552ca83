/**
 * An answer as rows of a table, and back: what a server reads that has everything added up beforehand. Objects become
 * columns, an array of objects at the top a table of its own.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };
type Cell = null | number | string;
export type Row = Record<string, Cell>;

/** How a column's value becomes JSON again. */
type Kind = 'plain' | 'boolean' | 'json';
type Part = { key: string; column: string; kind: Kind } | { key: string; parts: Part[] };
export type Table = { name: string; parts: Part[]; rows: Row[] };
/** The answer's keys in order: a list's table, or what the one row of `head` holds. */
export type FlatAnswer = { keys: { key: string; list: number | null }[]; head: Table; lists: Table[] };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);

const kindOf = (values: Json[]): Kind => {
  if (values.every(value => typeof value === 'boolean')) return 'boolean';
  return values.every(value => value === null || typeof value === 'number' || typeof value === 'string')
    ? 'plain'
    : 'json';
};

const partsOf = (rows: Fields[], prefix: string): Part[] =>
  Object.keys(rows[0] ?? {}).map(key => {
    const values = rows.map(row => row[key] ?? null);
    const column = `${prefix}${key}`;
    return values.every(isFields)
      ? { key, parts: partsOf(values, `${column}_`) }
      : { key, column, kind: kindOf(values) };
  });

const toCell = (kind: Kind, value: Json): Cell => {
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'boolean' ? Number(value) : (value as Cell);
};

const cellsOf = (fields: Fields, parts: Part[]): Row =>
  Object.assign(
    {},
    ...parts.map(part =>
      'parts' in part
        ? cellsOf(fields[part.key] as Fields, part.parts)
        : { [part.column]: toCell(part.kind, fields[part.key] ?? null) },
    ),
  ) as Row;

const tableOf = (name: string, all: Fields[]): Table => {
  const parts = partsOf(all, '');
  return { name, parts, rows: all.map(fields => cellsOf(fields, parts)) };
};

/** @throws TypeError for an answer whose rows have different keys. */
export const flatten = (name: string, answer: Fields): FlatAnswer => {
  const entries = Object.entries(answer);
  const listed = entries.filter(([, value]) => isList(value));
  const lists = listed.map(([key, value]) => tableOf(`${name}_${key}`, value as Fields[]));
  const head = tableOf(`${name}_head`, [Object.fromEntries(entries.filter(([, value]) => !isList(value)))]);
  const keys = entries.map(([key]) => {
    const list = listed.findIndex(([other]) => other === key);
    return { key, list: list < 0 ? null : list };
  });
  return { keys, head, lists };
};

export const columnsOf = (parts: Part[]): string[] =>
  parts.flatMap(part => ('parts' in part ? columnsOf(part.parts) : [part.column]));

const isPlain = (parts: Part[]): boolean =>
  parts.every(part => 'column' in part && part.kind === 'plain' && part.column === part.key);

/** A function that makes a row an object again. A row that is one already costs nothing. */
export const reader = (parts: Part[]): ((row: Row) => object) => {
  if (isPlain(parts)) return row => row;
  const readers = parts.map((part): [string, (row: Row) => unknown] => {
    if ('parts' in part) return [part.key, reader(part.parts)];
    const { key, column, kind } = part;
    if (kind === 'boolean') return [key, row => row[column] === 1];
    return [key, kind === 'json' ? row => JSON.parse(row[column] as string) as unknown : row => row[column]];
  });
  return row => {
    const fields: Record<string, unknown> = {};
    for (const [key, read] of readers) fields[key] = read(row);
    return fields;
  };
};
