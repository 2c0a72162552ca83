/** What a printed sheet shows. Pure. */
import { readLine } from '../../../server/rules/board-line.ts';
import { lineText } from '../../board/notation.ts';

export type Exercise = {
  readonly key: number;
  readonly title: string;
  readonly fen: string;
  readonly side: 'white' | 'black';
  /** The coloured squares, as stars to catch. */
  readonly marked: readonly string[];
  /** 'Brancas jogam', 'Pretas jogam e empatam', or what the professor asks for. */
  readonly task: string;
  /** Empty where there is nothing to say. */
  readonly solution: string;
};

export type PerPage = 6 | 12;

export const SIDES = { white: 'Brancas jogam', black: 'Pretas jogam' } as const;

export const sideToMove = (fen: string): 'white' | 'black' => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/** Moves in English SAN as they stand on a score sheet. */
export const lineInWords = (fen: string, san: readonly string[]): string => {
  const read = readLine(fen, san.join(' '));
  if ('wrong' in read) return '';
  return lineText(read.moves);
};

/** A list in pages of so many. */
export const inPages = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
