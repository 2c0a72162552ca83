import type { Db } from '../../../db/client.ts';
import { EVALUATION_NODES } from '../../engine/engine.ts';
import type { Evaluated } from '../../engine/evaluate.ts';
import { findEvaluations } from './game-reviews.queries.ts';
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
