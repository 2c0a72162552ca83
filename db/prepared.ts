import { is, Param, Placeholder, sql, type Column, type SQL } from 'drizzle-orm';
import type { Read, Tx } from './client.ts';
import { dialect } from './dialect.ts';
import { compileMapper, type Field, type Row } from './row-mapper.ts';

/** The parts of drizzle's prepared query on either engine, as of 0.45. */
type Statement = {
  execute: (values?: Row) => unknown;
  fields?: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: (rows: unknown[][]) => Row[];
};
/** What it has besides on SQLite. */
type SqliteStatement = Statement & {
  stmt: {
    raw: () => { all: (...values: unknown[]) => unknown[][] };
    run: (...values: unknown[]) => unknown;
  };
  query: { sql: string; params: unknown[] };
  logger: { logQuery: (query: string, values: unknown[]) => void };
};

type Run = (values: Row) => unknown;

/** Where a parameter's value comes from, found out once for the statement and not at each run. */
const sourceOf = (param: unknown): Run => {
  const valueOf =
    ({ name }: Placeholder): Run =>
    values => {
      if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
      return values[name];
    };
  if (is(param, Placeholder)) return valueOf(param);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const given = valueOf(param.value);
  return values => encoder.mapToDriverValue(given(values));
};

/** Runs a statement of SQLite as drizzle does, without what drizzle finds out at every run. */
const onSqlite = (
  { stmt, query, logger }: SqliteStatement,
  mapper: ReturnType<typeof compileMapper> | undefined,
): Run => {
  const sources = query.params.map(sourceOf);
  const rows = mapper && stmt.raw();
  return values => {
    const given = sources.map(source => source(values));
    logger.logQuery(query.sql, given);
    return rows ? mapper(rows.all(...given)) : stmt.run(...given);
  };
};

type Query<Result> = { prepare: () => unknown; execute: () => Promise<Result> };

const preparing = <On extends object, Result>(name: string, build: (on: On) => Query<Result>) => {
  const runs = new WeakMap<On, Run>();
  const make = (on: On): Run => {
    const statement = (build(on) as unknown as { prepare: (name: string) => Statement }).prepare(name);
    const mapper = statement.fields && compileMapper(statement.fields, statement.joinsNotNullableMap);
    if (dialect() === 'sqlite') return onSqlite(statement as SqliteStatement, mapper);
    if (mapper) statement.customResultMapper = mapper;
    return values => statement.execute(values);
  };
  const runOn = (on: On): Run => {
    const known = runs.get(on);
    if (known) return known;
    const run = make(on);
    runs.set(on, run);
    return run;
  };
  return async (on: On, values: Row = {}): Promise<Result> => runOn(on)(values) as Result | Promise<Result>;
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
