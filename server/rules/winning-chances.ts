/**
 * Chances to win, as Lichess computes them (lichess.org/page/accuracy; `WinPercent` of lila, `Eval` of scalachess). Its
 * constants come from games between people.
 */
import type { Side } from './moves.ts';

/**
 * How a position stands, from White's side: in centipawns, in moves until mate (negative when Black mates), or won,
 * when the mate is on the board.
 */
export type Evaluation = { readonly cp: number } | { readonly mate: number } | { readonly won: Side };

/** Beyond ten pawns nothing changes any more; a mate is worth as much. */
const CEILING = 1_000;
const STEEPNESS = 0.00368208;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** An evaluation in centipawns, at most a thousand. */
const inCentipawns = (evaluation: Evaluation): number => {
  if ('cp' in evaluation) return clamp(evaluation.cp, -CEILING, CEILING);
  if ('mate' in evaluation) return CEILING * Math.sign(evaluation.mate);
  return evaluation.won === 'white' ? CEILING : -CEILING;
};

/** From -1, lost, to 1, won. */
export const winningChances = (centipawns: number): number => 2 / (1 + Math.exp(-STEEPNESS * centipawns)) - 1;

/** White's chances in percent. */
export const winPercent = (evaluation: Evaluation): number => 50 + 50 * winningChances(inCentipawns(evaluation));

/** How good a move was, in percent, by the mover's chances before and after it (`AccuracyPercent` of lila). */
export const moveAccuracy = (before: number, after: number): number => {
  if (after >= before) return 100;
  const raw = 103.1668100711649 * Math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411;
  // One more, because the engine does not see everything.
  return clamp(raw + 1, 0, 100);
};
