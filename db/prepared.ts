import { Column, getTableName, is, SQL, sql, Subquery } from 'drizzle-orm';
import type { Read, Tx } from './client.ts';
import { dialect } from './dialect.ts';

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Field = { path: string[]; field: unknown };
type Row = Record<string, unknown>;
/** The parts of drizzle's prepared query on either engine, as of 0.45. */
type Statement = {
  execute: (values?: Row) => unknown;
  fields?: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => Row[];
};

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
};

/** The groups of columns that are all null when an outer join found nothing, each with its first column. */
const optionalGroups = (fields: Field[], isNeverNull: Record<string, boolean>) => {
  const columns = fields.flatMap(({ path: [group = '', name], field }, index) =>
    name !== undefined && is(field, Column) ? [{ group, table: getTableName(field.table), index }] : [],
  );
  return [...Map.groupBy(columns, ({ group }) => group)].flatMap(([group, members]) => {
    const [first] = members;
    const isOneTable = new Set(members.map(({ table }) => table)).size === 1;
    return first && isOneTable && !isNeverNull[first.table] ? [{ group, index: first.index }] : [];
  });
};

/**
 * Maps rows as drizzle does (`mapResultRow`), but prepares each column once for the statement instead of once for every
 * value: on a page of 50 rows drizzle's own mapping costs a third of the query.
 */
const compileMapper = (fields: Field[], isNeverNull: Record<string, boolean> = {}) => {
  const columns = fields.map(({ path, field }, index) => ({
    index,
    decoder: decoderOf(field),
    group: path.length > 1 ? path[0] : undefined,
    name: path.at(-1) ?? '',
  }));
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))];
  const optional = optionalGroups(fields, isNeverNull);
  return (rows: unknown[][]): Row[] =>
    rows.map(row => {
      const result: Row = {};
      for (const group of groups) result[group] = {};
      for (const { index, decoder, group, name } of columns) {
        const value = row[index];
        const target = group === undefined ? result : (result[group] as Row);
        target[name] = value === null ? null : decoder.mapFromDriverValue(value);
      }
      for (const { group, index } of optional) if (row[index] === null) result[group] = null;
      return result;
    });
};

type Query<Result> = { prepare: () => unknown; execute: () => Promise<Result> };

const preparing = <On extends object, Result>(name: string, build: (on: On) => Query<Result>) => {
  const statements = new WeakMap<On, Statement>();
  const statementOn = (on: On): Statement => {
    const known = statements.get(on);
    if (known) return known;
    const statement = (build(on) as unknown as { prepare: (name: string) => Statement }).prepare(name);
    if (statement.fields) statement.customResultMapper = compileMapper(statement.fields, statement.joinsNotNullableMap);
    statements.set(on, statement);
    return statement;
  };
  return async (on: On, values: Row = {}): Promise<Result> => (await statementOn(on).execute(values)) as Result;
};

/**
 * A hot read, prepared once for each database: `const find = prepared('name', read => read.select()…); await
 * find(db.read, { id })`. In a transaction too: on SQLite all of them have one connection, on Postgres the server keeps
 * the statement under its name.
 */
export const prepared = <Found>(name: string, build: (read: Read) => Query<Found[]>) => preparing(name, build);

/** The same for a change. */
export const preparedChange = <Result>(name: string, build: (tx: Tx) => Query<Result>) => preparing(name, build);

/** A value that is given when a statement is run, in the form in which the column stores it. */
export const given = (name: string, column: Column): SQL => sql`${sql.param(sql.placeholder(name), column)}`;

/**
 * Whether a column has one of the numbers that are given when a statement is run, as `{ ids: listOf(ids) }`. They are
 * one value for any number: with `inArray` a query is built and prepared again for each length, which costs several
 * times what running it does.
 */
export const isGivenIn = (column: Column, name: string): SQL =>
  dialect() === 'postgres'
    ? sql`${column} = any(${sql.placeholder(name)}::int[])`
    : sql`${column} in (select value from json_each(${sql.placeholder(name)}))`;

export const listOf = (ids: readonly number[]): unknown => (dialect() === 'postgres' ? [...ids] : JSON.stringify(ids));
