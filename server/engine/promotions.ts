import type { Line, Score } from './engine.ts';

/** In centipawns: two scores of one depth that differ by no more than this count as equal. */
const NEAR = 30;

const isAsGood = (score: Score, other: Score): boolean => {
  if (score.kind !== other.kind) return score.kind === 'mate' && score.value > 0;
  return score.kind === 'mate' ? score.value === other.value : score.value >= other.value - NEAR;
};

const arrival = ({ moves: [uci = ''] }: Line): string => uci.slice(0, 4);
const promotesTo = (pieces: string, { moves: [uci = ''] }: Line): boolean =>
  uci.length === 5 && pieces.includes(uci.slice(4));

/**
 * The lines, best first, without promotions to a rook or a bishop where a queen is as good. An engine sees no
 * difference when the new piece is taken at once or when each of them mates; people expect a queen.
 */
export const preferringQueens = (lines: readonly Line[]): Line[] => {
  const queens = lines.filter(line => promotesTo('q', line));
  return lines.filter(
    line =>
      !promotesTo('rb', line) ||
      !queens.some(queen => arrival(queen) === arrival(line) && isAsGood(queen.score, line.score)),
  );
};
