import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { EVALUATION_NODES, type Engine } from '../../engine/engine.ts';
import { evaluate, type Evaluated } from '../../engine/evaluate.ts';
import { epdOf } from '../../rules/position.ts';
import { findEvaluations, insertEvaluation } from './game-reviews.queries.ts';
import { endIn } from './played-game.ts';
import type { Judged } from './review.ts';

/** What the engine says of a position; no line where the game is over. */
export type Known = Pick<Judged, 'evaluation' | 'line'>;

/** What the server's engine has said before of these positions. */
export const findKnown = async (db: Db, positions: readonly { epd: string }[]): Promise<Map<string, Known>> => {
  const epds = [...new Set(positions.map(({ epd }) => epd))];
  const rows = await findEvaluations(db.read, epds, EVALUATION_NODES);
  return new Map(
    rows.map(({ position, cp, mate, line }) => [
      position,
      { evaluation: mate === null ? { cp: cp ?? 0 } : { mate }, line },
    ]),
  );
};

/** The row in which what the server's engine has found is kept. */
export const evaluationRow = (epd: string, { evaluation, depth, line }: Evaluated) => {
  const score = 'cp' in evaluation ? { cp: evaluation.cp } : 'mate' in evaluation ? { mate: evaluation.mate } : {};
  return { position: epd, nodes: EVALUATION_NODES, ...score, depth, line };
};

export type Room = { db: Db; engine: Engine };

/**
 * What the engine says of one position: what is kept, or found now, at somebody's board, and kept.
 * @throws AppError 429 and 503 of the engine.
 */
export const lookAt = async ({ db, engine }: Room, viewer: Pick<Viewer, 'id'>, fen: string): Promise<Known> => {
  const end = endIn(fen);
  if (end) return { evaluation: end, line: [] };
  const epd = epdOf(fen);
  const kept = (await findKnown(db, [{ epd }])).get(epd);
  if (kept) return kept;
  const found = await evaluate(engine, epd, { person: viewer.id, wants: 'move' });
  await db.write(tx => insertEvaluation(tx, evaluationRow(epd, found)));
  return found;
};
