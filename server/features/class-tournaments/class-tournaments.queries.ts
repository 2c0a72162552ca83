import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, max, or, sql, sum } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import {
  classTournamentGames,
  classTournamentPlayers,
  classTournaments,
} from '../../../db/schema/class-tournaments.ts';
import { classes, classProfessors } from '../../../db/schema/classes.ts';
import { courses } from '../../../db/schema/courses.ts';
import { matches, matchMoves } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { tournamentsOf } from '../../../db/tournaments-of.ts';

const LISTED = 200;

/** A tournament with the class or the course whose students play. */
const selectHeads = (read: Read) =>
  read
    .select({
      tournament: classTournaments,
      className: classes.name,
      courseTitle: courses.title,
    })
    .from(classTournaments)
    .leftJoin(classes, eq(classes.id, classTournaments.classId))
    .leftJoin(courses, eq(courses.id, classTournaments.courseId));
export type HeadRow = Awaited<ReturnType<typeof selectHeads>>[number];

export const findTournament = async (read: Read, tournamentId: number) =>
  (await selectHeads(read).where(eq(classTournaments.id, tournamentId)))[0];
export type HeldTournament = typeof classTournaments.$inferSelect;

/** The last round of each of these tournaments that has one. */
export const findLastRounds = async (read: Read, tournamentIds: number[]): Promise<Map<number, number>> => {
  if (tournamentIds.length === 0) return new Map();
  const rows = await read
    .select({ tournamentId: classTournamentGames.tournamentId, round: max(classTournamentGames.round) })
    .from(classTournamentGames)
    .where(inArray(classTournamentGames.tournamentId, tournamentIds))
    .groupBy(classTournamentGames.tournamentId);
  return new Map(rows.map(({ tournamentId, round }) => [tournamentId, round ?? 0]));
};

/** The latest tournaments of a class or a course. */
export const findTournaments = (read: Read, holder: { classId: number } | { courseId: number }) =>
  selectHeads(read)
    .where(
      'classId' in holder
        ? eq(classTournaments.classId, holder.classId)
        : eq(classTournaments.courseId, holder.courseId),
    )
    .orderBy(desc(classTournaments.id))
    .limit(LISTED);

/** The coins of all prizes that somebody has offered since then. */
export const sumPrizes = async (read: Read, makerId: number, since: Date): Promise<number> => {
  const { firstPrize, secondPrize, thirdPrize } = classTournaments;
  const [row] = await read
    .select({ coins: sum(sql`${firstPrize} + ${secondPrize} + ${thirdPrize}`).mapWith(Number) })
    .from(classTournaments)
    .where(and(eq(classTournaments.makerId, makerId), gte(classTournaments.createdAt, since)));
  return row?.coins ?? 0;
};

const taughtBy = (read: Read, userId: number) =>
  read.select({ id: classProfessors.classId }).from(classProfessors).where(eq(classProfessors.userId, userId));

/**
 * Of the classes that somebody teaches or studies in, of their own courses, and those of courses in which they play; of
 * the whole school where nobody is named.
 */
export type Whose = { userId: number } | 'all';
const isOf = (whose: Whose) =>
  whose === 'all' ? undefined : sql`${classTournaments.id} in (${tournamentsOf(whose.userId)})`;

/** One page of tournaments: those that go on first, the latest before others. */
export const findOwnTournaments = (read: Read, whose: Whose, limit: number, offset: number) =>
  selectHeads(read)
    .where(isOf(whose))
    .orderBy(sql`${classTournaments.finishedAt} is not null`, desc(classTournaments.id))
    .limit(limit)
    .offset(offset);

export const countOwnTournaments = async (read: Read, whose: Whose): Promise<number> =>
  (await read.select({ count: count() }).from(classTournaments).where(isOf(whose)))[0]?.count ?? 0;

/** Which classes somebody teaches. */
export const findTaught = async (read: Read, userId: number): Promise<Set<number>> =>
  new Set((await taughtBy(read, userId)).map(({ id }) => id));

/** Which courses somebody teaches. */
export const findTaughtCourses = async (read: Read, userId: number): Promise<Set<number>> =>
  new Set((await read.select({ id: courses.id }).from(courses).where(isTaughtBy(userId))).map(({ id }) => id));

export const isPlayer = async (read: Read, tournamentId: number, userId: number): Promise<boolean> =>
  (
    await read
      .select({ id: classTournamentPlayers.id })
      .from(classTournamentPlayers)
      .where(and(eq(classTournamentPlayers.tournamentId, tournamentId), eq(classTournamentPlayers.userId, userId)))
  ).length > 0;

/** Whoever has no account any more that can play has withdrawn: one who cannot play would hold up a whole round. */
const presenceNow = sql<(typeof classTournamentPlayers.$inferSelect)['presence']>`case when ${or(
  isNotNull(users.deactivatedAt),
  isNotNull(users.erasedAt),
  eq(users.awaitingApproval, true),
)} then 'withdrawn' else ${classTournamentPlayers.presence} end`;

export const findPlayers = (read: Read, tournamentId: number) =>
  read
    .select({
      userId: users.id,
      name: users.fullName,
      rating: sql<number>`coalesce(${classTournamentPlayers.rating}, ${users.rating})`.mapWith(Number),
      /** As the list of the start has it. */
      listRating: classTournamentPlayers.rating,
      number: classTournamentPlayers.number,
      presence: presenceNow,
    })
    .from(classTournamentPlayers)
    .innerJoin(users, eq(users.id, classTournamentPlayers.userId))
    .where(eq(classTournamentPlayers.tournamentId, tournamentId))
    .orderBy(asc(classTournamentPlayers.number));
export type PlayerRow = Awaited<ReturnType<typeof findPlayers>>[number];

const plies = (read: Read) =>
  sql<number>`(${read.select({ count: count() }).from(matchMoves).where(eq(matchMoves.matchId, matches.id))})`.mapWith(
    Number,
  );

/** All boards in order, each with what its match says of itself. */
export const findGames = (read: Read, tournamentId: number) =>
  read
    .select({
      game: classTournamentGames,
      format: classTournaments.format,
      matchResult: matches.result,
      matchStatus: matches.status,
      matchEnding: matches.ending,
      pausedAt: matches.pausedAt,
      plies: plies(read),
      begunAt: matches.createdAt,
      blackSeenAt: matches.blackSeenAt,
    })
    .from(classTournamentGames)
    .innerJoin(classTournaments, eq(classTournaments.id, classTournamentGames.tournamentId))
    .leftJoin(matches, eq(matches.id, classTournamentGames.matchId))
    .where(eq(classTournamentGames.tournamentId, tournamentId))
    .orderBy(asc(classTournamentGames.round), asc(classTournamentGames.board));
export type GameRow = Awaited<ReturnType<typeof findGames>>[number];

export const insertTournament = async (tx: Tx, values: typeof classTournaments.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(classTournaments).values(values).returning({ id: classTournaments.id });
  if (!made) throw new Error('The tournament was not inserted');
  return made.id;
};

export const insertPlayers = async (tx: Tx, rows: (typeof classTournamentPlayers.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(classTournamentPlayers).values(rows);
};

/** A file brings up to 6,000 games; SQLite takes 32,766 values in one statement. */
const GAMES_PER_STATEMENT = 1_000;
export const insertGames = async (tx: Tx, rows: (typeof classTournamentGames.$inferInsert)[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += GAMES_PER_STATEMENT)
    await tx.insert(classTournamentGames).values(rows.slice(at, at + GAMES_PER_STATEMENT));
};

export const deleteGames = async (tx: Tx, gameIds: number[]): Promise<void> => {
  if (gameIds.length > 0) await tx.delete(classTournamentGames).where(inArray(classTournamentGames.id, gameIds));
};

/** The arenas that go on. */
export const findRunningArenas = async (read: Read): Promise<number[]> => {
  const { id, endsAt, finishedAt } = classTournaments;
  const rows = await read
    .select({ id })
    .from(classTournaments)
    .where(and(isNotNull(endsAt), isNull(finishedAt)));
  return rows.map(row => row.id);
};

export const setResult = async (tx: Tx, gameId: number, result: GameRow['game']['result']): Promise<void> => {
  await tx.update(classTournamentGames).set({ result }).where(eq(classTournamentGames.id, gameId));
};

export const setPresence = async (
  tx: Tx,
  tournamentId: number,
  userId: number,
  presence: PlayerRow['presence'],
): Promise<void> => {
  const { tournamentId: ofTournament, userId: ofUser } = classTournamentPlayers;
  await tx
    .update(classTournamentPlayers)
    .set({ presence })
    .where(and(eq(ofTournament, tournamentId), eq(ofUser, userId)));
};

export const setTournament = async (tx: Tx, tournamentId: number, change: Partial<HeldTournament>): Promise<void> => {
  await tx.update(classTournaments).set(change).where(eq(classTournaments.id, tournamentId));
};
