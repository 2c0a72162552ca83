import type { PieceSymbol, PlayedMove } from './game.ts';
import { PORTUGUESE_LETTERS } from './notation.ts';
import { fileOf, rankOf } from './squares.ts';

export type TypedMove =
  | { readonly kind: 'move'; readonly move: PlayedMove }
  | { readonly kind: 'ambiguous'; readonly moves: readonly PlayedMove[] }
  | { readonly kind: 'illegal' };

type Letters = Record<PieceSymbol, string>;
const ENGLISH_LETTERS: Letters = { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N', p: '' };

/** Removes what is optional, and makes the spellings equal: '3. Cxf3+' → 'Cf3', '0-0' → 'OO'. */
const simplified = (text: string): string =>
  text
    .replace(/^\s*\d+\.+/, '')
    .replace(/[\s+#=x×:!?.\-–—]/gi, '')
    .replaceAll('0', 'O');

const castling = ({ san }: PlayedMove): string[] =>
  san.startsWith('O-O-O') ? ['OOO'] : san.startsWith('O-O') ? ['OO'] : [];

/** The ways to name a piece and its square, the shortest first. */
const pieceForms = ({ piece, from, to }: PlayedMove, letters: Letters): string[] =>
  ['', fileOf(from), rankOf(from), from].map(origin => `${letters[piece]}${origin}${to}`);

const pawnForms = ({ from, to, captured }: PlayedMove): string[] =>
  captured ? [`${fileOf(from)}${to}`, `${fileOf(from)}${fileOf(to)}`] : [to];

/** Every bare text that means this move. A promotion to a queen need not be written. */
const spellings = (move: PlayedMove, letters: Letters): string[] => {
  const { from, to, piece, promotion } = move;
  const forms = [...castling(move), ...(piece === 'p' ? pawnForms(move) : pieceForms(move, letters)), `${from}${to}`];
  if (!promotion) return forms;
  const endings = [letters[promotion], promotion, ...(promotion === 'q' ? [''] : [])];
  return forms.flatMap(form => endings.map(ending => form + ending));
};

type Reading = { letters: Letters; fold: (text: string) => string };
const asWritten = (text: string): string => text;
const inLowerCase = (text: string): string => text.toLowerCase();

/** In this order: 'Rd1' is a king's move if one is legal (Portuguese comes first), and 'bc4' a pawn's. */
const readings: readonly Reading[] = [
  { letters: PORTUGUESE_LETTERS, fold: asWritten },
  { letters: ENGLISH_LETTERS, fold: asWritten },
  { letters: PORTUGUESE_LETTERS, fold: inLowerCase },
  { letters: ENGLISH_LETTERS, fold: inLowerCase },
];

/** Which of the legal moves was typed: 'Cf3', 'Nf3', 'g1f3', 'O-O', 'e8=D', with or without x, + and capitals. */
export const readMove = (legal: readonly PlayedMove[], text: string): TypedMove => {
  const typed = simplified(text);
  for (const { letters, fold } of readings) {
    const moves = legal.filter(move => spellings(move, letters).some(spelling => fold(spelling) === fold(typed)));
    const [only] = moves;
    if (only) return moves.length === 1 ? { kind: 'move', move: only } : { kind: 'ambiguous', moves };
  }
  return { kind: 'illegal' };
};
