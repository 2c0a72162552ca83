import { BookOpen, ClipboardList, GraduationCap, type LucideIcon, Sprout, Swords, Trophy } from 'lucide-react';
import type { CalendarEntry, CalendarKind } from '../../../server/features/calendar/calendar.schema.ts';
import { addDays } from './days.ts';
import { timeOf } from '../../lib/moments.ts';

export const kindLabels: Record<CalendarKind, string> = {
  assignment: 'Tarefa',
  lesson: 'Aula',
  class_tournament: 'Torneio interno',
  mentoring: 'Mentoria',
  tournament: 'Torneio',
  program: 'Categoria de Base',
};

export const kindIcons: Record<CalendarKind, LucideIcon> = {
  assignment: ClipboardList,
  lesson: BookOpen,
  class_tournament: Swords,
  mentoring: GraduationCap,
  tournament: Trophy,
  program: Sprout,
};

/** Such as 'até 18:00', '19:00–19:45', '9:00'. */
export const timesOf = ({ kind, startsAt, endsAt }: CalendarEntry): string => {
  const start = timeOf(new Date(startsAt));
  if (kind === 'assignment') return `até ${start}`;
  return endsAt === null ? start : `${start}–${timeOf(new Date(endsAt))}`;
};

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: '2-digit', month: '2-digit' });

/** → '24/11'. */
export const shortDate = (day: string): string => dayAndMonth.format(new Date(day));

/** → 'Hoje', 'Amanhã', 'Quarta-feira'. */
export const dayLabel = (day: string, today: string): string => {
  if (day === today) return 'Hoje';
  if (day === addDays(today, 1)) return 'Amanhã';
  const name = weekday.format(new Date(day));
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The dates by day, in order. */
export const byDay = (entries: readonly CalendarEntry[]): [string, CalendarEntry[]][] => [
  ...Map.groupBy(entries, ({ day }) => day),
];
