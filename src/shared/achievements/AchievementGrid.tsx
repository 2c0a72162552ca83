import clsx from 'clsx';
import { Award, LockKeyhole } from 'lucide-react';
import type { Achievement, Rarity } from '../../../server/features/missions/missions.schema.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { softTones, type Tone } from '../../ui/tones.ts';

const tones: Record<Rarity, Tone> = {
  Comum: 'neutral',
  Raro: 'info',
  Épico: 'brand',
  Lendário: 'gold',
  Mítico: 'danger',
};

/** Achievements as medals: earned ones with their date, the others with how far it is. */
export const AchievementGrid = ({ achievements, label }: { achievements: readonly Achievement[]; label: string }) => (
  <ul aria-label={label} className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {achievements.map(achievement => (
      <Medal key={achievement.id} {...achievement} />
    ))}
  </ul>
);

const Medal = ({ title, description, rarity, completed, dateEarned, progress, target }: Achievement) => {
  const Icon = completed ? Award : LockKeyhole;
  return (
    <li
      className={clsx(
        'flex items-start gap-4 rounded-card border p-5',
        completed ? 'border-line bg-surface shadow-card' : 'border-dashed border-line-strong',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-13 shrink-0 place-items-center rounded-full',
          completed ? softTones[tones[rarity]] : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon className={completed ? 'size-7' : 'size-5'} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg leading-snug font-semibold">{title}</h3>
          <Badge tone={tones[rarity]}>{rarity}</Badge>
        </div>
        <p className="mt-0.5 text-[0.95rem] text-ink-soft">{description}</p>
        {dateEarned === null ? (
          <div className="mt-3 flex items-center gap-3">
            <Progress
              label={`Progresso: ${title}`}
              value={progress}
              max={target}
              valueText={`${progress} de ${target}`}
              className="h-2! flex-1"
            />
            <span className="text-sm text-ink-soft tabular-nums">
              {progress.toLocaleString('pt-BR')} de {target.toLocaleString('pt-BR')}
            </span>
          </div>
        ) : (
          <p className="mt-2 text-sm font-semibold text-brand-text">
            Conquistada em <time dateTime={dateEarned}>{formatDate(dateEarned)}</time>
          </p>
        )}
      </div>
    </li>
  );
};
