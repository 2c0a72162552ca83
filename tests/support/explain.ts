/** Runs statements as they are, on either engine, and reads the engine's plans for them. */
import { sql, type Logger, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { dialect } from '../../db/dialect.ts';

type Raw = { all: (statement: SQL) => unknown[]; execute: (statement: SQL) => Promise<{ rows: unknown[] }> };

export const runRaw = async (tx: Tx, statement: SQL): Promise<unknown[]> => {
  const raw = tx as unknown as Raw & { run: (statement: SQL) => unknown };
  if (dialect() === 'postgres') return (await raw.execute(statement)).rows;
  const isRead = /^\s*explain/i.test(String(statement.queryChunks.map(chunk => (chunk as { value?: unknown }).value)));
  if (isRead) return raw.all(statement);
  raw.run(statement);
  return [];
};

export type Asked = { query: string; params: unknown[] };

/** Collects the statements that the reading side of a database gets from now on, each once. */
export const collectReads = (db: Db): (() => Asked[]) => {
  const { logger } = (db.read as unknown as { session: { logger: Logger } }).session;
  const asked = new Map<string, Asked>();
  logger.logQuery = (query, params) => void (asked.has(query) || asked.set(query, { query, params }));
  return () => [...asked.values()];
};

const withParams = ({ query, params }: Asked): SQL => {
  const parts = query.split(dialect() === 'postgres' ? /\$\d+/ : /\?/);
  return sql.join(
    parts.flatMap((part, i) => [sql.raw(part), ...(i < params.length ? [sql`${sql.param(params[i])}`] : [])]),
  );
};

/** What is wrong with a plan; empty when nothing is. */
type Judge = (db: Db, asked: Asked, growing: readonly string[]) => Promise<string[]>;

/** One person, one enrollment or one course has few rows in a school of any size. */
const OWN = /\((rowid|id|\w+_id|hash|key|name|client_key|email\w*|username\w*)=\?|USING INTEGER PRIMARY KEY/;

const onSqlite: Judge = async (db, asked, growing) => {
  const rows = (db.read as unknown as Raw).all(sql`explain query plan ${withParams(asked)}`) as { detail: string }[];
  const plan = rows.map(({ detail }) => detail);
  const tables = growing.flatMap(table => [
    table,
    ...[...asked.query.matchAll(new RegExp(`\\b${table}"? (?:as )?"?(\\w+)`, 'g'))].map(([, alias]) => alias ?? ''),
  ]);
  const isGrowing = (step: string): boolean => tables.includes(step.split(' ')[1] ?? '');
  const sorts = plan.filter(step => /^USE TEMP B-TREE FOR (ORDER BY|GROUP BY)/.test(step));
  const stopsEarly = sorts.length === 0 && /\blimit\b/.test(asked.query);
  const scans = plan.filter(step => step.startsWith('SCAN ') && isGrowing(step) && !stopsEarly);
  const first = plan.find(step => /^(SCAN|SEARCH) /.test(step) && isGrowing(step));
  return [...scans, ...(first && !OWN.test(first) ? sorts.map(sort => `${sort} of ${first}`) : [])];
};

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Plan Rows': number; Plans?: Node[] };
/** How many rows a sort may expect, as Postgres says. */
const MANY_ROWS = 3_000;

const faultsIn = (node: Node, growing: readonly string[], stopsEarly = false): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': rows, Plans: below = [] } = node;
  const stops = type === 'Limit' || (stopsEarly && !/^(Sort|Aggregate|Hash)/.test(type));
  const own = [
    ...(type === 'Seq Scan' && growing.includes(table) && !stopsEarly ? [`Seq Scan of ${table}`] : []),
    ...(type === 'Sort' && (below[0]?.['Plan Rows'] ?? rows) > MANY_ROWS ? [`Sort of ${below[0]?.['Plan Rows']}`] : []),
  ];
  return [...own, ...below.flatMap(child => faultsIn(child, growing, stops))];
};

/** A sequential scan of a table of this size can be the cheapest: it counts only where no index helps. */
const onPostgres: Judge = (db, asked, growing) =>
  db.write(async tx => {
    await runRaw(tx, sql`set local enable_seqscan = off`);
    const [row] = await runRaw(tx, sql`explain (format json) ${withParams(asked)}`);
    const [plan] = (row as { 'QUERY PLAN': { Plan: Node }[] })['QUERY PLAN'];
    return plan ? faultsIn(plan.Plan, growing) : [];
  });

export const judge: Judge = (...all) => (dialect() === 'postgres' ? onPostgres : onSqlite)(...all);
