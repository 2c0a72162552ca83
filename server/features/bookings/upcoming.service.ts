import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mentoringTitle, bookedItemOf } from './booked-item.ts';
import { cancellableUntil, isCancellable } from './bookings.policy.ts';
import { findEvents, type BookingRow } from './bookings.queries.ts';
import { ROOM_OPENS_MINUTES, UPCOMING_SHOWN, type UpcomingSession } from './bookings.schema.ts';
import { countMeetings, findDatedLessons, findMeetings, type LessonRow, type MeetingRow } from './upcoming.queries.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

/** No session lasts longer, so an earlier start means that it is over. */
const LONGEST_MS = 24 * 60 * MINUTE_MS;

/** A student's next sessions in order, the current ones included; of a mentoring booking only the next meeting. */
export const listUpcoming = async (db: Db, viewer: Pick<Viewer, 'id'>, now: Date): Promise<UpcomingSession[]> => {
  const since = new Date(now.getTime() - LONGEST_MS);
  const [meetings, events, lessons] = await Promise.all([
    findMeetings(db.read, viewer.id, since),
    findEvents(db.read, viewer.id, now),
    findDatedLessons(db.read, viewer.id, since, now),
  ]);
  const ahead = Map.groupBy(
    meetings.filter(meeting => isAhead(meeting, now)),
    ({ bookingId }) => bookingId,
  );
  const totals = new Map(
    (
      await countMeetings(
        db.read,
        meetings.map(({ slotId }) => slotId),
      )
    ).map(row => [row.slotId, row.count]),
  );
  const sessions = [
    ...[...ahead.values()].flatMap(([next, ...later]) =>
      next ? [ofMeeting(next, later.length, totals.get(next.slotId) ?? 1, now)] : [],
    ),
    ...events.flatMap(event => ofEvent(event, now)),
    ...lessons.flatMap(lesson =>
      lesson.startsAt && isAhead({ startsAt: lesson.startsAt, minutes: lesson.minutes }, now)
        ? [ofLesson(lesson, lesson.startsAt)]
        : [],
    ),
  ];
  return sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, UPCOMING_SHOWN);
};

const isAhead = ({ startsAt, minutes }: { startsAt: Date; minutes: number }, now: Date): boolean =>
  now.getTime() < startsAt.getTime() + minutes * MINUTE_MS;

const NOTHING_ELSE = {
  bookingId: null,
  minutes: null,
  mentoringProgram: null,
  meeting: null,
  meetings: null,
  mentorName: null,
  mentorEmail: null,
  roomUrl: null,
  roomOpensAt: null,
  location: null,
  courseId: null,
  courseTitle: null,
  price: null,
  cancellable: false,
  cancellableUntil: null,
} as const;

const untilWhen = (startsAt: Date | null, now: Date) => ({
  cancellable: isCancellable({ startsAt, cancelledAt: null }, now),
  cancellableUntil: cancellableUntil({ startsAt })?.toISOString() ?? null,
});

const ofMeeting = (row: MeetingRow, later: number, total: number, now: Date): UpcomingSession => ({
  ...NOTHING_ELSE,
  kind: 'slot',
  bookingId: row.bookingId,
  thingId: row.slotId,
  title: mentoringTitle(row.mentorName),
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  mentoringProgram: row.program,
  meeting: total - later,
  meetings: total,
  mentorName: row.mentorName,
  mentorEmail: row.mentorEmail,
  roomUrl: row.roomUrl,
  roomOpensAt: new Date(row.startsAt.getTime() - ROOM_OPENS_MINUTES * MINUTE_MS).toISOString(),
  price: row.price,
  // A series can only be cancelled as a whole, before its first meeting.
  ...untilWhen(row.slotStartsAt, now),
});

const ofEvent = (row: BookingRow, now: Date): UpcomingSession[] => {
  const { kind, thingId, title, startsAt } = bookedItemOf(row);
  if (startsAt === null) return [];
  return [
    {
      ...NOTHING_ELSE,
      kind,
      bookingId: row.id,
      thingId,
      title,
      startsAt: startsAt.toISOString(),
      location: row.location,
      price: row.price,
      ...untilWhen(startsAt, now),
    },
  ];
};

const ofLesson = ({ id, title, minutes, courseId, courseTitle }: LessonRow, startsAt: Date): UpcomingSession => ({
  ...NOTHING_ELSE,
  kind: 'lesson',
  thingId: id,
  title,
  startsAt: startsAt.toISOString(),
  minutes,
  courseId,
  courseTitle,
});
