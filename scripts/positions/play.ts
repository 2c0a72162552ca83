import { Chess } from 'chess.js';
import type { Random } from '../../server/engine/ai-move.ts';
import type { Engine } from '../../server/engine/engine.ts';
import type { AiMoveInput, AiMoveOutput } from '../../server/features/chess/chess.schema.ts';
import { aiMove } from '../../server/features/chess/chess.service.ts';
import type { Sample } from '../../server/harness/positions/random-positions.ts';

type Fault = Sample & { difficulty: string; what: string };
export type Played = {
  faults: Fault[];
  /** From request to answer, including the wait in the queue. */ milliseconds: number[];
};

/** Enough to keep every process of the pool busy. */
const CALLERS = 4;

/** The fault in an answer; undefined for a legal move that is described correctly. */
const faultIn = (fen: string, { success, move, from, to, promotion }: AiMoveOutput): string | undefined => {
  if (!success || move === null) return 'no move, although the game goes on';
  const meant = new Chess(fen).moves({ verbose: true }).find(({ san }) => san === move);
  if (!meant) return `${move} is not legal`;
  const isTold = meant.from === from && meant.to === to && (meant.promotion ?? null) === promotion;
  return isTold ? undefined : `${move} is not ${from}${to}${promotion ?? ''}`;
};

/** Lets a level move once in each position, four at a time, and checks every answer. */
export const playEach = async (
  engine: Engine,
  samples: Sample[],
  difficulty: AiMoveInput['difficulty'],
  random: Random,
): Promise<Played> => {
  const played: Played = { faults: [], milliseconds: [] };
  const left = samples.values();
  const call = async (_: unknown, id: number): Promise<void> => {
    for (const sample of left) {
      const askedAt = performance.now();
      const what = await aiMove(engine, { id }, { difficulty, fen: sample.fen, moveHistory: [] }, random).then(
        answer => faultIn(sample.fen, answer),
        String,
      );
      played.milliseconds.push(performance.now() - askedAt);
      if (what) played.faults.push({ ...sample, difficulty, what });
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return played;
};
