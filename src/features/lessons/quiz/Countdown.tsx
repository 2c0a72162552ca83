import clsx from 'clsx';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '../../../video/clock.ts';
import { secondsLeft } from './answer-sheet.ts';

const LAST_SECONDS = 60;
const TICK_MS = 250;

/** The time that is left until `deadline` (milliseconds); says when it has run out. */
export const Countdown = ({ deadline, onEnd }: { deadline: number; onEnd: () => void }) => {
  const [now, setNow] = useState(Date.now);
  const end = useEffectEvent(onEnd);
  const left = secondsLeft(deadline, now);
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return end();
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isOver]);

  const isUrgent = left < LAST_SECONDS;
  return (
    <p
      className={clsx(
        'inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-lg font-semibold tabular-nums',
        isUrgent ? 'bg-danger-soft text-danger-text' : 'bg-sunken text-ink',
      )}
    >
      <Timer aria-hidden className="size-5" />
      <span role="timer" aria-label={`Tempo restante: ${clockText(left)}`} data-urgent={isUrgent || undefined}>
        {clockText(left)}
      </span>
      <span role="status" className="sr-only">
        {isUrgent && 'Falta menos de um minuto'}
      </span>
    </p>
  );
};
