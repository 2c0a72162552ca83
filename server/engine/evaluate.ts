import type { Evaluation } from '../rules/winning-chances.ts';
import { EVALUATION_NODES, finalLines, forWhite, type Engine } from './engine.ts';
import { readGame } from './position.ts';
import type { Asker } from './turns.ts';

/** The best play from a position, in UCI, with what it is worth from White's side. */
export type Evaluated = { evaluation: Evaluation; depth: number; line: string[] };

/**
 * Evaluates a position in which there is a move. The same position has the same answer on every machine: a search ends
 * by nodes, from an empty table, and knows nothing of the moves before it.
 * @throws AppError 503 when the engine does not answer.
 */
export const evaluate = async (engine: Engine, epd: string, asker?: Asker): Promise<Evaluated> => {
  const { chess, position } = readGame(`${epd} 0 1`);
  const { lines } = await engine.search({ position, lines: 1, limits: { nodes: EVALUATION_NODES } }, asker);
  const [best] = finalLines(lines);
  if (!best) throw new Error('The engine reported no line');
  return { evaluation: forWhite(best.score, chess.turn()), depth: best.depth, line: best.moves };
};
