import { Piece, type PieceKind } from '../ui/Piece.tsx';

const kinds: Record<string, PieceKind> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

const DARK = Array.from({ length: 8 }, (_, y) =>
  Array.from({ length: 4 }, (_unused, i) => `M${i * 2 + ((y + 1) % 2)} ${y}h1v1h-1z`).join(''),
).join('');

/** The pieces of a FEN with their coordinates from the top left, seen from the side to move. */
const piecesOf = (fen: string): { letter: string; x: number; y: number }[] => {
  const placement = (fen.split(' ')[0] ?? '').replace(/\d/g, digit => '.'.repeat(Number(digit)));
  const isTurned = fen.split(' ')[1] === 'b';
  return placement
    .split('/')
    .flatMap((rank, y) =>
      Array.from(rank, (letter, x) => (isTurned ? { letter, x: 7 - x, y: 7 - y } : { letter, x, y })),
    );
};

/** A position as a small picture, light enough for thirty on a page. Decoration: screen readers skip it. */
export const MiniBoard = ({ fen, className }: { fen: string; className?: string }) => (
  <svg aria-hidden viewBox="0 0 8 8" className={className}>
    <rect width="8" height="8" className="fill-board-light" />
    <path d={DARK} className="fill-board-dark" />
    {piecesOf(fen).map(({ letter, x, y }) => {
      const kind = kinds[letter.toLowerCase()];
      return (
        kind && (
          <Piece key={`${x}${y}`} kind={kind} color={letter === letter.toUpperCase() ? 'white' : 'black'} x={x} y={y} />
        )
      );
    })}
  </svg>
);
