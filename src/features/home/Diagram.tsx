import type { ReactNode } from 'react';
import { Piece, type PieceKind } from '../../ui/Piece.tsx';

const kinds: Record<string, PieceKind> = { p: 'pawn', r: 'rook', n: 'knight', b: 'bishop', q: 'queen', k: 'king' };

/** Column and row of a square, counted from the top left. */
type Spot = readonly [column: number, row: number];

export type Position = {
  /** Ranks from the top, letters as in FEN (white in capitals), a dot for each empty square. */
  ranks: readonly string[];
  marked?: readonly Spot[];
  arrows?: readonly (readonly [from: Spot, to: Spot])[];
};

const Arrow = ({ from: [fromX, fromY], to: [toX, toY] }: { from: Spot; to: Spot }) => {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const degrees = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  const tip = length - 0.16;
  return (
    <path
      transform={`translate(${fromX + 0.5} ${fromY + 0.5}) rotate(${degrees})`}
      d={`M.34-.08H${tip - 0.38}V-.24L${tip} 0 ${tip - 0.38} .24V.08H.34z`}
      className="fill-gold stroke-night/60 [stroke-width:0.03]"
    />
  );
};

/**
 * A drawn position, one unit per square, with extra drawings as children. Decoration: the text beside it says the same.
 */
export const Diagram = ({
  ranks,
  marked = [],
  arrows = [],
  className,
  children,
}: Position & { className?: string; children?: ReactNode }) => {
  const width = ranks[0]?.length ?? 0;
  const squares = ranks.flatMap((rank, y) => Array.from(rank, (letter, x) => ({ letter, x, y })));
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${ranks.length}`} className={className}>
      {squares.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={1.01}
          height={1.01}
          className={(x + y) % 2 === 0 ? 'fill-board-light' : 'fill-board-dark'}
        />
      ))}
      {marked.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={1} height={1} className="fill-gold opacity-55" />
      ))}
      {squares.map(({ letter, x, y }) => {
        const kind = kinds[letter.toLowerCase()];
        return (
          kind && (
            <Piece
              key={`${x} ${y}`}
              kind={kind}
              color={letter === letter.toUpperCase() ? 'white' : 'black'}
              x={x}
              y={y}
            />
          )
        );
      })}
      {arrows.map(([from, to]) => (
        <Arrow key={`${from} ${to}`} from={from} to={to} />
      ))}
      {children}
    </svg>
  );
};
