import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { UPCOMING_SHOWN } from './bookings.schema.ts';

const meetings = prepared('meetings', read =>
  read
    .select({
      bookingId: bookings.id,
      price: bookings.price,
      slotId: mentoringSlots.id,
      program: mentoringSlots.program,
      minutes: mentoringSlots.minutes,
      roomUrl: mentoringSlots.roomUrl,
      slotStartsAt: mentoringSlots.startsAt,
      startsAt: mentoringMeetings.startsAt,
      mentorName: mentors.name,
      mentorEmail: users.email,
    })
    .from(bookings)
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
    .innerJoin(mentoringMeetings, eq(mentoringMeetings.slotId, mentoringSlots.id))
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .leftJoin(users, eq(users.id, mentors.userId))
    .where(
      and(
        eq(bookings.userId, sql.placeholder('userId')),
        isNull(bookings.cancelledAt),
        gt(mentoringMeetings.startsAt, given('since', mentoringMeetings.startsAt)),
      ),
    )
    .orderBy(asc(mentoringMeetings.startsAt)),
);

/** The meetings after a given time for which a user has a seat, in order. */
export const findMeetings = (read: Read, userId: number, since: Date) => meetings(read, { userId, since });
export type MeetingRow = Awaited<ReturnType<typeof findMeetings>>[number];

const meetingsOfSlots = prepared('meetings_of_slots', read =>
  read
    .select({ slotId: mentoringMeetings.slotId, count: count() })
    .from(mentoringMeetings)
    .where(isGivenIn(mentoringMeetings.slotId, 'slotIds'))
    .groupBy(mentoringMeetings.slotId),
);

/** The number of all meetings of each of these slots. */
export const countMeetings = (read: Read, slotIds: readonly number[]) =>
  meetingsOfSlots(read, { slotIds: listOf(slotIds) });

const datedLessons = prepared('dated_lessons', read =>
  read
    .select({
      id: lessons.id,
      title: lessons.title,
      startsAt: lessons.scheduledAt,
      minutes: lessons.durationMinutes,
      courseId: courses.id,
      courseTitle: courses.title,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .where(
      and(
        eq(enrollments.studentId, sql.placeholder('studentId')),
        eq(lessons.active, true),
        eq(lessons.cancelled, false),
        gt(lessons.scheduledAt, given('since', lessons.scheduledAt)),
        or(
          isNull(enrollments.accessUntil),
          gt(enrollments.accessUntil, given('now', enrollments.accessUntil)),
          eq(courses.priceCents, 0),
        ),
      ),
    )
    .orderBy(asc(lessons.scheduledAt))
    .limit(UPCOMING_SHOWN),
);

/** Scheduled lessons after a given time, of the courses in which a user is enrolled and has access now. */
export const findDatedLessons = (read: Read, studentId: number, since: Date, now: Date) =>
  datedLessons(read, { studentId, since, now });
export type LessonRow = Awaited<ReturnType<typeof findDatedLessons>>[number];
