import type { Db, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Live } from '../../live/live.ts';
import { getReadable } from '../games/games.service.ts';
import { findReview, insertReview, takeTurn, type ReviewRow } from './game-reviews.queries.ts';
import { Review } from './game-reviews.schema.ts';

export const toReview = ({ status, result }: Pick<ReviewRow, 'status' | 'result'>): Review =>
  result === null
    ? { status, accuracy: { white: null, black: null }, moves: [], opening: null }
    : Review.parse(JSON.parse(result));

/**
 * Asks the engine to review a game, once. One that waits among somebody else's comes in the viewer's own turn, unless
 * its player has asked for it. @throws AppError 404 for a game that the viewer may not see.
 */
export const askForReview = async (
  { db, live }: { db: Db; live: Live },
  viewer: Viewer,
  gameId: number,
): Promise<Review> => {
  const { game } = await getReadable(db.read, viewer, gameId);
  const known = await findReview(db.read, gameId);
  if (!known || known.status === 'waiting') {
    await db.write(async tx => {
      await insertReview(tx, gameId, viewer.id);
      await takeTurn(tx, { gameId, playerId: game.userId, askerId: viewer.id });
    });
    live.tell('review', gameId);
  }
  return toReview(known ?? { status: 'waiting', result: null });
};

/** Lets games wait for their reviews, except those that have one. Whoever asks has the right to see them. */
export const queueReviews = async (tx: Tx, askerId: number, gameIds: readonly number[]): Promise<void> => {
  for (const gameId of gameIds) await insertReview(tx, gameId, askerId);
};

/** @throws AppError 404 for a game that the viewer may not see, or whose review nobody has asked for. */
export const getReview = async (db: Db, viewer: Viewer, gameId: number): Promise<Review> => {
  await getReadable(db.read, viewer, gameId);
  const known = await findReview(db.read, gameId);
  if (!known) throw new AppError('gameReviewNotFound');
  return toReview(known);
};
