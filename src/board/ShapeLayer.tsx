import type { Brush, Shape } from '../../server/rules/comment-marks.ts';
import { FILES, RANKS, type Color } from './squares.ts';

/** As lichess draws them. They lie on the board, whose colours are the same in both themes. */
const COLORS: Readonly<Record<Brush, string>> = {
  green: '#15781b',
  red: '#a82121',
  yellow: '#d98200',
  blue: '#0b3f9a',
};
const CIRCLE = 0.44;
const WIDTH = 0.17;
/** How far an arrow's head reaches, and how far before the middle of its square it begins. */
const HEAD = 0.36;

type Point = { x: number; y: number };

const middleOf = (square: string, orientation: Color): Point => {
  const file = FILES.findIndex(name => name === square[0]);
  const rank = RANKS.findIndex(name => name === square[1]);
  return orientation === 'w' ? { x: file + 0.5, y: 7.5 - rank } : { x: 7.5 - file, y: rank + 0.5 };
};

const Arrow = ({ from, to, color, width }: { from: Point; to: Point; color: string; width: number }) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - x * HEAD, y: to.y - y * HEAD };
  const half = Math.max(0.2, width * 1.4);
  const corners = [to, { x: neck.x - y * half, y: neck.y + x * half }, { x: neck.x + y * half, y: neck.y - x * half }];
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={neck.x} y2={neck.y} stroke={color} strokeWidth={width} strokeLinecap="round" />
      <polygon points={corners.map(corner => `${corner.x},${corner.y}`).join(' ')} fill={color} />
    </g>
  );
};

/** A shape, and how thick it is drawn: 1 as usual. */
export type DrawnShape = Shape & { readonly thickness?: number };

/** Arrows and coloured squares above a board. */
export const ShapeLayer = ({ shapes, orientation }: { shapes: readonly DrawnShape[]; orientation: Color }) => (
  <svg aria-hidden viewBox="0 0 8 8" className="pointer-events-none absolute inset-0 size-full opacity-80">
    {shapes.map(({ brush, from, to, thickness = 1 }) => {
      const start = middleOf(from, orientation);
      const color = COLORS[brush];
      return from === to ? (
        <circle
          key={from}
          cx={start.x}
          cy={start.y}
          r={CIRCLE}
          fill="none"
          stroke={color}
          strokeWidth={0.09 * thickness}
        />
      ) : (
        <Arrow key={from + to} from={start} to={middleOf(to, orientation)} color={color} width={WIDTH * thickness} />
      );
    })}
  </svg>
);
