import { and, asc, eq, ne } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classCourses } from '../../../db/schema/classes.ts';
import { courses } from '../../../db/schema/courses.ts';

/** The courses of a class, in the order in which it got them. */
export const findCourses = (read: Read, classId: number) =>
  read
    .select({ courseId: courses.id, title: courses.title, imageUrl: courses.imageUrl })
    .from(classCourses)
    .innerJoin(courses, eq(courses.id, classCourses.courseId))
    .where(and(eq(classCourses.classId, classId), ne(courses.status, 'inactive')))
    .orderBy(asc(classCourses.id));

export const insertCourse = async (tx: Tx, classId: number, courseId: number): Promise<void> => {
  await tx.insert(classCourses).values({ classId, courseId }).onConflictDoNothing();
};
