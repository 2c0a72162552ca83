/** Dates as other calendars read them: iCalendar (RFC 5545). Pure. */
import ical, { ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry, CalendarKind } from './calendar.schema.ts';

const NAMES: Record<CalendarKind, string> = {
  assignment: 'Tarefa',
  lesson: 'Aula',
  class_tournament: 'Torneio',
  mentoring: 'Mentoria',
  tournament: 'Torneio',
  program: 'Categoria de base',
};

/** How often calendars are told to ask again. */
const ASK_AGAIN_SECONDS = 3_600;

const summaryOf = ({ kind, title, done }: CalendarEntry): string =>
  `${done ? 'Feita: ' : ''}${title.startsWith(NAMES[kind]) ? '' : `${NAMES[kind]}: `}${title}`;

/** @param stamp when it was put together: the same text all day, so that calendars see what has changed. */
export const icsOf = (entries: readonly CalendarEntry[], stamp: Date): string =>
  ical({
    name: 'Academia de Xadrez',
    prodId: { company: 'academia', product: 'calendario', language: 'PT' },
    ttl: ASK_AGAIN_SECONDS,
    events: entries.map(entry => ({
      id: `${entry.kind}-${entry.id}@academia`,
      stamp,
      start: new Date(entry.startsAt),
      end: entry.endsAt === null ? null : new Date(entry.endsAt),
      summary: summaryOf(entry),
      location: entry.where,
      // A due date takes no time of the day.
      transparency: entry.endsAt === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })),
  }).toString();
