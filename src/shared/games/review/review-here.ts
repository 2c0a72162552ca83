/** A game's positions, evaluated by the engine of this browser as the server evaluates them. */
import type { DeliveredEvaluation } from '../../../../server/features/game-reviews/game-reviews.schema.ts';
import { EVALUATION_NODES, forWhite } from '../../../../server/engine/engine.ts';
import { engineQuestion } from '../../../../server/rules/engine-question.ts';
import { type BrowserEngine, openBrowserEngine } from '../../engine/browser-engine.ts';

export type Steps = { done: number; total: number };

type Watching = {
  signal: AbortSignal;
  /** Hears after each position how many there were. */
  onStep: (steps: Steps) => void;
};

/** After so many it is known how fast this device is. */
const FIRST_STEPS = 6;
/** When the wait here would be longer, the server is faster. */
const LONGEST_MS = 180_000;

/**
 * One evaluation for each position of the game that is not over, in its order.
 * @param fens every position, the first included.
 * @throws Error when the engine fails, this device is too slow, or the signal ends it.
 */
export const evaluateGame = async (
  engine: BrowserEngine,
  fens: readonly string[],
  { signal, onStep }: Watching,
): Promise<DeliveredEvaluation[]> => {
  const questions = fens.flatMap(fen => engineQuestion(fen) ?? []);
  const evaluations: DeliveredEvaluation[] = [];
  let begun = 0;
  for (const question of questions) {
    const [best] = await engine.analyse(question, { nodes: EVALUATION_NODES, lines: 1 }, { signal });
    if (!best) throw new Error('The engine reported no line');
    const { score, depth, moves } = best;
    evaluations.push({ ...forWhite(score, question.includes(' w ') ? 'w' : 'b'), depth, line: moves.join(' ') });
    onStep({ done: evaluations.length, total: questions.length });
    // The first answer has the engine fetched and started before it.
    if (evaluations.length === 1) begun = performance.now();
    const each = (performance.now() - begun) / Math.max(1, evaluations.length - 1);
    if (evaluations.length === FIRST_STEPS && each * questions.length > LONGEST_MS)
      throw new Error('This device is too slow');
  }
  return evaluations;
};

/** The same with an engine of its own, which ends with it. */
export const evaluateHere = async (fens: readonly string[], watching: Watching): Promise<DeliveredEvaluation[]> => {
  const engine = openBrowserEngine();
  try {
    return await evaluateGame(engine, fens, watching);
  } finally {
    engine.close();
  }
};
