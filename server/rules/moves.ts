import { Chess, type Color, type Move } from 'chess.js';
import { played, toUci } from './played-move.ts';

/** The rules of chess, without input or output: the server judges by them, and the browser shows what they allow. */

export type Side = 'white' | 'black';
export const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** The side to move in a position. */
export const sideToMove = (fen: string): Side => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/**
 * Two positions are the same when board, turn, castling and en passant are (FIDE 9.2). chess.js writes an en passant
 * square only where the capture can be played.
 */
export const positionKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** A legal move in both notations, and the position after it. */
export type RuledMove = { san: string; uci: string; fen: string };

const ENGLISH: Record<string, string> = { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N', p: '' };
const PORTUGUESE: Record<string, string> = { k: 'R', q: 'D', r: 'T', b: 'B', n: 'C', p: '' };

/** Without what is optional, and with equal spellings: '3. Cxf3+' → 'Cf3', '0-0' → 'OO'. */
const simplified = (text: string): string =>
  text
    .replace(/^\s*\d+\.+/, '')
    .replaceAll(/[\s+#=x×:!?.\-–]/g, '')
    .replaceAll('0', 'O');

const castlingForms = ({ san }: Move): string[] =>
  san.startsWith('O-O-O') ? ['OOO'] : san.startsWith('O-O') ? ['OO'] : [];

/** Every bare text that means a move in a language's letters, with as much of its origin as a person may write. */
const formsOf = (move: Move, letters: Record<string, string>): string[] => {
  const { piece, from, to, promotion } = move;
  const letter = letters[piece] ?? '';
  const file = from.charAt(0);
  const origins = piece === 'p' ? (move.captured ? [file, from] : ['', from]) : ['', file, from.charAt(1), from];
  const forms = [...castlingForms(move), ...origins.map(origin => `${letter}${origin}${to}`)];
  return promotion ? forms.map(form => `${form}${letters[promotion]}`) : forms;
};

const uciOf = (move: Move): string => toUci(played(move));

/**
 * The readings of a text, in this order: a program that sends back the English `san` of an answer must be understood,
 * so 'Rd1' is a rook's move where a rook can go there, and a king's ('rei') otherwise.
 */
const readings: ((move: Move, typed: string) => boolean)[] = [
  (move, typed) => uciOf(move) === typed,
  (move, typed) => formsOf(move, ENGLISH).includes(typed),
  (move, typed) => formsOf(move, PORTUGUESE).includes(typed),
];

/** Reads a move in SAN, English or Portuguese, or in UCI. @returns undefined when it is not legal, or means several. */
export const readMove = (fen: string, text: string): RuledMove | undefined => {
  const legal = new Chess(fen).moves({ verbose: true });
  const typed = simplified(text);
  for (const reads of readings) {
    const [move, another] = legal.filter(each => reads(each, typed));
    if (move) return another ? undefined : { san: move.san, uci: uciOf(move), fen: move.after };
  }
  return undefined;
};

export const legalMoves = (fen: string): RuledMove[] =>
  new Chess(fen).moves({ verbose: true }).map(move => ({ san: move.san, uci: uciOf(move), fen: move.after }));

/** A move in UCI, or undefined when it is not legal. To write out all that are takes many times as long. */
export const legalMove = (fen: string, uci: string): RuledMove | undefined => {
  const chess = new Chess(fen);
  try {
    const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
    const move = chess.move({ from, to, ...(promotion && { promotion }) });
    // What is no promotion is played by chess.js whatever it is to become.
    return uciOf(move) === uci ? { san: move.san, uci, fen: move.after } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Whether a side could still mate by some sequence of legal moves, however foolish (FIDE 6.9). Follows python-chess'
 * `has_insufficient_material`: a lone knight needs a piece of the other side that blocks its king, bishops of one
 * colour of square a pawn, a knight or a bishop of the other.
 */
export const canMate = (fen: string, color: Color): boolean => {
  const [placement = ''] = fen.split(' ');
  if ((color === 'w' ? /[PRQ]/ : /[prq]/).test(placement)) return true;
  const chess = new Chess(fen, { skipValidation: true });
  const pieces = chess.board().flatMap(row => row.filter(piece => piece !== null));
  const has = (side: 'own' | 'other', types: string): boolean =>
    pieces.some(piece => (piece.color === color) === (side === 'own') && types.includes(piece.type));
  const own = pieces.filter(piece => piece.color === color && piece.type !== 'k');
  if (own.length === 0) return false;
  if (has('own', 'n')) return own.length > 1 || has('other', 'prbn');
  const shades = new Set(pieces.flatMap(({ type, square }) => (type === 'b' ? [chess.squareColor(square)] : [])));
  return shades.size > 1 || has('other', 'pn');
};
