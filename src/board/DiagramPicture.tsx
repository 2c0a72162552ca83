import { Piece, type PieceKind } from '../ui/Piece.tsx';
import { type PieceSymbol, piecesOn } from './game.ts';
import { type Color, FILES, RANKS, rowsFor } from './squares.ts';

const KINDS: Record<PieceSymbol, PieceKind> = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };

type DiagramPictureProps = {
  fen: string;
  orientation: Color;
  label: string;
  /** The squares of the move before it. */
  marked?: readonly string[];
};

/** A position drawn for paper: lines and pieces of a picture that stays sharp in print. */
export const DiagramPicture = ({ fen, orientation, label, marked = [] }: DiagramPictureProps) => {
  const pieces = piecesOn(fen);
  const files = orientation === 'w' ? FILES : FILES.toReversed();
  const ranks = orientation === 'w' ? RANKS.toReversed() : RANKS;
  return (
    <svg role="img" aria-label={label} viewBox="-0.5 -0.05 8.6 8.6" className="block w-full">
      {rowsFor(orientation).map((row, y) =>
        row.map((square, x) => (
          <rect
            key={square}
            x={x}
            y={y}
            width={1}
            height={1}
            className={
              marked.includes(square) ? 'fill-gold' : (x + y) % 2 === 0 ? 'fill-board-light' : 'fill-board-dark'
            }
          />
        )),
      )}
      <rect width={8} height={8} fill="none" className="stroke-piece-black" strokeWidth={0.06} />
      {rowsFor(orientation).map((row, y) =>
        row.map((square, x) => {
          const piece = pieces.get(square);
          return (
            piece && (
              <Piece
                key={square}
                kind={KINDS[piece.type]}
                color={piece.color === 'w' ? 'white' : 'black'}
                x={x}
                y={y}
              />
            )
          );
        }),
      )}
      <g aria-hidden className="fill-piece-black text-[0.38px] font-semibold" textAnchor="middle">
        {files.map((file, x) => (
          <text key={file} x={x + 0.5} y={8.42}>
            {file}
          </text>
        ))}
        {ranks.map((rank, y) => (
          <text key={rank} x={-0.25} y={y + 0.63}>
            {rank}
          </text>
        ))}
      </g>
    </svg>
  );
};
