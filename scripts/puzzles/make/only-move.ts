import { finalLines, type Line } from '../../../server/engine/engine.ts';

/** What the best move of a position achieves, if no other move does. */
export type Finding = { kind: 'mate'; in: number } | { kind: 'win'; centipawns: number };

export type Refusal = 'forced' | 'notWinning' | 'notOnly';

/** Centipawns from which a side is winning. */
const WINNING = 200;
/** The most that the second-best move may be worth: less than a winning advantage. */
const NOT_WON = 120;
/** The chance of winning that the second-best move must lose, on the scale from −1 to 1. */
const CHANCE_LOST = 0.3;
/** Longer mates count as won positions, because no student should have to announce a mate in seven. */
const LONGEST_MATE = 4;
const DECIDED = 2_000;

/**
 * From −1 (lost) to 1 (won), by the logistic curve that Lichess fitted to its games: https://lichess.org/page/accuracy
 */
const chance = (centipawns: number): number => 2 / (1 + Math.exp(-0.00368208 * centipawns)) - 1;

/** Centipawns; a mate counts as a decided position. */
export const worth = ({ score }: Line): number =>
  score.kind === 'cp' ? score.value : score.value > 0 ? DECIDED : -DECIDED;

const mateIn = ({ score }: Line): number => (score.kind === 'mate' && score.value > 0 ? score.value : Infinity);

/** The checked move of a puzzle: the first, or a later one on the way to mate or to a won position. */
export type Stage = 'first' | 'mate' | 'win';

/** As in Lichess's puzzles, other moves may keep an advantage, but none may mate as fast, or only one move later. */
const onlyMate = (mate: number, second: Line | undefined): boolean => !second || mateIn(second) > mate + 1;

const onlyWin = (best: Line, second: Line | undefined): boolean =>
  !second || (worth(second) <= NOT_WON && chance(worth(best)) - chance(worth(second)) >= CHANCE_LOST);

/** Whether only one move wins, from the two best lines of a search. A later move is judged by the goal of the first. */
export const onlyMove = (lines: Line[], stage: Stage): Finding | Refusal => {
  const [best, second] = finalLines(lines);
  if (!best || worth(best) < WINNING) return 'notWinning';
  if (!second && stage === 'first') return 'forced';
  const mate = mateIn(best);
  if (stage === 'mate' || (stage === 'first' && mate <= LONGEST_MATE))
    return onlyMate(mate, second) ? { kind: 'mate', in: mate } : 'notOnly';
  return onlyWin(best, second) ? { kind: 'win', centipawns: worth(best) } : 'notOnly';
};

/** The depth from which the search always held the winning move for the best and saw that it wins; 0 if never. */
export const seenAt = (lines: Line[], move: string): number => {
  const best = lines.filter(({ rank }) => rank === 1);
  const blind = best.findLastIndex(line => line.moves[0] !== move || worth(line) < WINNING);
  return best[blind + 1]?.depth ?? 0;
};
