import type { Db } from '../../../db/client.ts';
import { evaluate } from '../../engine/evaluate.ts';
import type { Engine } from '../../engine/engine.ts';
import { MINUTE_MS, SECOND_MS } from '../../common/time.schema.ts';
import {
  failReview,
  findNextInTurn,
  finishReview,
  insertEvaluation,
  markWorked,
  type OpenReview,
} from './game-reviews.queries.ts';
import { evaluationRow, findKnown, type Known } from './known-evaluations.service.ts';
import { endIn, positionsOf, type Position } from './played-game.ts';
import { insertMistakes } from './mistakes.queries.ts';
import { reviewInTurns, type Judged } from './review.ts';

/** The user served longest ago comes first: two hundred reviews of one user keep nobody else waiting. */
const takeNext = (db: Db, now: Date): Promise<OpenReview | undefined> =>
  db.write(async tx => {
    const next = await findNextInTurn(tx, new Date(now.getTime() - MINUTE_MS));
    if (next) await markWorked(tx, next.id, now);
    return next;
  });

/** How often what was found is kept, and the review is still worked at. */
const KEPT_EVERY_MS = 10 * SECOND_MS;

/** What the engine says of all positions. Each look at it waits for the disk once: so several are kept together. */
const lookAtAll = async (
  db: Db,
  engine: Engine,
  reviewId: number,
  positions: readonly Position[],
): Promise<Judged[]> => {
  const known = await findKnown(db, positions);
  const judged: Judged[] = [];
  let found: ReturnType<typeof evaluationRow>[] = [];
  let keptAt = Date.now();
  const keep = async (): Promise<void> => {
    const rows = found;
    [found, keptAt] = [[], Date.now()];
    await db.write(async tx => {
      for (const row of rows) await insertEvaluation(tx, row);
      await markWorked(tx, reviewId, new Date());
    });
  };
  const lookAt = async (epd: string): Promise<Known> => {
    const evaluated = await evaluate(engine, epd);
    found.push(evaluationRow(epd, evaluated));
    if (Date.now() - keptAt >= KEPT_EVERY_MS) await keep();
    return evaluated;
  };
  for (const position of positions) {
    const end = endIn(position.fen);
    const says = end ? { evaluation: end, line: [] } : (known.get(position.epd) ?? (await lookAt(position.epd)));
    known.set(position.epd, says);
    judged.push({ ...position, ...says });
  }
  await keep();
  return judged;
};

const review = async (db: Db, engine: Engine, { id, gameId, userId, side, pgn }: OpenReview): Promise<void> => {
  const judged = await lookAtAll(db, engine, id, positionsOf(pgn));
  const { review: made, mistakes } = await reviewInTurns(judged, side);
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
