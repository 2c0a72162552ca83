import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  ne,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { GAMES_OF, STUDENT_GAMES } from '../../../db/derived/counters.ts';
import { hasRole, mayContain } from '../../../db/found-users.ts';
import { gameComments, gameReviews, games } from '../../../db/schema/games.ts';
import { matchMoves } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';
import { taughtStudents } from '../../../db/schema/totals.ts';
import { matches, searchPattern } from '../../../db/search.ts';
import { findTotal } from '../../../db/totals.ts';
import { GAMES_PER_PAGE, type OwnGamesInput } from './games.schema.ts';

const { pgn: _pgn, clientKey: _clientKey, ...summary } = getTableColumns(games);
const opponentName = sql<string | null>`(select o.full_name from users o where o.id = ${games.opponentId})`;
const summaryColumns = { ...summary, playerName: users.fullName, opponentName };

const countComments = async (read: Read, gameIds: number[]): Promise<Map<number, number>> => {
  if (gameIds.length === 0) return new Map();
  const counts = await read
    .select({ gameId: gameComments.gameId, count: count() })
    .from(gameComments)
    .where(inArray(gameComments.gameId, gameIds))
    .groupBy(gameComments.gameId);
  return new Map(counts.map(row => [row.gameId, row.count]));
};

const countGames = async (read: Read, which: SQL | undefined): Promise<number> =>
  (await read.select({ count: count() }).from(games).innerJoin(users, eq(users.id, games.userId)).where(which))[0]
    ?.count ?? 0;

/** One page of games, newest first, without their moves, and how many there are in all. */
const findPage = async (
  read: Read,
  which: SQL | undefined,
  page: number,
  /** Beginning with the newest games, SQLite need not sort: it keeps the order of a cross join. */
  start: 'newest' | 'anywhere',
  counted: Promise<number> | number = countGames(read, which),
) => {
  const [rows, total] = await Promise.all([
    (start === 'newest'
      ? read.select(summaryColumns).from(games).crossJoin(users)
      : read.select(summaryColumns).from(users).innerJoin(games, eq(games.userId, users.id))
    )
      .where(and(eq(users.id, games.userId), which))
      .orderBy(desc(games.createdAt), desc(games.id))
      .limit(GAMES_PER_PAGE)
      .offset((page - 1) * GAMES_PER_PAGE),
    counted,
  ]);
  const comments = await countComments(
    read,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map(row => ({ ...row, comments: comments.get(row.id) ?? 0 })), total };
};

export type GameSummaryRow = Awaited<ReturnType<typeof findPage>>['rows'][number];

const inMode = (mode: OwnGamesInput['mode']): SQL | undefined => {
  if (!mode) return undefined;
  return mode === 'matches' ? ne(games.mode, 'practice') : eq(games.mode, mode);
};

const savedSince = (since: string | undefined): SQL | undefined =>
  since === undefined ? undefined : gte(games.createdAt, new Date(since));

export const findOwnGames = (read: Read, userId: number, { page, mode, since }: OwnGamesInput) =>
  findPage(read, and(eq(games.userId, userId), inMode(mode), savedSince(since)), page, 'newest');

const studentsOf = (read: Read, professorId: number) =>
  read
    .select({ id: taughtStudents.studentId })
    .from(taughtStudents)
    .where(eq(taughtStudents.professorId, professorId)) as never;

/**
 * Whether a professor teaches a student, as counted along. For an `exists` SQLite would first go through all whom
 * professors teach, to look less often afterwards; a page looks at few.
 */
const isTaught = (professorId: number, studentId: AnyColumn) =>
  sql`(select ts.id from ${taughtStudents} ts where ts.professor_id = ${professorId} and ts.student_id = ${studentId})
    is not null`;

/** Whether a game is a student's. As the condition reads the game too, all users are not gone through first. */
const isStudentOfGame = sql`${users.role} = case when ${games.id} > 0 then 'student' end`;

const sumGames = async (read: Read, whose: SQL | undefined): Promise<number> =>
  (
    await read
      .select({ games: sql`coalesce(sum(${users.games}), 0)`.mapWith(Number) })
      .from(users)
      .where(whose)
  )[0]?.games ?? 0;

/** The games of all students; with a professor, only of the students of their courses and classes. */
export const findStudentGames = async (
  read: Read,
  { professorId, search, page }: { professorId: number | undefined; search: string; page: number },
) => {
  if (search.trim() !== '') {
    const isFound = and(mayContain(search), matches(users.nameSearch, searchPattern(search)));
    const isOwn = professorId === undefined ? undefined : isTaught(professorId, users.id);
    const whose = and(hasRole('student'), isFound, isOwn);
    return findPage(read, whose, page, 'anywhere', sumGames(read, whose));
  }
  const all = await findTotal(read, STUDENT_GAMES);
  if (professorId === undefined) return findPage(read, isStudentOfGame, page, 'newest', all);
  const own = await findTotal(read, `${GAMES_OF}${professorId}`);
  // Of a professor with few students, more games of others stand between theirs than they have themselves.
  const fewerFromNewest = page * GAMES_PER_PAGE * all < own * own;
  if (fewerFromNewest)
    return findPage(read, and(isStudentOfGame, isTaught(professorId, games.userId)), page, 'newest', own);
  const isOne = inArray(users.id, studentsOf(read, professorId));
  return findPage(read, and(eq(users.role, 'student'), isOne), page, 'anywhere', own);
};

/** Whether somebody is in a course or a class of the professor's. */
export const isTaughtBy = async (read: Read, studentId: number, professorId: number): Promise<boolean> =>
  (
    await read
      .select({ id: taughtStudents.id })
      .from(taughtStudents)
      .where(and(eq(taughtStudents.professorId, professorId), eq(taughtStudents.studentId, studentId)))
  ).length > 0;

export const findGame = async (read: Read, gameId: number) =>
  (
    await read
      .select({ ...getTableColumns(games), playerName: users.fullName, opponentName, review: gameReviews.status })
      .from(games)
      .innerJoin(users, eq(users.id, games.userId))
      .leftJoin(gameReviews, eq(gameReviews.gameId, games.id))
      .where(eq(games.id, gameId))
  )[0];
export type GameRow = NonNullable<Awaited<ReturnType<typeof findGame>>>;

const commentsWithAuthors = (read: Read) =>
  read
    .select({ ...getTableColumns(gameComments), authorName: users.fullName, playerId: games.userId })
    .from(gameComments)
    .innerJoin(users, eq(users.id, gameComments.authorId))
    .innerJoin(games, eq(games.id, gameComments.gameId));

/** In the order of the moves. */
export const findComments = (read: Read, gameId: number) =>
  commentsWithAuthors(read)
    .where(eq(gameComments.gameId, gameId))
    .orderBy(asc(gameComments.ply), asc(gameComments.createdAt), asc(gameComments.id));
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** How long each move of a game that the server held took, in milliseconds. */
export const findMoveTimes = async (read: Read, matchId: number): Promise<number[]> =>
  (
    await read
      .select({ ms: matchMoves.ms })
      .from(matchMoves)
      .where(eq(matchMoves.matchId, matchId))
      .orderBy(asc(matchMoves.ply))
  ).map(({ ms }) => ms);

export const findComment = async (read: Read, commentId: number) =>
  (await commentsWithAuthors(read).where(eq(gameComments.id, commentId)))[0];

/** The game stored under a `clientKey`. */
export const findByClientKey = async (tx: Tx, userId: number, clientKey: string) =>
  (
    await tx
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.userId, userId), eq(games.clientKey, clientKey)))
  )[0];

export const findPlayers = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: users.id, fullName: users.fullName, role: users.role })
    .from(users)
    .where(inArray(users.id, [...ids]));

export const insertGame = async (tx: Tx, game: typeof games.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(games).values(game).returning({ id: games.id });
  if (!inserted) throw new Error('The game was not inserted');
  return inserted.id;
};

export const insertComment = async (tx: Tx, comment: typeof gameComments.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(gameComments).values(comment).returning({ id: gameComments.id });
  if (!inserted) throw new Error('The comment was not inserted');
  return inserted.id;
};

export const deleteComment = async (tx: Tx, commentId: number): Promise<void> => {
  await tx.delete(gameComments).where(eq(gameComments.id, commentId));
};

/** The newest games that somebody played, with their moves. */
export const findNewestGames = (read: Read, userId: number, limit: number) =>
  read
    .select({ id: games.id, side: games.side, pgn: games.pgn, createdAt: games.createdAt })
    .from(games)
    .where(eq(games.userId, userId))
    .orderBy(desc(games.createdAt), desc(games.id))
    .limit(limit);
