import type { Color } from './squares.ts';
import { Piece, type PieceKind } from '../ui/Piece.tsx';

const kinds: Record<string, PieceKind> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

const DARK = Array.from({ length: 8 }, (_, y) =>
  Array.from({ length: 4 }, (_unused, i) => `M${i * 2 + ((y + 1) % 2)} ${y}h1v1h-1z`).join(''),
).join('');

/** The pieces of a FEN with their coordinates from the top left, seen from a side. */
const piecesOf = (fen: string, side: Color): { letter: string; x: number; y: number }[] => {
  const placement = (fen.split(' ')[0] ?? '').replace(/\d/g, digit => '.'.repeat(Number(digit)));
  return placement
    .split('/')
    .flatMap((rank, y) =>
      Array.from(rank, (letter, x) => (side === 'b' ? { letter, x: 7 - x, y: 7 - y } : { letter, x, y })),
    );
};

type MiniBoardProps = {
  fen: string;
  /** Who sits below; without it the side to move does. */
  side?: Color;
  /** In UCI. */
  lastMove?: string | null;
  className?: string;
};

/** Where a square is, from the top left. */
const placeOf = (square: string, side: Color): { x: number; y: number } => {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
  return side === 'b' ? { x: 7 - x, y: 7 - y } : { x, y };
};

/** A position as a small picture, light enough for thirty on a page. Decoration: screen readers skip it. */
export const MiniBoard = ({
  fen,
  side = fen.split(' ')[1] === 'b' ? 'b' : 'w',
  lastMove,
  className,
}: MiniBoardProps) => (
  <svg aria-hidden viewBox="0 0 8 8" className={className}>
    <rect width="8" height="8" className="fill-board-light" />
    <path d={DARK} className="fill-board-dark" />
    {lastMove &&
      [lastMove.slice(0, 2), lastMove.slice(2, 4)].map(square => (
        <rect key={square} {...placeOf(square, side)} width="1" height="1" className="fill-gold opacity-55" />
      ))}
    {piecesOf(fen, side).map(({ letter, x, y }) => {
      const kind = kinds[letter.toLowerCase()];
      return (
        kind && (
          <Piece key={`${x}${y}`} kind={kind} color={letter === letter.toUpperCase() ? 'white' : 'black'} x={x} y={y} />
        )
      );
    })}
  </svg>
);
