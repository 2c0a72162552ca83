import type { PieceRenderObject } from 'react-chessboard';
import { Piece, type PieceKind } from '../ui/Piece.tsx';
import type { PieceSymbol } from './game.ts';
import type { Color } from './squares.ts';

const kinds: Record<PieceSymbol, PieceKind> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

/** A piece that fills its box. */
export const PieceImage = ({
  type,
  color,
  className = 'size-full',
}: {
  type: PieceSymbol;
  color: Color;
  className?: string;
}) => (
  <svg aria-hidden viewBox="0 0 1 1" className={className}>
    <Piece kind={kinds[type]} color={color === 'w' ? 'white' : 'black'} x={0} y={0} />
  </svg>
);

const symbols = Object.keys(kinds) as PieceSymbol[];

/** The school's pieces by react-chessboard's names: wP, bN … */
export const pieces: PieceRenderObject = Object.fromEntries(
  (['w', 'b'] as const).flatMap(color =>
    symbols.map(type => [`${color}${type.toUpperCase()}`, () => <PieceImage type={type} color={color} />]),
  ),
);
