import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { classTournamentGames } from '../../../db/schema/class-tournaments.ts';
import { gameRatings, matches, matchPulse } from '../../../db/schema/matches.ts';
import { school } from '../../../db/schema/school.ts';
import { users } from '../../../db/schema/users.ts';
import { isGuess, type Rating } from '../../rules/glicko.ts';
import type { MatchesInput } from './matches.schema.ts';
import type { HeldMatch } from './table.ts';

/** Those of a user, as player or as who asked for them. */
const isOf = (userId: number) =>
  or(eq(matches.whiteId, userId), eq(matches.blackId, userId), eq(matches.creatorId, userId));

const isAsked = (userId: number, { status, since }: MatchesInput) => {
  const from = since === undefined ? undefined : new Date(since);
  return and(
    isOf(userId),
    status ? eq(matches.status, status) : ne(matches.status, 'aborted'),
    from && or(gte(matches.createdAt, from), gte(matches.endedAt, from)),
  );
};

/** A page of a user's matches, the newest first. */
export const findMatches = (read: Read, userId: number, input: MatchesInput) =>
  read
    .select()
    .from(matches)
    .where(isAsked(userId, input))
    .orderBy(desc(matches.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);

export const countMatches = async (read: Read, userId: number, input: MatchesInput): Promise<number> =>
  (await read.select({ count: count() }).from(matches).where(isAsked(userId, input)))[0]?.count ?? 0;

const roundGames = prepared('round_games', read =>
  read
    .select({ id: classTournamentGames.matchId })
    .from(classTournamentGames)
    .where(isGivenIn(classTournamentGames.matchId, 'ids')),
);
/** Which of these matches are of a tournament's round; an arena has one for all its games. One query. */
export const findRoundGames = async (read: Read, ids: readonly number[]): Promise<Set<number | null>> =>
  ids.length === 0 ? new Set() : new Set((await roundGames(read, { ids: listOf(ids) })).map(({ id }) => id));

/** How many matches somebody has under way, challenges of theirs included. */
export const countOpen = async (read: Read, userId: number): Promise<number> => {
  const isOpen = or(eq(matches.status, 'playing'), and(eq(matches.status, 'waiting'), eq(matches.creatorId, userId)));
  const [found] = await read
    .select({ count: count() })
    .from(matches)
    .where(and(isOf(userId), isOpen));
  return found?.count ?? 0;
};

/** How many challenges of one person to another came to nothing since then. */
export const countFruitless = async (read: Read, from: number, to: number, since: Date): Promise<number> => {
  const isOfBoth = or(eq(matches.whiteId, to), eq(matches.blackId, to));
  const isFruitless = and(eq(matches.status, 'aborted'), eq(matches.opponent, 'person'), gt(matches.createdAt, since));
  const [found] = await read
    .select({ count: count() })
    .from(matches)
    .where(and(eq(matches.creatorId, from), isOfBoth, isFruitless));
  return found?.count ?? 0;
};

const personColumns = {
  id: users.id,
  fullName: users.fullName,
  rating: users.rating,
  role: users.role,
  awaitingApproval: users.awaitingApproval,
  deactivatedAt: users.deactivatedAt,
  erasedAt: users.erasedAt,
  provisional: users.ratingProvisional,
};

const everybody = (read: Read) => read.select(personColumns).from(users);
const bothPlayers = prepared('match_players', read =>
  everybody(read).where(or(eq(users.id, sql.placeholder('one')), eq(users.id, sql.placeholder('other')))),
);

/** Those of one match are asked for at every move. */
export const findPeople = (read: Read, ids: readonly number[]) => {
  const [one, other = one, ...more] = ids;
  if (one === undefined) return Promise.resolve([]);
  return more.length === 0 ? bothPlayers(read, { one, other }) : everybody(read).where(inArray(users.id, [...ids]));
};
export type Person = Awaited<ReturnType<typeof findPeople>>[number];

export const insertMatch = async (tx: Tx, match: typeof matches.$inferInsert): Promise<HeldMatch> => {
  const [inserted] = await tx.insert(matches).values(match).returning();
  if (!inserted) throw new Error('The match was not inserted');
  return inserted;
};

/** Whether the school lets players say phrases to each other; one without settings does. */
export const arePhrasesOn = async (read: Read): Promise<boolean> =>
  (await read.select({ phrases: school.phrases }).from(school))[0]?.phrases ?? true;

export const markSeen = async (tx: Tx, matchId: number, seen: Partial<HeldMatch>): Promise<void> => {
  await tx.update(matches).set(seen).where(eq(matches.id, matchId));
};

const DUE_AT_ONCE = 100;
/** The matches with which the server has something to do by then, the most urgent first. */
export const findDue = (read: Read, until: Date) =>
  read
    .select({ id: matches.id, dueAt: matches.dueAt })
    .from(matches)
    .where(and(isNotNull(matches.dueAt), lte(matches.dueAt, until)))
    .orderBy(asc(matches.dueAt))
    .limit(DUE_AT_ONCE);

const isSearch = and(eq(matches.status, 'waiting'), eq(matches.opponent, 'anyone'));

/** The searches for a game with anybody, the longest-waiting first; not those of people who have left the school. */
export const findSearching = (read: Read) =>
  read
    .select({ match: matches, name: users.fullName, rating: users.rating })
    .from(matches)
    .innerJoin(users, eq(users.id, matches.creatorId))
    .where(and(isSearch, isNull(users.deactivatedAt), isNull(users.erasedAt), eq(users.awaitingApproval, false)))
    .orderBy(asc(matches.id));
export type Search = Awaited<ReturnType<typeof findSearching>>[number];

export const findSearches = (read: Read, userId: number): Promise<HeldMatch[]> =>
  read
    .select()
    .from(matches)
    .where(and(isSearch, eq(matches.creatorId, userId)));

/** The matches that are being played, with what their clocks need. */
export const findPlaying = (read: Read) => read.select().from(matches).where(eq(matches.status, 'playing'));

export const isAnyPlaying = async (read: Read): Promise<boolean> =>
  (await read.select({ id: matches.id }).from(matches).where(eq(matches.status, 'playing')).limit(1)).length > 0;

export const setMatch = async (tx: Tx, matchId: number, columns: Partial<HeldMatch>): Promise<void> => {
  await tx.update(matches).set(columns).where(eq(matches.id, matchId));
};

/** Gives an end to games that have none: they were begun before games without moves, and paused ones, had one. */
export const setEndOfEndless = async (tx: Tx, dueAt: Date): Promise<void> => {
  const isEndless = and(eq(matches.status, 'playing'), isNull(matches.dueAt));
  await tx.update(matches).set({ dueAt }).where(isEndless);
};

const PULSE_ID = 1;
export const findPulse = async (read: Read): Promise<Date | undefined> =>
  (await read.select({ at: matchPulse.at }).from(matchPulse).where(eq(matchPulse.id, PULSE_ID)))[0]?.at;
export const savePulse = async (tx: Tx, at: Date): Promise<void> => {
  await tx.insert(matchPulse).values({ id: PULSE_ID, at }).onConflictDoUpdate({ target: matchPulse.id, set: { at } });
};

export const findGameRating = async (read: Read, userId: number): Promise<(Rating & { updatedAt: Date }) | undefined> =>
  (
    await read
      .select({
        rating: gameRatings.rating,
        deviation: gameRatings.deviation,
        volatility: gameRatings.volatility,
        updatedAt: gameRatings.updatedAt,
      })
      .from(gameRatings)
      .where(eq(gameRatings.userId, userId))
  )[0];

/** Stores a rating, and its whole points where lists read them. */
export const saveGameRating = async (tx: Tx, userId: number, rating: Rating, updatedAt: Date): Promise<void> => {
  await tx
    .insert(gameRatings)
    .values({ userId, ...rating, updatedAt })
    .onConflictDoUpdate({ target: gameRatings.userId, set: { ...rating, updatedAt } });
  await tx
    .update(users)
    .set({ rating: Math.round(rating.rating), ratingProvisional: isGuess(rating) })
    .where(eq(users.id, userId));
};
