import { aliasedTable, and, asc, eq, gte, inArray, lt, max, ne, notInArray, or, sql } from 'drizzle-orm';
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

/** Has a review wait in the turn of this asker, unless it waits in that of the game's player. */
export const takeTurn = async (
  tx: Tx,
  { gameId, playerId, askerId }: { gameId: number; playerId: number; askerId: number },
): Promise<void> => {
  await tx
    .update(gameReviews)
    .set({ askerId })
    .where(and(eq(gameReviews.gameId, gameId), eq(gameReviews.status, 'waiting'), ne(gameReviews.askerId, playerId)));
};

/**
 * The oldest review that nobody works on, of the asker for whom was last worked the longest ago, among those for whom
 * nobody works now. Nobody works on those that wait, and on those whose process has gone silent.
 */
export const findNextInTurn = async (read: Read, silentSince: Date) => {
  const { status, workedAt, askerId } = gameReviews;
  const isSilent = and(eq(status, 'running'), lt(workedAt, silentSince));
  const served = read
    .select({ askerId })
    .from(gameReviews)
    .where(and(eq(status, 'running'), gte(workedAt, silentSince)));
  const oldest = read
    .select({ askerId, id: sql<number>`min(${gameReviews.id})`.as('oldest_id') })
    .from(gameReviews)
    .where(and(or(eq(status, 'waiting'), isSilent), notInArray(askerId, served)))
    .groupBy(askerId)
    .as('oldest');
  const turns = aliasedTable(gameReviews, 'turns');
  const lastTurn = read
    .select({ at: max(turns.workedAt) })
    .from(turns)
    .where(eq(turns.askerId, oldest.askerId));
  const [next] = await read
    .select({ id: gameReviews.id, gameId: games.id, pgn: games.pgn, userId: games.userId, side: games.side })
    .from(oldest)
    .innerJoin(gameReviews, eq(gameReviews.id, oldest.id))
    .innerJoin(games, eq(games.id, gameReviews.gameId))
    .orderBy(sql`(${lastTurn}) nulls first`, asc(oldest.id))
    .limit(1);
  return next;
};
export type OpenReview = NonNullable<Awaited<ReturnType<typeof findNextInTurn>>>;

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
