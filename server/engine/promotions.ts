import type { Line, Score } from './engine.ts';

/** Centipawns by which two scores of one depth differ without meaning it. */
const NEAR = 30;

const isAsGood = (score: Score, other: Score): boolean => {
  if (score.kind !== other.kind) return score.kind === 'mate' && score.value > 0;
  return score.kind === 'mate' ? score.value === other.value : score.value >= other.value - NEAR;
};

const arrival = ({ moves: [uci = ''] }: Line): string => uci.slice(0, 4);
const promotesTo = (pieces: string, { moves: [uci = ''] }: Line): boolean =>
  uci.length === 5 && pieces.includes(uci.slice(4));

/**
 * The lines, best first, without those that make a rook or a bishop where a queen is as good. To an engine the three
 * are one where the new piece is taken at once or any of them mates; people, and this board, make a queen.
 */
export const preferringQueens = (lines: readonly Line[]): Line[] => {
  const queens = lines.filter(line => promotesTo('q', line));
  return lines.filter(
    line =>
      !promotesTo('rb', line) ||
      !queens.some(queen => arrival(queen) === arrival(line) && isAsGood(queen.score, line.score)),
  );
};
