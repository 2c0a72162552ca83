import { and, eq, exists, gt, gte, inArray, isNull, lt, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { assignments } from '../../../db/schema/assignments.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { classTournaments } from '../../../db/schema/class-tournaments.ts';
import { classCourses, classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { courseTournamentsOf } from '../../../db/tournaments-of.ts';
import { eventProfessors, tournaments, youthPrograms } from '../../../db/schema/youth.ts';

/** From a moment until before another. */
export type Span = { from: Date; to: Date };
const within = (column: AnyColumn, { from, to }: Span) => and(gte(column, from), lt(column, to));

/** The classes in which somebody teaches, or studies, that go on. */
export const findClassIds = async (read: Read, userId: number, part: 'taught' | 'studied'): Promise<number[]> => {
  const members = part === 'taught' ? classProfessors : classStudents;
  const rows = await read
    .select({ id: classes.id })
    .from(members)
    .innerJoin(classes, eq(classes.id, members.classId))
    .where(and(eq(members.userId, userId), isNull(classes.archivedAt)));
  return rows.map(({ id }) => id);
};

/** What is due in classes, without drafts. */
export const findDue = async (read: Read, classIds: readonly number[], span: Span) =>
  classIds.length === 0
    ? []
    : read
        .select({ id: assignments.id, title: assignments.title, where: classes.name, startsAt: assignments.dueAt })
        .from(assignments)
        .innerJoin(classes, eq(classes.id, assignments.classId))
        .where(
          and(
            inArray(assignments.classId, [...classIds]),
            within(assignments.dueAt, span),
            eq(assignments.isDraft, false),
          ),
        );

export const findClassTournaments = async (read: Read, classIds: readonly number[], span: Span) =>
  classIds.length === 0
    ? []
    : read
        .select({
          id: classTournaments.id,
          title: classTournaments.name,
          where: classes.name,
          startsAt: classTournaments.startsAt,
        })
        .from(classTournaments)
        .innerJoin(classes, eq(classes.id, classTournaments.classId))
        .where(and(inArray(classTournaments.classId, [...classIds]), within(classTournaments.startsAt, span)));

/** The tournaments of somebody's own courses, and those of courses in which they play. */
export const findCourseTournaments = (read: Read, userId: number, span: Span) =>
  read
    .select({
      id: classTournaments.id,
      title: classTournaments.name,
      where: courses.title,
      startsAt: classTournaments.startsAt,
    })
    .from(classTournaments)
    .innerJoin(courses, eq(courses.id, classTournaments.courseId))
    .where(
      and(sql`${classTournaments.id} in (${courseTournamentsOf(userId)})`, within(classTournaments.startsAt, span)),
    );

const LESSON = {
  id: lessons.id,
  title: lessons.title,
  where: courses.title,
  startsAt: lessons.scheduledAt,
  minutes: lessons.durationMinutes,
  courseId: courses.id,
};
const takesPlace = (span: Span) =>
  and(eq(lessons.active, true), eq(lessons.cancelled, false), within(lessons.scheduledAt, span));

/** The lessons with a date in the courses that somebody studies and has access to. */
export const findStudiedLessons = (read: Read, studentId: number, span: Span, now: Date) =>
  read
    .select(LESSON)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .where(
      and(
        eq(enrollments.studentId, studentId),
        takesPlace(span),
        or(isNull(enrollments.accessUntil), gt(enrollments.accessUntil, now), eq(courses.priceCents, 0)),
      ),
    );

/** The lessons with a date in the courses that somebody teaches. */
export const findOwnLessons = (read: Read, professorId: number, span: Span) =>
  read
    .select(LESSON)
    .from(courses)
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .where(and(isTaughtBy(professorId), takesPlace(span)));

/** The lessons with a date in the courses that classes have. */
export const findClassLessons = async (read: Read, classIds: readonly number[], span: Span) =>
  classIds.length === 0
    ? []
    : read
        .selectDistinct(LESSON)
        .from(classCourses)
        .innerJoin(courses, eq(courses.id, classCourses.courseId))
        .innerJoin(lessons, eq(lessons.courseId, courses.id))
        .where(and(inArray(classCourses.classId, [...classIds]), takesPlace(span)));

const MEETING = {
  id: mentoringMeetings.id,
  startsAt: mentoringMeetings.startsAt,
  minutes: mentoringSlots.minutes,
  mentorName: mentors.name,
};

/** The meetings for which somebody has a seat. */
export const findBookedMeetings = (read: Read, userId: number, span: Span) =>
  read
    .select(MEETING)
    .from(bookings)
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
    .innerJoin(mentoringMeetings, eq(mentoringMeetings.slotId, mentoringSlots.id))
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .where(and(eq(bookings.userId, userId), isNull(bookings.cancelledAt), within(mentoringMeetings.startsAt, span)));

/** The meetings that a mentor holds, as somebody has a seat. */
export const findHeldMeetings = (read: Read, userId: number, span: Span) => {
  const booked = read
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.slotId, mentoringSlots.id), isNull(bookings.cancelledAt)));
  return read
    .select(MEETING)
    .from(mentors)
    .innerJoin(mentoringMeetings, eq(mentoringMeetings.mentorId, mentors.id))
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, mentoringMeetings.slotId))
    .where(
      and(
        eq(mentors.userId, userId),
        within(mentoringMeetings.startsAt, span),
        isNull(mentoringSlots.cancelledAt),
        exists(booked),
      ),
    );
};

const TOURNAMENT = {
  id: tournaments.id,
  title: tournaments.name,
  where: tournaments.location,
  startsAt: tournaments.startsAt,
};
const PROGRAM = { id: youthPrograms.id, title: youthPrograms.name, startsAt: youthPrograms.startsAt };
const isBookedBy = (userId: number) => and(eq(bookings.userId, userId), isNull(bookings.cancelledAt));

/** The school's tournaments in which somebody plays. */
export const findBookedTournaments = (read: Read, userId: number, span: Span) =>
  read
    .select(TOURNAMENT)
    .from(bookings)
    .innerJoin(tournaments, eq(tournaments.id, bookings.tournamentId))
    .where(and(isBookedBy(userId), within(tournaments.startsAt, span), isNull(tournaments.cancelledAt)));

/** The school's tournaments that somebody accompanies. */
export const findLedTournaments = (read: Read, userId: number, span: Span) =>
  read
    .select(TOURNAMENT)
    .from(eventProfessors)
    .innerJoin(tournaments, eq(tournaments.id, eventProfessors.tournamentId))
    .where(
      and(eq(eventProfessors.userId, userId), within(tournaments.startsAt, span), isNull(tournaments.cancelledAt)),
    );

/** The programmes in which somebody has a seat, by the start of the term. */
export const findBookedPrograms = (read: Read, userId: number, span: Span) =>
  read
    .select(PROGRAM)
    .from(bookings)
    .innerJoin(youthPrograms, eq(youthPrograms.id, bookings.programId))
    .where(and(isBookedBy(userId), within(youthPrograms.startsAt, span)));

/** The programmes in which somebody teaches, by the start of the term. */
export const findLedPrograms = (read: Read, userId: number, span: Span) =>
  read
    .select(PROGRAM)
    .from(eventProfessors)
    .innerJoin(youthPrograms, eq(youthPrograms.id, eventProfessors.programId))
    .where(and(eq(eventProfessors.userId, userId), within(youthPrograms.startsAt, span)));
