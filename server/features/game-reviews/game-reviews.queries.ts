import { and, asc, eq, inArray, isNotNull, lt, max, ne, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { evaluations, gameReviews, games } from '../../../db/schema/games.ts';

export const findReview = async (read: Read, gameId: number) =>
  (await read.select().from(gameReviews).where(eq(gameReviews.gameId, gameId)))[0];
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

type Worker = { askerId: number; now: Date };

/** Adds a review on which the asker's browser works, unless the game has one. */
export const insertInBrowser = async (tx: Tx, gameId: number, { askerId, now }: Worker): Promise<void> => {
  await tx
    .insert(gameReviews)
    .values({ gameId, askerId, status: 'running', inBrowser: true, workedAt: now })
    .onConflictDoNothing();
};

export const giveToBrowser = async (tx: Tx, reviewId: number, { askerId, now }: Worker): Promise<void> => {
  await tx
    .update(gameReviews)
    .set({ askerId, status: 'running', inBrowser: true, workedAt: now })
    .where(and(eq(gameReviews.id, reviewId), ne(gameReviews.status, 'done')));
};

const isWithBrowserOf = (reviewId: number, askerId: number) =>
  and(
    eq(gameReviews.id, reviewId),
    eq(gameReviews.status, 'running'),
    eq(gameReviews.inBrowser, true),
    eq(gameReviews.askerId, askerId),
  );

/** Leaves a review that somebody's browser works on to the server. */
export const takeFromBrowser = async (tx: Tx, reviewId: number, askerId: number): Promise<void> => {
  await tx.update(gameReviews).set({ status: 'waiting', inBrowser: false }).where(isWithBrowserOf(reviewId, askerId));
};

/** @returns whether that browser had the review, which it now has finished. */
export const finishInBrowser = async (
  tx: Tx,
  { reviewId, askerId, result, now }: { reviewId: number; askerId: number; result: string; now: Date },
): Promise<boolean> =>
  (
    await tx
      .update(gameReviews)
      .set({ status: 'done', result, workedAt: now })
      .where(isWithBrowserOf(reviewId, askerId))
      .returning({ id: gameReviews.id })
  ).length > 0;

/** Adds a review that waits, unless the game has one. */
export const insertReview = async (tx: Tx, gameId: number, askerId: number): Promise<void> => {
  await tx.insert(gameReviews).values({ gameId, askerId, status: 'waiting' }).onConflictDoNothing();
};

const AT_ONCE = 500;

/** Reviews that nobody works on, the oldest first: those that wait, and those whose process has gone silent. */
export const findOpen = (read: Read, silentSince: Date) =>
  read
    .select({
      id: gameReviews.id,
      askerId: gameReviews.askerId,
      gameId: gameReviews.gameId,
      pgn: games.pgn,
      userId: games.userId,
      side: games.side,
    })
    .from(gameReviews)
    .innerJoin(games, eq(games.id, gameReviews.gameId))
    .where(
      or(
        eq(gameReviews.status, 'waiting'),
        and(eq(gameReviews.status, 'running'), lt(gameReviews.workedAt, silentSince)),
      ),
    )
    .orderBy(asc(gameReviews.id))
    .limit(AT_ONCE);
export type OpenReview = Awaited<ReturnType<typeof findOpen>>[number];

/** When somebody last worked for each of these people. */
export const findLastTurns = async (read: Read, askerIds: readonly number[]): Promise<Map<number, Date>> => {
  if (askerIds.length === 0) return new Map();
  const rows = await read
    .select({ askerId: gameReviews.askerId, at: max(gameReviews.workedAt) })
    .from(gameReviews)
    .where(and(inArray(gameReviews.askerId, [...askerIds]), isNotNull(gameReviews.workedAt)))
    .groupBy(gameReviews.askerId);
  return new Map(rows.flatMap(({ askerId, at }) => (at ? [[askerId, at] as const] : [])));
};

/** The users with a review that is being worked on. */
export const findServed = async (read: Read, silentSince: Date): Promise<Set<number>> => {
  const rows = await read
    .select({ askerId: gameReviews.askerId, workedAt: gameReviews.workedAt })
    .from(gameReviews)
    .where(eq(gameReviews.status, 'running'));
  return new Set(rows.flatMap(({ askerId, workedAt }) => (workedAt && workedAt >= silentSince ? [askerId] : [])));
};

export const markWorked = async (tx: Tx, reviewId: number, now: Date): Promise<void> => {
  await tx
    .update(gameReviews)
    .set({ status: 'running', inBrowser: false, workedAt: now })
    .where(and(eq(gameReviews.id, reviewId), ne(gameReviews.status, 'done')));
};

export const finishReview = async (tx: Tx, reviewId: number, result: string, now: Date): Promise<void> => {
  await tx.update(gameReviews).set({ status: 'done', result, workedAt: now }).where(eq(gameReviews.id, reviewId));
};

const FAILURES = 3;

/** Lets a review wait again after a failure; after the third it is forgotten, so that it can be asked for again. */
export const failReview = async (tx: Tx, reviewId: number): Promise<void> => {
  const [row] = await tx
    .select({ failures: gameReviews.failures })
    .from(gameReviews)
    .where(eq(gameReviews.id, reviewId));
  const failures = (row?.failures ?? 0) + 1;
  if (failures >= FAILURES) await tx.delete(gameReviews).where(eq(gameReviews.id, reviewId));
  else await tx.update(gameReviews).set({ status: 'waiting', failures }).where(eq(gameReviews.id, reviewId));
};

/** SQLite takes 32,766 values in a statement. */
const POSITIONS_AT_ONCE = 1_000;

export const findEvaluations = async (read: Read, positions: readonly string[], nodes: number) => {
  const found: (typeof evaluations.$inferSelect)[] = [];
  for (let from = 0; from < positions.length; from += POSITIONS_AT_ONCE)
    found.push(
      ...(await read
        .select()
        .from(evaluations)
        .where(
          and(
            eq(evaluations.nodes, nodes),
            inArray(evaluations.position, positions.slice(from, from + POSITIONS_AT_ONCE)),
          ),
        )),
    );
  return found;
};

export const insertEvaluation = async (tx: Tx, row: Omit<typeof evaluations.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(evaluations).values(row).onConflictDoNothing();
};
