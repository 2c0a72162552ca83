import clsx from 'clsx';
import type { StudyDay } from '../../../../server/features/missions/missions.schema.ts';
import { withFirst } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';

const shortDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const kinds = [
  { of: ({ lessons }: StudyDay) => lessons, one: 'aula' },
  { of: ({ quizzes }: StudyDay) => quizzes, one: 'quiz', many: 'quizzes' },
  { of: ({ puzzles }: StudyDay) => puzzles, one: 'problema' },
  { of: ({ games }: StudyDay) => games, one: 'partida' },
];

/** 'sábado, 21 de novembro: 45 XP, 1 aula, 2 problemas' */
const inWords = (day: StudyDay): string => {
  const done = kinds.flatMap(({ of, one, many }) => (of(day) > 0 ? plural(of(day), one, many) : []));
  return `${withFirst(longDay.format(new Date(day.day)))}: ${[`${day.experience} XP`, ...done].join(', ')}`;
};

/** A bar for each day, as high as its XP; a list of sentences for screen readers. */
export const WeekChart = ({ days }: { days: readonly StudyDay[] }) => {
  const most = Math.max(1, ...days.map(({ experience }) => experience));
  return (
    <ol aria-label="XP por dia" className="grid grid-cols-7 gap-1.5 sm:gap-2">
      {days.map((day, index) => (
        <li key={day.day} title={inWords(day)} className="min-w-0">
          <span className="sr-only">{inWords(day)}</span>
          <div aria-hidden className="grid justify-items-center gap-1 text-center">
            <span className={clsx('text-sm font-semibold tabular-nums', day.experience === 0 && 'text-ink-soft')}>
              {day.experience}
            </span>
            <svg className="h-24 w-full max-w-10 rounded-control bg-sunken">
              <Bar percent={Math.round((100 * day.experience) / most)} />
            </svg>
            <span className={clsx('text-sm', index === days.length - 1 ? 'font-semibold text-ink' : 'text-ink-soft')}>
              {shortDay.format(new Date(day.day)).replace('.', '')}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
};

const Bar = ({ percent }: { percent: number }) => (
  <rect y={`${100 - percent}%`} width="100%" height={`${percent}%`} rx="8" className="fill-brand" />
);
