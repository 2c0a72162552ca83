import type { Side } from './moves.ts';
import { winningChances, type Evaluation } from './winning-chances.ts';

const JUDGMENTS = ['?!', '?', '??'] as const;
/** Inaccuracy, mistake, blunder. */
export type Judgment = (typeof JUDGMENTS)[number];

/** The losses of winning chances, on the scale from -1 to 1, from which a move gets its mark (`Advice` of lila). */
const LOSSES: readonly { from: number; judgment: Judgment }[] = [
  { from: 0.3, judgment: '??' },
  { from: 0.2, judgment: '?' },
  { from: 0.1, judgment: '?!' },
];

/** Centipawns beyond which letting a mate happen, or letting one go, matters less. */
const DECIDED = 999;
const NEARLY_DECIDED = 700;

/** By how the game would have stood without a mate, for the side whose mate it is. */
const byStanding = (centipawns: number): Judgment =>
  centipawns > DECIDED ? '?!' : centipawns > NEARLY_DECIDED ? '?' : '??';

/** The same from the mover's side; a mate on the board is one in no moves. */
const seenBy = (side: Side, evaluation: Evaluation): { cp?: number; mates?: boolean } => {
  const sign = side === 'white' ? 1 : -1;
  if ('cp' in evaluation) return { cp: sign * evaluation.cp };
  return { mates: 'mate' in evaluation ? sign * evaluation.mate > 0 : evaluation.won === side };
};

/** What kind of mistake it was about mates: the other side now mates, or one's own mate is gone. */
export type MateMistake = 'created' | 'lost';

export const mateMistake = (side: Side, before: Evaluation, after: Evaluation): MateMistake | undefined => {
  const [had, has] = [seenBy(side, before), seenBy(side, after)];
  if (had.mates) return has.mates ? undefined : 'lost';
  return had.mates === undefined && has.mates === false ? 'created' : undefined;
};

/**
 * The mark of a move, by the evaluations before and after it. A mate that merely takes longer is not marked, nor is a
 * lost game that is lost sooner.
 */
export const judge = (side: Side, before: Evaluation, after: Evaluation): Judgment | undefined => {
  const [had, has] = [seenBy(side, before), seenBy(side, after)];
  if (had.cp !== undefined && has.cp !== undefined) {
    const loss = winningChances(had.cp) - winningChances(has.cp);
    return LOSSES.find(({ from }) => loss >= from)?.judgment;
  }
  const mistake = mateMistake(side, before, after);
  if (!mistake) return undefined;
  return byStanding(mistake === 'lost' ? (has.cp ?? 0) : -(had.cp ?? 0));
};
