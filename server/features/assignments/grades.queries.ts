import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { classCourses } from '../../../db/schema/classes.ts';
import { lessons, questions, quizzes } from '../../../db/schema/courses.ts';

const quizzesOf = prepared('quizzes_of_class', read =>
  read
    .select({ id: quizzes.id, lessonId: quizzes.lessonId, title: lessons.title, courseId: lessons.courseId })
    .from(classCourses)
    .innerJoin(lessons, and(eq(lessons.courseId, classCourses.courseId), eq(lessons.active, true)))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(
      and(
        eq(classCourses.classId, sql.placeholder('classId')),
        isNull(lessons.removedAt),
        sql`exists (select 1 from ${questions}
          where ${questions.quizId} = ${quizzes.id} and ${questions.removedAt} is null)`,
      ),
    )
    .orderBy(asc(classCourses.id), asc(lessons.position)),
);
/** The quizzes of a class's courses, in the courses' order. */
export const findClassQuizzes = (read: Read, classId: number) => quizzesOf(read, { classId });
