import { sql, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { isCoAuthor } from '../../../db/taught-by.ts';

type CourseValues = typeof courses.$inferInsert;

export const insertCourse = async (tx: Tx, course: CourseValues): Promise<number> => {
  const [inserted] = await tx.insert(courses).values(course).returning({ id: courses.id });
  if (!inserted) throw new Error('The course was not inserted');
  return inserted.id;
};

/** Changes a course and increases its version. */
export const changeCourse = async (
  tx: Tx,
  courseId: number,
  values: Partial<CourseValues>,
  now: Date,
): Promise<void> => {
  await tx
    .update(courses)
    .set({ ...values, version: sql`${courses.version} + 1`, updatedAt: now })
    .where(eq(courses.id, courseId));
};

const imageColumns = { professorId: courses.professorId, status: courses.status, imageUrl: courses.imageUrl };

export const findImageToChange = async (tx: Tx, viewerId: number, courseId: number) =>
  (
    await tx
      .select({ ...imageColumns, isCoAuthor: isCoAuthor(viewerId) })
      .from(courses)
      .where(eq(courses.id, courseId))
  )[0];

export const changeImage = async (tx: Tx, courseId: number, imageUrl: string): Promise<void> =>
  void (await tx.update(courses).set({ imageUrl, updatedAt: new Date() }).where(eq(courses.id, courseId)));
