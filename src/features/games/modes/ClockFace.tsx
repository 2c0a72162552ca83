const RADIUS = 36;
const MINUTES = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Where the hand of a clock points after so many minutes. */
const tip = (minutes: number, radius: number): string => {
  const angle = (minutes / 60) * 2 * Math.PI;
  return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`;
};

/**
 * A clock face with `minutes`, at most 30, as a slice. It shows the length of a game to children who cannot judge
 * minutes yet.
 */
export const ClockFace = ({ minutes }: { minutes: number }) => (
  <svg aria-hidden viewBox="0 0 100 100" className="size-20 shrink-0 sm:size-24">
    <circle cx="50" cy="50" r="46" className="fill-surface stroke-brand" strokeWidth="5" />
    <path d={`M50 50 L${tip(0, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${tip(minutes, RADIUS)} Z`} className="fill-gold" />
    {MINUTES.map(turn => (
      <line
        key={turn}
        x1="50"
        y1="9"
        x2="50"
        y2={turn % 90 === 0 ? 17 : 13}
        transform={`rotate(${turn} 50 50)`}
        className="stroke-ink-soft"
        strokeWidth={turn % 90 === 0 ? 3 : 2}
        strokeLinecap="round"
      />
    ))}
    <path d={`M50 50 L${tip(minutes, 31)}`} className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
    <path d="M50 50 L50 20" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
    <circle cx="50" cy="50" r="4.5" className="fill-ink" />
  </svg>
);
