import type { Review, ReviewedMove } from '../../../../server/features/game-reviews/game-reviews.schema.ts';
import { plural } from '../../../lib/plural.ts';

type Judgment = NonNullable<ReviewedMove['judgment']>;
export type Side = 'white' | 'black';

export const judgmentLabels: Record<Judgment, string> = { '?!': 'imprecisão', '?': 'erro', '??': 'erro grave' };

const sideOf = (ply: number): Side => (ply % 2 === 1 ? 'white' : 'black');

const isError = (move: ReviewedMove | undefined): boolean => move?.judgment === '?' || move?.judgment === '??';

type Mark = { sign: string; words: string };

const markOf = ({ judgment, isBest }: ReviewedMove, before: ReviewedMove | undefined): Mark | undefined => {
  if (judgment) return { sign: judgment, words: judgmentLabels[judgment] };
  return isBest && isError(before) ? { sign: '!', words: 'bom lance' } : undefined;
};

/**
 * What stands behind each marked move in the score sheet, and what is read out there: each judgment, and `!` where an
 * error was answered by the best move. Other best moves are too many to say anything.
 */
export const marksOf = ({ moves }: Review): ReadonlyMap<number, Mark> =>
  new Map(
    moves.flatMap((move, i): [number, Mark][] => {
      const mark = markOf(move, moves[i - 1]);
      return mark ? [[move.ply, mark]] : [];
    }),
  );

/** '1 erro grave, 2 erros', of one side; what there is none of is not named. */
export const countedErrors = ({ moves }: Review, side: Side): string => {
  const count = (wanted: Judgment): number =>
    moves.filter(({ ply, judgment }) => judgment === wanted && sideOf(ply) === side).length;
  const counted = [
    { count: count('??'), one: 'erro grave', many: 'erros graves' },
    { count: count('?'), one: 'erro', many: 'erros' },
    { count: count('?!'), one: 'imprecisão', many: 'imprecisões' },
  ].filter(kind => kind.count > 0);
  return counted.map(kind => plural(kind.count, kind.one, kind.many)).join(', ') || 'nenhum erro';
};

/** Whether a side made errors from which it can learn. */
export const hasErrors = ({ moves }: Review, side: Side): boolean =>
  moves.some(move => sideOf(move.ply) === side && isError(move));

/** '85%'; a dash for a side that has not moved. */
export const accuracyText = (accuracy: number | null): string => (accuracy === null ? '–' : `${Math.round(accuracy)}%`);
