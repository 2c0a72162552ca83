import type { DatabaseAddress, Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { connectPostgres } from '../../db/postgres.ts';
import { puzzleAttempts, puzzleCards, puzzleRatings } from '../../db/schema/puzzles.ts';
import { connectSqlite } from '../../db/sqlite.ts';
import { addDays, dayOf } from '../../server/common/days.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { openBundledPuzzles } from '../../server/features/puzzles/import/bundled.ts';
import { importPuzzles } from '../../server/features/puzzles/import/import.service.ts';
import { NEW_PLAYER } from '../../server/rules/glicko.ts';
import { aStudent } from '../../server/harness/school.ts';

/** Raw statements of either engine, without the time limits that requests have. */
type Connection = {
  run: (statement: string) => Promise<unknown>;
  rows: <Row>(query: string) => Promise<Row[]>;
  close: () => Promise<void>;
};

const connect = async (address: DatabaseAddress): Promise<Connection> => {
  if (address.kind === 'postgres') {
    const client = await connectPostgres(address.url);
    return {
      run: statement => client.query(statement),
      rows: async <Row>(query: string) => (await client.query(query)).rows as Row[],
      close: () => client.end(),
    };
  }
  const connection = connectSqlite(address.file);
  connection.pragma('synchronous = OFF');
  connection.pragma('foreign_keys = OFF');
  return {
    run: async statement => connection.exec(statement),
    rows: async <Row>(query: string) => connection.prepare(query).all() as Row[],
    close: async () => void connection.close(),
  };
};

const INDEXES: Record<DatabaseAddress['kind'], string> = {
  sqlite: `select name, sql from sqlite_master
    where type = 'index' and sql is not null and tbl_name in ('puzzles', 'puzzle_themes')`,
  postgres: `select indexname as name, indexdef as sql from pg_indexes
    where tablename in ('puzzles', 'puzzle_themes') and indexname not like '%_pkey'`,
};

/** Copies of the bundled puzzles, with ratings that differ by less than a point: difficulties and themes stay true. */
const copy = async ({ run, rows }: Connection, kind: DatabaseAddress['kind'], puzzles: number): Promise<void> => {
  const [own] = await rows<{ most: number; count: number }>('select max(id) as most, count(*) as count from puzzles');
  const { most = 0, count = 1 } = own ?? {};
  const copies = Math.max(0, Math.ceil(puzzles / Number(count)) - 1);
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${copies})`;
  const rating = `(rating + n.i * 7919 % 997 / 997.0 - 0.5)`;
  const known = await rows<{ name: string; sql: string }>(INDEXES[kind]);
  if (copies === 0) return;
  await run('begin');
  for (const { name } of known) await run(`drop index ${name}`);
  await run(`${numbers}
    insert into puzzles (id, source, title, description, difficulty, points, fen, last_move, moves, continuation,
      themes, game_url, rating, deviation, volatility)
    select p.id + n.i * ${most}, source || ':' || n.i, title, description, difficulty, points, fen, last_move, moves,
      continuation, themes, game_url, ${rating}, deviation, volatility
    from puzzles p, n`);
  await run(`${numbers}
    insert into puzzle_themes (puzzle_id, theme, difficulty, rating)
    select puzzle_id + n.i * ${most}, theme, difficulty, ${rating} from puzzle_themes, n`);
  await run(`update puzzle_counts set total = total * ${copies + 1}`);
  for (const { sql } of known) await run(sql);
  await run('commit');
  await run('analyze');
};

const LOWEST = 600;
const HIGHEST = 2_600;
/** Tries of each student, at the puzzles nearest to their rating: those that the next one has to be found among. */
const TRIED = 2_000;
const DUE = 500;
const ROWS_AT_ONCE = 1_000;

/** A student of that rating who has tried what is nearest, and is to see a part of it again. */
const addStudent = async (db: Db, { rows }: Connection, rating: number): Promise<number> => {
  const { id: userId } = await aStudent(db);
  const nearest = (where: string) =>
    rows<{ id: number }>(`select id from puzzles where rating ${where} limit ${TRIED / 2}`);
  const above = await nearest(`>= ${rating} order by rating`);
  const near = [...above, ...(await nearest(`< ${rating} order by rating desc`))];
  const now = new Date();
  const remembered = { stability: 3, difficulty: 5, reviews: 2, lapses: 1, reviewedAt: now };
  await db.write(async tx => {
    await tx.insert(puzzleRatings).values({ ...NEW_PLAYER, userId, rating, updatedAt: now });
    for (let from = 0; from < near.length; from += ROWS_AT_ONCE)
      await tx.insert(puzzleAttempts).values(
        near.slice(from, from + ROWS_AT_ONCE).map(({ id }) => ({
          userId,
          puzzleId: id,
          firstTry: 'solved' as const,
          ratingChange: 0,
          solvedAt: now,
        })),
      );
    await tx
      .insert(puzzleCards)
      .values(
        near
          .slice(0, DUE)
          .map(({ id }, i) => ({ userId, puzzleId: id, dueDay: addDays(dayOf(now), -i), ...remembered })),
      );
  });
  return userId;
};

/** A school with so many puzzles, and students of all strengths who have tried many. @returns their session cookies. */
export const makePuzzleSchool = async (
  address: DatabaseAddress,
  { puzzles, students }: { puzzles: number; students: number },
): Promise<string[]> => {
  await migrateDatabase(address);
  const db = openDatabase(address);
  const onBadRow = (line: number, problem: string) => {
    throw new Error(`Line ${line} of the bundled puzzles: ${problem}`);
  };
  await importPuzzles(db, openBundledPuzzles().rows, { onBadRow, onBatch: () => undefined });
  const connection = await connect(address);
  await copy(connection, address.kind, puzzles);
  const sessions = createSessions(db, { secure: false });
  const cookies: string[] = [];
  for (let i = 0; i < students; i += 1) {
    const rating = Math.round(LOWEST + ((HIGHEST - LOWEST) * i) / Math.max(1, students - 1));
    const userId = await addStudent(db, connection, rating);
    cookies.push((await sessions.start(userId)).split(';')[0] ?? '');
  }
  await connection.close();
  await db.close();
  return cookies;
};
