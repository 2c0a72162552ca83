import { Chess, type Color, type PieceSymbol } from 'chess.js';
import { playMove } from './position.ts';

/** Chess in the words of a Brazilian student: C, B, T, D and R for the pieces, a comma in decimals. */

const LETTERS: Record<string, string> = { K: 'R', Q: 'D', R: 'T', B: 'B', N: 'C' };
/** With the article, as they stand in a sentence. */
const PIECES: Record<PieceSymbol, string> = {
  p: 'o peão',
  n: 'o cavalo',
  b: 'o bispo',
  r: 'a torre',
  q: 'a dama',
  k: 'o rei',
};
const SIDES: Record<Color, string> = { w: 'as brancas', b: 'as pretas' };
const OF_SIDES: Record<Color, string> = { w: 'das brancas', b: 'das pretas' };

export const inPortuguese = (san: string): string => san.replace(/[KQRBN]/g, letter => LETTERS[letter] ?? letter);
export const theSide = (color: Color): string => SIDES[color];
export const ofSide = (color: Color): string => OF_SIDES[color];
export const thePiece = (type: PieceSymbol): string => PIECES[type];
export const isFeminine = (type: PieceSymbol): boolean => PIECES[type].startsWith('a ');
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a e b', 'a, b e c'. */
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

/** '1,8 peão', '2,0 peões': Portuguese counts from two on in the plural. */
export const pawns = (centipawns: number): string => {
  const tenths = Math.round(Math.abs(centipawns) / 10);
  return `${(tenths / 10).toFixed(1).replace('.', ',')} ${tenths < 20 ? 'peão' : 'peões'}`;
};

/**
 * '12. Cf3 Cc6 13. Bb5', or '12... Cc6 13. Bb5' when Black begins. Moves are given in UCI; the first that is not legal
 * ends the line.
 */
export const lineInPortuguese = (fen: string, moves: string[]): string => {
  const chess = new Chess(fen);
  const words: string[] = [];
  for (const text of moves) {
    const before = { turn: chess.turn(), number: chess.moveNumber() };
    try {
      const { san } = playMove(chess, text);
      const number = before.turn === 'w' ? `${before.number}. ` : words.length === 0 ? `${before.number}... ` : '';
      words.push(number + inPortuguese(san));
    } catch {
      break;
    }
  }
  return words.join(' ');
};
