/** When the knight comes to each square of a 5 × 5 board, rank by rank. */
const TOUR = [
  [1, 14, 9, 20, 3],
  [24, 19, 2, 15, 10],
  [13, 8, 25, 4, 21],
  [18, 23, 6, 11, 16],
  [7, 12, 17, 22, 5],
];
const SIZE = TOUR.length;

const stops = TOUR.flatMap((rank, y) => rank.map((move, x) => ({ move, x: x + 0.5, y: y + 0.5 }))).toSorted(
  (a, b) => a.move - b.move,
);
const dark = stops.filter(({ x, y }) => (x + y) % 2 === 1);

/** A knight's tour, drawn on the board it visits. Decoration. */
export const KnightTour = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox={`-0.08 -0.08 ${SIZE + 0.16} ${SIZE + 0.16}`} className={className}>
    <rect x={-0.08} y={-0.08} width={SIZE + 0.16} height={SIZE + 0.16} rx={0.16} className="fill-night-line" />
    <rect width={SIZE} height={SIZE} className="fill-board-light" />
    {dark.map(({ move, x, y }) => (
      <rect key={move} x={x - 0.5} y={y - 0.5} width={1} height={1} className="fill-board-dark" />
    ))}
    <polyline
      points={stops.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      strokeWidth={0.07}
      strokeLinejoin="round"
      className="stroke-night opacity-80"
    />
    {stops.map(({ move, x, y }) => (
      <circle
        key={move}
        cx={x}
        cy={y}
        r={move === 1 || move === stops.length ? 0.26 : 0.12}
        className={move === 1 || move === stops.length ? 'fill-gold stroke-night [stroke-width:0.07]' : 'fill-night'}
      />
    ))}
  </svg>
);
