import { meantMove } from './meant-move.ts';
import { type PlayedMove, toUci } from './played-move.ts';
import type { RookLetter } from './pgn-move.ts';
import { playOn, positionOf } from './position.ts';

/** A line that was read, or the first of its moves that cannot be played. */
export type ReadLine = { moves: PlayedMove[] } | { wrong: string };

/** Letters that exist in Portuguese alone tell that 'R' is the king's. */
const PORTUGUESE = /^[DTC]/;
const lettersIn = (words: readonly string[]): readonly RookLetter[] =>
  words.some(word => PORTUGUESE.test(word)) ? ['king', 'rook'] : ['rook', 'king'];

/** '1.e4', '1...', '2.' without their numbers. */
const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(word => word.replace(/^\d+\.+/, ''))
    .filter(Boolean);

/** Reads a line of moves from a position: SAN in English or Portuguese letters, or UCI, with or without numbers. */
export const readLine = (fen: string, text: string): ReadLine => {
  const position = positionOf(fen);
  const moves: PlayedMove[] = [];
  const words = wordsIn(text);
  const letters = lettersIn(words);
  for (const word of words) {
    const meant = position && meantMove(position, word, letters);
    if (!position || !meant) return { wrong: word };
    moves.push(playOn(position, meant));
  }
  return { moves };
};

/** A line in UCI, the same however it was written; undefined where it cannot be played. */
export const lineInUci = (fen: string, text: string): string | undefined => {
  const read = readLine(fen, text);
  return 'moves' in read ? read.moves.map(toUci).join(' ') : undefined;
};

/** A line in English SAN; undefined where it cannot be played. */
export const lineInSan = (fen: string, text: string): string | undefined => {
  const read = readLine(fen, text);
  return 'moves' in read ? read.moves.map(({ san }) => san).join(' ') : undefined;
};
