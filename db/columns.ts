/**
 * The column types of the schema, for the chosen engine. Everything has SQLite's types, so that one set of queries
 * serves both engines; nothing else knows which one is in use.
 */
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import { dialect } from './dialect.ts';

const onPostgres = dialect() === 'postgres';
const either = <Sqlite>(ofSqlite: Sqlite, ofPostgres: unknown): Sqlite =>
  onPostgres ? (ofPostgres as Sqlite) : ofSqlite;

export const table = either(sqlite.sqliteTable, pg.pgTable);
export const index = either(sqlite.index, pg.index);
export const uniqueIndex = either(sqlite.uniqueIndex, pg.uniqueIndex);
export const check = either(sqlite.check, pg.check);
export const text = either(sqlite.text, pg.text);

const sqliteId = () => sqlite.integer('id').primaryKey({ autoIncrement: true });
/** The table's own id: a positive integer below 2^31, never used twice. */
export const id = either(sqliteId, () => pg.integer('id').primaryKey().generatedByDefaultAsIdentity());

const sqliteInt = (name: string) => sqlite.integer(name);
/** A whole number of 32 bits. */
export const int = either(sqliteInt, (name: string) => pg.integer(name));

const sqliteReal = (name: string) => sqlite.real(name);
/** A number of double precision. */
export const real = either(sqliteReal, (name: string) => pg.doublePrecision(name));

const sqliteBool = (name: string) => sqlite.integer(name, { mode: 'boolean' });
export const bool = either(sqliteBool, (name: string) => pg.boolean(name));

const sqliteTimestamp = (name: string) => sqlite.integer(name, { mode: 'timestamp_ms' });
/** A point in time, to the millisecond. */
export const timestamp = either(sqliteTimestamp, (name: string) =>
  pg.timestamp(name, { mode: 'date', precision: 3, withTimezone: true }),
);

const sqliteStrings = (name: string) => sqlite.text(name, { mode: 'json' }).$type<string[]>();
/** A short list of texts, read and written as a whole. */
export const strings = either(sqliteStrings, (name: string) => pg.jsonb(name).$type<string[]>());

/** The creation time of a row. */
export const createdAt = () =>
  timestamp('created_at')
    .notNull()
    .$defaultFn(() => new Date());
