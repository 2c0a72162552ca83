import { and, asc, count, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courses, lessons } from '../../../db/schema/courses.ts';
import { enrollments, lessonProgress } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';
import { isCoAuthor } from '../../../db/taught-by.ts';
import type { LessonStudentState } from './lesson-students.schema.ts';

/** The course of a lesson that was not removed, in a course that was not deleted. */
export const findCourseOfLesson = async (read: Read, viewerId: number, lessonId: number) =>
  (
    await read
      .select({ id: courses.id, professorId: courses.professorId, isCoAuthor: isCoAuthor(viewerId) })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(eq(lessons.id, lessonId), isNull(lessons.removedAt), ne(courses.status, 'inactive')))
  )[0];

type Lesson = { lessonId: number; courseId: number };

/** One page of a course's students: who completed a lesson, latest first, or who did not yet, by name. */
export const findLessonStudents = (
  read: Read,
  { lessonId, courseId }: Lesson,
  state: LessonStudentState,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  read
    .select({
      enrollmentId: enrollments.id,
      id: users.id,
      name: users.fullName,
      avatarUrl: users.avatarUrl,
      completedAt: lessonProgress.completedAt,
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.studentId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessonId)),
    )
    .where(
      and(
        eq(enrollments.courseId, courseId),
        state === 'completed' ? isNotNull(lessonProgress.id) : isNull(lessonProgress.id),
      ),
    )
    .orderBy(
      ...(state === 'completed' ? [desc(lessonProgress.completedAt)] : []),
      asc(users.nameSearch),
      asc(enrollments.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export const countLessonStudents = async (read: Read, { lessonId, courseId }: Lesson) => {
  const [found] = await read
    .select({ enrolled: count(), completed: count(lessonProgress.id) })
    .from(enrollments)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessonId)),
    )
    .where(eq(enrollments.courseId, courseId));
  const { enrolled = 0, completed = 0 } = found ?? {};
  return { completed, pending: enrolled - completed };
};
