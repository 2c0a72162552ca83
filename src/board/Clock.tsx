import clsx from 'clsx';
import { Timer } from 'lucide-react';
import { clockText, type Clocks, timeLeft } from './clocks.ts';
import type { Color } from './squares.ts';
import { useTickingTime } from './use-ticking-time.ts';

/** In milliseconds: a clock with less than this is shown as short of time. */
const SHORT_MS = 30_000;
/** In the width of a 0, the widest digit of the clocks' letters. */
const COLON_WIDTH = 0.5;

/** One side's clock. `label` says whose: 'Seu relógio'. */
export const Clock = ({ clocks, color, label }: { clocks: Clocks; color: Color; label: string }) => {
  const isRunning = clocks.running?.color === color;
  const left = timeLeft(clocks, color, useTickingTime(isRunning));
  const text = clockText(left);
  return (
    <p
      role="timer"
      aria-label={label}
      className={clsx(
        'flex items-center gap-2 rounded-control border-2 px-3 py-1 @max-md:px-2',
        'font-display text-2xl font-semibold tabular-nums',
        !isRunning && 'border-line bg-sunken text-ink-soft',
        isRunning &&
          (left <= SHORT_MS ? 'border-danger bg-danger text-on-danger' : 'border-brand bg-brand text-on-brand'),
      )}
    >
      {/* Beside a narrow board its room is the name's. */}
      <Timer aria-hidden className={clsx('size-5 @max-md:hidden', !isRunning && 'invisible')} />
      {/* As wide with any digits, so that the name beside it does not move. */}
      <span className="text-right" style={{ minWidth: `${text.length - 1 + COLON_WIDTH}ch` }}>
        {text}
      </span>
    </p>
  );
};
