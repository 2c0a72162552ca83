/** What stands in a person's calendar: what they study, what they teach, and what they booked. */
import type { Read } from '../../../db/client.ts';
import { addDays, dayOf, mondayOf, startOf } from '../../common/days.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { listOfStudent } from '../assignments/assignments.service.ts';
import {
  findBookedMeetings,
  findBookedPrograms,
  findBookedTournaments,
  findClassIds,
  findClassLessons,
  findClassTournaments,
  findCourseTournaments,
  findDue,
  findHeldMeetings,
  findLedPrograms,
  findLedTournaments,
  findOwnLessons,
  findStudiedLessons,
  type Span,
} from './calendar.queries.ts';
import type { CalendarEntry, CalendarKind, Week } from './calendar.schema.ts';

type Person = Pick<Viewer, 'id' | 'fullName'>;

type Dated = { id: number; title: string; where?: string; startsAt: Date | null; minutes?: number };

const entryOf = (
  kind: CalendarKind,
  href: string,
  { id, title, where, startsAt, minutes }: Dated,
  done: boolean | null = null,
): CalendarEntry[] =>
  startsAt === null
    ? []
    : [
        {
          kind,
          id,
          title,
          where: where ?? null,
          day: dayOf(startsAt),
          startsAt: startsAt.toISOString(),
          endsAt: minutes === undefined ? null : new Date(startsAt.getTime() + minutes * MINUTE_MS).toISOString(),
          done,
          href,
        },
      ];

/** What a student has to do, with whether it is done. */
const ownWork = async (read: Read, person: Person, span: Span): Promise<CalendarEntry[]> =>
  (await listOfStudent(read, person, span)).flatMap(({ id, title, className, dueAt, own }) =>
    entryOf(
      'assignment',
      `/tarefas/${id}`,
      { id, title, where: className, startsAt: new Date(dueAt) },
      own !== null && (own.excused || own.state === 'done' || own.state === 'done_late'),
    ),
  );

const ofClasses = async (read: Read, { id }: Person, span: Span): Promise<CalendarEntry[]> => {
  const taught = await findClassIds(read, id, 'taught');
  const all = [...new Set([...taught, ...(await findClassIds(read, id, 'studied'))])];
  return [
    ...(await findDue(read, taught, span)).flatMap(row => entryOf('assignment', `/tarefas/${row.id}`, row)),
    ...[...(await findClassTournaments(read, all, span)), ...(await findCourseTournaments(read, id, span))].flatMap(
      row => entryOf('class_tournament', `/torneios/${row.id}`, row),
    ),
    ...(await findClassLessons(read, taught, span)).flatMap(ofLesson),
  ];
};

const ofLesson = (row: Awaited<ReturnType<typeof findOwnLessons>>[number]): CalendarEntry[] =>
  entryOf('lesson', `/course/${row.courseId}?aula=${row.id}`, row);

const ofLessons = async (read: Read, { id }: Person, span: Span, now: Date): Promise<CalendarEntry[]> => [
  ...(await findStudiedLessons(read, id, span, now)).flatMap(ofLesson),
  ...(await findOwnLessons(read, id, span)).flatMap(ofLesson),
];

const ofMeetings = async (read: Read, { id, fullName }: Person, span: Span): Promise<CalendarEntry[]> => [
  ...(await findBookedMeetings(read, id, span)).flatMap(({ mentorName, ...row }) =>
    entryOf('mentoring', '/mentoria/reservas', { ...row, title: `Mentoria com ${mentorName}` }),
  ),
  ...(await findHeldMeetings(read, id, span)).flatMap(row =>
    entryOf('mentoring', '/mentoria/administrar', { ...row, title: `Mentoria de ${fullName}` }),
  ),
];

const ofEvents = async (read: Read, { id }: Person, span: Span): Promise<CalendarEntry[]> => [
  ...[...(await findBookedTournaments(read, id, span)), ...(await findLedTournaments(read, id, span))].flatMap(row =>
    entryOf('tournament', '/tournaments', row),
  ),
  ...[...(await findBookedPrograms(read, id, span)), ...(await findLedPrograms(read, id, span))].flatMap(row =>
    entryOf('program', '/categoria-base', row),
  ),
];

const once = (entries: readonly CalendarEntry[]): CalendarEntry[] => [
  ...new Map(entries.map(entry => [`${entry.kind} ${entry.id}`, entry])).values(),
];

/** All of a person's dates in a span of time, in order. */
export const listEntries = async (read: Read, person: Person, span: Span, now: Date): Promise<CalendarEntry[]> => {
  const found = await Promise.all([
    ownWork(read, person, span),
    ofClasses(read, person, span),
    ofLessons(read, person, span, now),
    ofMeetings(read, person, span),
    ofEvents(read, person, span),
  ]);
  return once(found.flat()).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
};

const DAYS = 7;

/** The week, from Monday, of a day or of today. */
export const listWeek = async (read: Read, person: Person, day: string | undefined, now: Date): Promise<Week> => {
  const today = dayOf(now);
  const from = mondayOf(day ?? today);
  const span = { from: startOf(from), to: startOf(addDays(from, DAYS)) };
  return { today, from, to: addDays(from, DAYS - 1), entries: await listEntries(read, person, span, now) };
};
