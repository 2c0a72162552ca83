import clsx from 'clsx';
import { CircleCheckBig, Heart, Timer } from 'lucide-react';
import { clockText } from '../../../../board/clocks.ts';
import { plural } from '../../../../lib/plural.ts';
import { RULES, type Run } from './run.ts';

const SHORT_MS = 30_000;

/** What a run has brought so far, and what is left of lives and time. */
export const RunStanding = ({ run, left }: { run: Run; left: number | null }) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-lg font-semibold">
    <p role="status" aria-label="Resolvidos" className="flex items-center gap-2">
      <CircleCheckBig aria-hidden className="size-5 text-brand-text" />
      <span className="tabular-nums">{run.solved}</span> {run.solved === 1 ? 'resolvido' : 'resolvidos'}
    </p>
    <p className="flex items-center gap-1">
      <span className="sr-only">{plural(run.lives, 'vida')}</span>
      {Array.from({ length: RULES[run.kind].lives }, (_, i) => (
        <Heart
          key={i}
          aria-hidden
          className={clsx('size-6', i < run.lives ? 'fill-danger text-danger' : 'text-ink-soft')}
        />
      ))}
    </p>
    {left !== null && (
      <p
        role="timer"
        aria-label="Tempo restante"
        className={clsx(
          'flex items-center gap-2 rounded-control border-2 px-3 py-1 font-display text-2xl tabular-nums',
          left <= SHORT_MS ? 'border-danger bg-danger text-on-danger' : 'border-brand bg-brand text-on-brand',
        )}
      >
        <Timer aria-hidden className="size-5" /> {clockText(left)}
      </p>
    )}
  </div>
);
