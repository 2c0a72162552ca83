/** What a printed sheet shows. Pure. */
import { readLine } from '../../../server/rules/board-line.ts';
import { numberedMove } from '../../board/notation.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';

export type Exercise = {
  readonly key: number;
  readonly title: string;
  readonly fen: string;
  readonly side: 'white' | 'black';
  /** 'Brancas jogam', 'Pretas jogam e empatam'. */
  readonly task: string;
  /** Empty where there is only a position to play from. */
  readonly solution: string;
};

export type PerPage = 6 | 12;

export const SIDES = { white: 'Brancas jogam', black: 'Pretas jogam' } as const;

export const sideToMove = (fen: string): 'white' | 'black' => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/** '14. Cc7+ Rd7 15. Cxa8' of moves in English SAN. */
export const lineInWords = (fen: string, san: readonly string[]): string => {
  const read = readLine(fen, san.join(' '));
  if ('wrong' in read) return '';
  return read.moves
    .map((move, i) => (i === 0 || move.color === 'w' ? numberedMove(move) : inPortuguese(move.san)))
    .join(' ');
};

/** A list in pages of so many. */
export const inPages = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
