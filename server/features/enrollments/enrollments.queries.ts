import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { totalLessons } from '../../../db/course-figures.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { courses } from '../../../db/schema/courses.ts';
import { certificates, enrollments } from '../../../db/schema/progress.ts';

const studentId = sql.placeholder('studentId');
const columns = {
  enrollment: enrollments,
  course: { title: courses.title, imageUrl: courses.imageUrl, priceCents: courses.priceCents },
  certificateCode: certificates.code,
  totalLessons,
};

const isWanted = () =>
  and(
    eq(enrollments.studentId, studentId),
    gte(enrollments.lastActivityAt, given('since', enrollments.lastActivityAt)),
  );

const ofStudent = prepared('enrollments', read =>
  read
    .select(columns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id))
    .where(isWanted())
    .orderBy(desc(enrollments.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const howMany = prepared('own_enrollments', read =>
  read.select({ count: count() }).from(enrollments).where(isWanted()),
);

const oneOfStudent = prepared('enrollment', read =>
  read
    .select(columns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id))
    .where(and(eq(enrollments.studentId, studentId), eq(enrollments.id, sql.placeholder('enrollmentId')))),
);

/** Those with activity since then, newest first. */
export const findEnrollments = (read: Read, student: number, since: Date, range: { limit: number; offset: number }) =>
  ofStudent(read, { studentId: student, since, ...range });

export const countEnrollments = async (read: Read, student: number, since: Date): Promise<number> =>
  (await howMany(read, { studentId: student, since }))[0]?.count ?? 0;
export type EnrollmentRow = Awaited<ReturnType<typeof findEnrollments>>[number];

export const findEnrollment = async (
  read: Read,
  student: number,
  enrollmentId: number,
): Promise<EnrollmentRow | undefined> => (await oneOfStudent(read, { studentId: student, enrollmentId }))[0];

/** A student's enrollment in a course, and when its access ends. */
export const findAccess = async (tx: Tx, student: number, courseId: number) =>
  (
    await tx
      .select({ id: enrollments.id, accessUntil: enrollments.accessUntil })
      .from(enrollments)
      .where(and(eq(enrollments.studentId, student), eq(enrollments.courseId, courseId)))
  )[0];

export const countStudents = async (tx: Tx, courseId: number): Promise<number> =>
  (await tx.select({ count: count() }).from(enrollments).where(eq(enrollments.courseId, courseId)))[0]?.count ?? 0;

export const insertEnrollment = async (
  tx: Tx,
  student: number,
  courseId: number,
  accessUntil: Date | null,
  now: Date,
): Promise<number> => {
  const [inserted] = await tx
    .insert(enrollments)
    .values({ studentId: student, courseId, accessUntil, lastActivityAt: now, createdAt: now })
    .returning({ id: enrollments.id });
  if (!inserted) throw new Error('The enrollment was not inserted');
  return inserted.id;
};

/** The students who have an enrollment in a course. */
export const findEnrolled = async (tx: Tx, courseId: number, studentIds: number[]): Promise<Set<number>> => {
  const isOne = and(eq(enrollments.courseId, courseId), inArray(enrollments.studentId, studentIds));
  const rows = await tx.select({ id: enrollments.studentId }).from(enrollments).where(isOne);
  return new Set(rows.map(({ id }) => id));
};

/** Lets students keep a course for good, whose time there would have ended. */
export const keepForGood = async (tx: Tx, courseId: number, studentIds: number[]): Promise<void> => {
  const isOne = and(eq(enrollments.courseId, courseId), inArray(enrollments.studentId, studentIds));
  await tx.update(enrollments).set({ accessUntil: null }).where(isOne);
};

/** @returns whether the student has this enrollment. */
export const setRating = async (tx: Tx, student: number, enrollmentId: number, rating: number): Promise<boolean> =>
  (
    await tx
      .update(enrollments)
      .set({ rating })
      .where(and(eq(enrollments.id, enrollmentId), eq(enrollments.studentId, student)))
      .returning({ id: enrollments.id })
  ).length > 0;
