import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { softTones, type Tone } from './tones.ts';

type StatTileProps = {
  label: string;
  value: ReactNode;
  icon?: LucideIcon;
  hint?: ReactNode;
  tone?: Tone;
  className?: string;
};

/** One figure and what it counts. Put several in a grid. */
export const StatTile = ({ label, value, icon: Icon, hint, tone = 'brand', className }: StatTileProps) => (
  <div
    className={clsx(
      'flex items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card max-[16rem]:flex-col',
      className,
    )}
  >
    {Icon && (
      <span aria-hidden className={clsx('grid size-12 shrink-0 place-items-center rounded-control', softTones[tone])}>
        <Icon className="size-6" />
      </span>
    )}
    <dl className="min-w-0">
      <dt className="text-[0.95rem] leading-snug text-ink-soft">{label}</dt>
      <dd className="font-display text-3xl leading-tight font-semibold tabular-nums">{value}</dd>
      {hint && <dd className="mt-1 text-sm text-ink-soft">{hint}</dd>}
    </dl>
  </div>
);
