import { BookOpenCheck, CircleCheckBig, GraduationCap, type LucideIcon, Puzzle, Target } from 'lucide-react';
import type { Activity } from '../../../server/features/missions/missions.schema.ts';
import { formatRelative } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';

const kinds: Record<Activity['kind'], { icon: LucideIcon; did: string; untitled: string }> = {
  lesson_completed: { icon: BookOpenCheck, did: 'Concluiu a aula', untitled: 'Concluiu uma aula' },
  quiz_passed: { icon: CircleCheckBig, did: 'Passou no quiz', untitled: 'Passou em um quiz' },
  course_completed: { icon: GraduationCap, did: 'Completou o curso', untitled: 'Completou um curso' },
  puzzle_solved: { icon: Puzzle, did: 'Resolveu o problema', untitled: 'Resolveu um problema' },
  mission_claimed: { icon: Target, did: 'Resgatou a missão', untitled: 'Resgatou uma missão' },
};

const paidText = ({ experience, coins }: Activity): string =>
  [experience > 0 && `+${experience} XP`, coins > 0 && `+${plural(coins, 'moeda')}`].filter(Boolean).join(' · ');

/** What somebody did, newest first, and what it paid. */
export const ActivityList = ({ activities }: { activities: readonly Activity[] }) => (
  <ul className="divide-y divide-line">
    {activities.map(activity => (
      <Entry key={activity.id} {...activity} />
    ))}
  </ul>
);

const Entry = (activity: Activity) => {
  const { kind, title, createdAt } = activity;
  const { icon: Icon, did, untitled } = kinds[kind];
  return (
    <li className="flex items-start gap-3.5 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="leading-snug">
          {title === null ? (
            untitled
          ) : (
            <>
              {did} <strong className="font-semibold">{title}</strong>
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={createdAt}>{formatRelative(createdAt)}</time> · {paidText(activity)}
        </p>
      </div>
    </li>
  );
};
