import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { courseAuthors, courses, questions } from '../../../db/schema/courses.ts';
import { gameComments } from '../../../db/schema/games.ts';
import { mentors } from '../../../db/schema/mentoring.ts';
import { quizAnswers } from '../../../db/schema/progress.ts';
import { youthTeachers } from '../../../db/schema/youth.ts';

export const findCourses = (read: Read, userId: number) =>
  read
    .select({ id: courses.id, title: courses.title, status: courses.status, createdAt: courses.createdAt })
    .from(courses)
    .where(eq(courses.professorId, userId))
    .orderBy(asc(courses.id));

export const findSharedCourses = (read: Read, userId: number) =>
  read
    .select({ id: courses.id, title: courses.title, since: courseAuthors.createdAt })
    .from(courseAuthors)
    .innerJoin(courses, eq(courses.id, courseAuthors.courseId))
    .where(eq(courseAuthors.userId, userId))
    .orderBy(asc(courses.id));

export const findCommentsBy = (read: Read, userId: number) => {
  const { gameId, ply, text, createdAt } = getTableColumns(gameComments);
  return read
    .select({ gameId, ply, text, createdAt })
    .from(gameComments)
    .where(eq(gameComments.authorId, userId))
    .orderBy(asc(gameComments.id));
};

export const findFeedbackBy = (read: Read, userId: number) =>
  read
    .select({
      question: questions.question,
      correct: quizAnswers.correct,
      feedback: quizAnswers.feedback,
      gradedAt: quizAnswers.gradedAt,
    })
    .from(quizAnswers)
    .innerJoin(questions, eq(questions.id, quizAnswers.questionId))
    .where(eq(quizAnswers.gradedBy, userId))
    .orderBy(asc(quizAnswers.id));

export const findMentorRoles = (read: Read, userId: number) =>
  read.select({ name: mentors.name, title: mentors.title }).from(mentors).where(eq(mentors.userId, userId));

export const findYouthRoles = (read: Read, userId: number) =>
  read
    .select({ name: youthTeachers.name, title: youthTeachers.title })
    .from(youthTeachers)
    .where(eq(youthTeachers.userId, userId));
