import type { Db } from '../../../db/client.ts';
import { evaluate } from '../../engine/evaluate.ts';
import type { Engine } from '../../engine/engine.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import {
  failReview,
  findNextInTurn,
  finishReview,
  insertEvaluation,
  markWorked,
  type OpenReview,
} from './game-reviews.queries.ts';
import { evaluationRow, findKnown, type Known } from './known-evaluations.service.ts';
import { endIn, positionsOf } from './played-game.ts';
import { insertMistakes } from './mistakes.queries.ts';
import { mistakesIn, reviewOf, type Judged } from './review.ts';

/** The user served longest ago comes first: two hundred reviews of one user keep nobody else waiting. */
const takeNext = (db: Db, now: Date): Promise<OpenReview | undefined> =>
  db.write(async tx => {
    const next = await findNextInTurn(tx, new Date(now.getTime() - MINUTE_MS));
    if (next) await markWorked(tx, next.id, now);
    return next;
  });

const lookAt = async (db: Db, engine: Engine, reviewId: number, epd: string): Promise<Known> => {
  const found = await evaluate(engine, epd);
  await db.write(async tx => {
    await insertEvaluation(tx, evaluationRow(epd, found));
    await markWorked(tx, reviewId, new Date());
  });
  return found;
};

const review = async (db: Db, engine: Engine, { id, gameId, userId, side, pgn }: OpenReview): Promise<void> => {
  const positions = positionsOf(pgn);
  const known = await findKnown(db, positions);
  const judged: Judged[] = [];
  for (const position of positions) {
    const end = endIn(position.fen);
    const found = end
      ? { evaluation: end, line: [] }
      : (known.get(position.epd) ?? (await lookAt(db, engine, id, position.epd)));
    known.set(position.epd, found);
    judged.push({ ...position, ...found });
  }
  const made = reviewOf(judged);
  const mistakes = mistakesIn(judged, made.moves, side);
  await db.write(async tx => {
    await finishReview(tx, id, JSON.stringify(made), new Date());
    await insertMistakes(
      tx,
      mistakes.map(mistake => ({ gameId, userId, ...mistake })),
    );
  });
};

/**
 * Makes the review whose turn it is. Positions that were evaluated before, in whatever game, are not searched again.
 * @returns whether there was one. @throws what went wrong, after the review was put back.
 */
export const makeNextReview = async (db: Db, engine: Engine, now = new Date()): Promise<boolean> => {
  const next = await takeNext(db, now);
  if (!next) return false;
  try {
    await review(db, engine, next);
  } catch (error) {
    await db.write(tx => failReview(tx, next.id));
    throw error;
  }
  return true;
};
