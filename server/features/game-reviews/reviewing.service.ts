import type { Db } from '../../../db/client.ts';
import { EVALUATION_NODES, evaluate } from '../../engine/evaluate.ts';
import type { Engine } from '../../engine/engine.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import {
  failReview,
  findEvaluations,
  findLastTurns,
  findOpen,
  findServed,
  finishReview,
  insertEvaluation,
  markWorked,
  type OpenReview,
} from './game-reviews.queries.ts';
import { endIn, positionsOf, type Position } from './played-game.ts';
import { insertMistakes } from './mistakes.queries.ts';
import { mistakesIn, reviewOf, type Judged } from './review.ts';

type Known = Pick<Judged, 'evaluation' | 'line'>;

/** Whoever was served longest ago comes first: who asks for two hundred reviews waits for their own. */
const takeNext = (db: Db, now: Date): Promise<OpenReview | undefined> =>
  db.write(async tx => {
    const silentSince = new Date(now.getTime() - MINUTE_MS);
    const open = await findOpen(tx, silentSince);
    if (open.length === 0) return undefined;
    const served = await findServed(tx, silentSince);
    const waiting = open.filter(({ askerId }) => !served.has(askerId));
    const turns = await findLastTurns(tx, [...new Set(waiting.map(({ askerId }) => askerId))]);
    const turnOf = ({ askerId }: OpenReview): number => turns.get(askerId)?.getTime() ?? 0;
    const [next] = waiting.toSorted((a, b) => turnOf(a) - turnOf(b) || a.id - b.id);
    if (next) await markWorked(tx, next.id, now);
    return next;
  });

const findKnown = async (db: Db, positions: readonly Position[]): Promise<Map<string, Known>> => {
  const epds = [...new Set(positions.map(({ epd }) => epd))];
  const rows = await findEvaluations(db.read, epds, EVALUATION_NODES);
  return new Map(
    rows.map(({ position, cp, mate, line }) => [
      position,
      { evaluation: mate === null ? { cp: cp ?? 0 } : { mate }, line },
    ]),
  );
};

const lookAt = async (db: Db, engine: Engine, reviewId: number, epd: string): Promise<Known> => {
  const { evaluation, depth, line } = await evaluate(engine, epd);
  const score = 'cp' in evaluation ? { cp: evaluation.cp } : 'mate' in evaluation ? { mate: evaluation.mate } : {};
  await db.write(async tx => {
    await insertEvaluation(tx, { position: epd, nodes: EVALUATION_NODES, ...score, depth, line });
    await markWorked(tx, reviewId, new Date());
  });
  return { evaluation, line };
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
