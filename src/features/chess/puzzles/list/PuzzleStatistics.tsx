import { CircleCheckBig, Flame, type LucideIcon, Target, Timer, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PuzzleStats } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { ratingText, secondsText } from '../puzzle-labels.ts';

/** Shown while a figure has no value yet. */
const missing = (
  <>
    <span aria-hidden>—</span>
    <span className="sr-only">ainda sem dados</span>
  </>
);

const figures: readonly { label: string; icon: LucideIcon; value: (stats: PuzzleStats) => ReactNode }[] = [
  { label: 'Problemas resolvidos', icon: CircleCheckBig, value: ({ solved }) => solved.toLocaleString('pt-BR') },
  { label: 'Precisão', icon: Target, value: ({ accuracy }) => (accuracy === null ? missing : `${accuracy}%`) },
  {
    label: 'Tempo médio',
    icon: Timer,
    value: ({ averageTime }) => (averageTime === null ? missing : secondsText(averageTime)),
  },
  { label: 'Rating tático', icon: TrendingUp, value: ratingText },
  { label: 'Sequência', icon: Flame, value: ({ streak }) => streak },
];

/** The viewer's puzzle statistics; empty until they are loaded. */
export const PuzzleStatistics = ({ stats }: { stats: PuzzleStats | undefined }) => (
  <dl
    aria-label="Seu desempenho"
    className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-x-6 gap-y-4 border-t border-line pt-5"
  >
    {figures.map(({ label, icon: Icon, value }) => (
      <div key={label} className="max-sm:first:col-span-full">
        <dt className="flex items-center gap-2 text-[0.95rem] text-ink-soft">
          <Icon aria-hidden className="size-4.5 shrink-0 text-brand-text" /> {label}
        </dt>
        <dd className="min-h-9 font-display text-3xl leading-tight font-semibold tabular-nums">
          {stats && value(stats)}
        </dd>
      </div>
    ))}
  </dl>
);
