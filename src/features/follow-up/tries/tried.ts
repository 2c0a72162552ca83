import type { TriedPosition } from '../../../../server/features/chapters/chapters.schema.ts';
import type { DrawnShape } from '../../../board/ShapeLayer.tsx';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { plural } from '../../../lib/plural.ts';

const THICKEST = 2;
const THINNEST = 0.5;

/** An arrow for each move that was played, green where it is right, the thicker the more often it was played. */
export const arrowsOf = (moves: TriedPosition['moves']): DrawnShape[] => {
  const most = Math.max(1, ...moves.map(({ count }) => count));
  return moves.map(({ uci, right, count }) => ({
    brush: right ? 'green' : 'red',
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    thickness: THINNEST + (THICKEST - THINNEST) * (count / most),
  }));
};

/** '3 de primeira · 1 depois · 2 ainda não' */
export const standingText = ({ solvedAtOnce, solvedLater, unsolved }: TriedPosition): string =>
  [
    solvedAtOnce > 0 && `${solvedAtOnce} de primeira`,
    solvedLater > 0 && `${solvedLater} depois`,
    unsolved > 0 && `${unsolved} ainda não`,
  ]
    .filter(Boolean)
    .join(' · ');

type Student = TriedPosition['students'][number];

export const STATES: Record<Student['state'], string> = {
  at_once: 'Acertou de primeira',
  later: 'Acertou depois',
  stuck: 'Ainda não acertou',
};
export const TONES = { at_once: 'brand', later: 'gold', stuck: 'danger' } as const;

/** 'Ce7, Ce7, Cc7+ · 2 dicas' */
export const triesText = ({ moves, hints }: Student): string =>
  [moves.map(inPortuguese).join(', '), hints > 0 && plural(hints, 'dica')].filter(Boolean).join(' · ');
