import { and, eq, gt, inArray, isNull, like, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { auditEvents } from '../../../db/schema/audit.ts';
import {
  classAttendance,
  classComments,
  classProfessors,
  classRequests,
  classStudents,
} from '../../../db/schema/classes.ts';
import { courseAuthors, courses, questions } from '../../../db/schema/courses.ts';
import { gameComments, games } from '../../../db/schema/games.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import {
  certificates,
  enrollments,
  lessonOpenings,
  quizAnswers,
  quizAttempts,
  quizDrafts,
  quizStarts,
} from '../../../db/schema/progress.ts';
import { idempotencyKeys } from '../../../db/schema/idempotency.ts';
import { lobbyVisits } from '../../../db/schema/matches.ts';
import { storeFavourites, storeOrders } from '../../../db/schema/store.ts';
import { calendarAddresses } from '../../../db/schema/calendar.ts';
import { accessTokens, passwordResets, sessions, users } from '../../../db/schema/users.ts';
import { eventProfessors, youthTeachers } from '../../../db/schema/youth.ts';
import { matches } from '../../../db/search.ts';

/** Whether another administrator can sign in. */
export const hasOtherAdmin = async (tx: Tx, userId: number): Promise<boolean> => {
  const isOther = and(
    eq(users.role, 'admin'),
    ne(users.id, userId),
    isNull(users.deactivatedAt),
    isNull(users.erasedAt),
  );
  return (await tx.select({ id: users.id }).from(users).where(isOther).limit(1)).length > 0;
};

/** Whether the account's mentor still has future meetings with students. */
export const hasComingMeetings = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  const isComing = and(
    eq(mentors.userId, userId),
    isNull(mentoringSlots.cancelledAt),
    gt(mentoringMeetings.startsAt, now),
  );
  const coming = tx
    .select({ id: mentoringMeetings.id })
    .from(mentoringMeetings)
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, mentoringMeetings.slotId))
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId));
  return (await coming.where(isComing).limit(1)).length > 0;
};

export const findPerson = async (read: Read, userId: number) =>
  (
    await read
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  )[0];

/** Deletes what belongs to the person alone: sessions, tokens, links, notifications, kept answers. */
export const deleteOwn = async (tx: Tx, { id }: { id: number }): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(accessTokens).where(eq(accessTokens.userId, id));
  await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(notifications).where(eq(notifications.userId, id));
  await tx.delete(eventProfessors).where(eq(eventProfessors.userId, id));
  await tx.delete(storeFavourites).where(eq(storeFavourites.userId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
  await tx.delete(lobbyVisits).where(eq(lobbyVisits.userId, id));
};

/** Takes the person out of all classes and others' courses. Announcements stay on the wall. */
export const leaveClasses = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(classStudents).where(eq(classStudents.userId, userId));
  await tx.delete(classRequests).where(eq(classRequests.userId, userId));
  await tx.delete(classProfessors).where(eq(classProfessors.userId, userId));
  await tx.delete(courseAuthors).where(eq(courseAuthors.userId, userId));
  await tx.delete(classAttendance).where(eq(classAttendance.userId, userId));
  await tx.delete(classComments).where(eq(classComments.authorId, userId));
};

/** Replaces all columns that identify the person. */
export const replacePerson = async (tx: Tx, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> => {
  await tx.update(users).set(values).where(eq(users.id, id));
};

const attemptsOf = (tx: Tx, studentId: number) =>
  tx
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
    .where(eq(enrollments.studentId, studentId));

/** Empties a student's essays and the feedback on them. Results that passed stay passed. */
export const emptyEssays = async (tx: Tx, studentId: number): Promise<void> => {
  const essays = tx.select({ id: questions.id }).from(questions).where(eq(questions.type, 'essay'));
  await tx
    .update(quizAnswers)
    .set({
      answer: '',
      correct: sql`coalesce(${quizAnswers.correct}, false)` as never,
      feedback: null,
      gradedBy: null,
      gradedAt: null,
    })
    .where(and(inArray(quizAnswers.attemptId, attemptsOf(tx, studentId)), inArray(quizAnswers.questionId, essays)));
};

/** Deletes what a student has begun and not finished: opened lessons, and quizzes with the answers so far. */
export const deleteBegun = async (tx: Tx, studentId: number): Promise<void> => {
  const own = tx.select({ id: enrollments.id }).from(enrollments).where(eq(enrollments.studentId, studentId));
  const begun = tx.select({ id: quizStarts.id }).from(quizStarts).where(inArray(quizStarts.enrollmentId, own));
  await tx.delete(quizDrafts).where(inArray(quizDrafts.startId, begun));
  await tx.delete(quizStarts).where(inArray(quizStarts.enrollmentId, own));
  await tx.delete(lessonOpenings).where(inArray(lessonOpenings.enrollmentId, own));
};

/** Removes the name from a student's certificates, and the code with which anybody could look them up. */
export const voidCertificates = async (tx: Tx, studentId: number, nobody: string): Promise<void> => {
  const own = tx.select({ id: enrollments.id }).from(enrollments).where(eq(enrollments.studentId, studentId));
  // Real codes are in capitals, so no typed code ever matches.
  await tx
    .update(certificates)
    .set({ studentName: nobody, code: sql`'excluido-' || ${certificates.id}` as never })
    .where(inArray(certificates.enrollmentId, own));
};

/** A player's games with their moves, their opponents' copies too: the tags of all contain the player's name. */
export const findGames = (tx: Tx, userId: number) =>
  tx
    .select({ id: games.id, userId: games.userId, side: games.side, pgn: games.pgn })
    .from(games)
    .where(or(eq(games.userId, userId), eq(games.opponentId, userId)));

export const setPgn = async (tx: Tx, id: number, pgn: string): Promise<void> => {
  await tx.update(games).set({ pgn }).where(eq(games.id, id));
};

/** What a person bought stays in the store's figures; where it was sent and what was wrong with it does not. */
export const emptyOrders = async (tx: Tx, userId: number): Promise<void> => {
  await tx.update(storeOrders).set({ address: null, defect: null }).where(eq(storeOrders.userId, userId));
};

/** Deletes the comments on a player's games. */
export const deleteCommentsTo = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .delete(gameComments)
    .where(inArray(gameComments.gameId, tx.select({ id: games.id }).from(games).where(eq(games.userId, userId))));
};

/** Enrolled students can go on; nobody else can enroll. */
export const archiveCourses = async (tx: Tx, professorId: number, now: Date): Promise<void> => {
  const isOpen = and(eq(courses.professorId, professorId), notInArray(courses.status, ['archived', 'inactive']));
  await tx
    .update(courses)
    .set({ status: 'archived', version: sql`${courses.version} + 1` as never, updatedAt: now })
    .where(isOpen);
};

/** Removes the person from the school's mentors and teachers; past meetings no longer show the name. */
export const leaveTeams = async (tx: Tx, userId: number, nobody: string): Promise<void> => {
  const left = { userId: null, name: nobody, active: false };
  const key = (id: unknown) => sql`'excluido-' || ${id}` as never;
  await tx
    .update(mentors)
    .set({ ...left, key: key(mentors.id), available: false })
    .where(eq(mentors.userId, userId));
  await tx
    .update(youthTeachers)
    .set({ ...left, key: key(youthTeachers.id), bio: '' })
    .where(eq(youthTeachers.userId, userId));
};

/** Removes the network address and the names of tokens from the log. The events stay, without the person's name. */
export const emptyLog = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .update(auditEvents)
    .set({ address: null })
    .where(or(eq(auditEvents.actorId, userId), and(isNull(auditEvents.actorId), eq(auditEvents.subjectId, userId))));
  await tx
    .update(auditEvents)
    .set({ detail: null })
    .where(and(eq(auditEvents.actorId, userId), like(auditEvents.event, 'token_%')));
};

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The notifications that contain a name; `findDetails` finds the log entries. */
export const findNews = (read: Read, name: string) =>
  read
    .select({ id: notifications.id, title: notifications.title, text: notifications.text })
    .from(notifications)
    .where(or(matches(notifications.title, containing(name)), matches(notifications.text, containing(name))));
export const findDetails = (read: Read, name: string) =>
  read
    .select({ id: auditEvents.id, detail: auditEvents.detail })
    .from(auditEvents)
    .where(matches(auditEvents.detail, containing(name)));

export const setNews = async (
  tx: Tx,
  { id, title, text }: { id: number; title: string; text: string },
): Promise<void> => {
  await tx.update(notifications).set({ title, text }).where(eq(notifications.id, id));
};
export const setDetail = async (tx: Tx, id: number, detail: string): Promise<void> => {
  await tx.update(auditEvents).set({ detail }).where(eq(auditEvents.id, id));
};
