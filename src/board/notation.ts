import { inPortuguese } from '../lib/portuguese-moves.ts';
import type { BoardPiece, PieceSymbol, PlayedMove } from './game.ts';
import type { Color, Square } from './squares.ts';

/** Chess in Portuguese: letters for the score sheet, words for screen readers. */
export const PORTUGUESE_LETTERS: Record<PieceSymbol, string> = { k: 'R', q: 'D', r: 'T', b: 'B', n: 'C', p: '' };

const NAMES: Record<PieceSymbol, string> = { k: 'rei', q: 'dama', r: 'torre', b: 'bispo', n: 'cavalo', p: 'peão' };
const SIDES: Record<Color, string> = { w: 'Brancas', b: 'Pretas' };
const FEMININE = new Set<PieceSymbol>(['q', 'r']);

const anyOf = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** 'cavalo branco', 'torre preta'. */
export const nameOf = ({ type, color }: BoardPiece): string => {
  const ending = FEMININE.has(type) ? 'a' : 'o';
  return `${NAMES[type]} ${color === 'w' ? `branc${ending}` : `pret${ending}`}`;
};

/** 'e2, peão branco', 'e4, vazia'. */
export const describeSquare = (square: Square, piece: BoardPiece | undefined): string =>
  `${square}, ${piece ? nameOf(piece) : 'vazia'}`;

/** What is picked up and where it may go: 'cavalo branco de g1: f3 ou h3'. */
export const sayChoice = (from: Square, piece: BoardPiece | undefined, moves: readonly PlayedMove[]): string => {
  const squares = [...new Set(moves.map(({ to }) => to))];
  return `${piece ? nameOf(piece) : 'peça'} de ${from}: ${anyOf.format(squares)}`;
};

const deed = ({ san, piece, to, captured, enPassant, promotion }: PlayedMove): string => {
  if (san.startsWith('O-O')) return san.startsWith('O-O-O') ? 'roque grande' : 'roque pequeno';
  const moved = captured
    ? `${NAMES[piece]} captura ${NAMES[captured]} em ${to}${enPassant ? ' en passant' : ''}`
    : `${NAMES[piece]} ${to}`;
  return promotion ? `${moved} e promove a ${NAMES[promotion]}` : moved;
};

/** A move as it is read aloud: 'Brancas jogam cavalo f3', 'Pretas jogam dama captura peão em f2, xeque-mate'. */
export const sayMove = (move: PlayedMove): string => {
  const ending = move.san.endsWith('#') ? ', xeque-mate' : move.san.endsWith('+') ? ', xeque' : '';
  return `${SIDES[move.color]} jogam ${deed(move)}${ending}`;
};

/** A move with its number, as on the score sheet: '3. Cf3', '3... Cc6'. */
export const numberedMove = ({ fen, color, san }: PlayedMove): string => {
  const [, turn, , , , after] = fen.split(' ');
  // The number in the FEN grows after Black's move, and where White moves alone after each of White's.
  const number = Number(after) - (color === 'w' && turn === 'b' ? 0 : 1);
  return `${number}${color === 'w' ? '.' : '...'} ${inPortuguese(san)}`;
};

/** '14. Cc7+ Rd7 15. Cxa8' */
export const lineText = (moves: readonly PlayedMove[]): string =>
  moves
    .map((move, i) => (move.color === 'w' || moves[i - 1]?.color !== 'w' ? numberedMove(move) : inPortuguese(move.san)))
    .join(' ');

/** The half-move at `ply` (1 is the first) with its number; nothing at the first position. */
export const numbered = (moves: readonly PlayedMove[], ply: number): string => {
  const move = moves[ply - 1];
  return move ? numberedMove(move) : '';
};
