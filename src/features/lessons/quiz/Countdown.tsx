import clsx from 'clsx';
import { Timer } from 'lucide-react';
import { clockText } from '../../../video/clock.ts';
import { useCountdown } from './use-countdown.ts';

const LAST_SECONDS = 60;

/** The time that is left until `deadline` (milliseconds); says when it has run out. */
export const Countdown = ({ deadline, onEnd }: { deadline: number; onEnd: () => void }) => {
  const left = useCountdown(deadline, onEnd);
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
