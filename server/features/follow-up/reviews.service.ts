import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mayEdit } from '../courses/courses.policy.ts';
import { notify } from '../notifications/notifications.service.ts';
import { REVIEWS_PER_PAGE, type GradeInput, type Review, type ReviewsInput } from './follow-up.schema.ts';
import { countDay } from '../progress/course-days.service.ts';
import { isRight, POINTS, scoreOf } from '../progress/grading.ts';
import { settlePassedQuiz } from '../progress/progress.service.ts';
import {
  countReviews,
  findReview,
  findReviews,
  findVerdicts,
  isCoAuthorOf,
  isOfClassOf,
  setGrade,
  setScore,
  type ReviewRow,
} from './reviews.queries.ts';
import { scopeOf } from '../courses/scope.ts';

/** Essay answers in the professor's courses and of the students of their classes, pending or graded. */
export const listReviews = async (db: Db, viewer: Viewer, { state, courseId, page }: ReviewsInput) => {
  const filter = { ...scopeOf(viewer, courseId), state };
  const [rows, total] = await Promise.all([
    findReviews(db.read, filter, REVIEWS_PER_PAGE, (page - 1) * REVIEWS_PER_PAGE),
    countReviews(db.read, filter),
  ]);
  return { reviews: rows.map(toReview), total, page, pageSize: REVIEWS_PER_PAGE };
};

const mayGrade = async (tx: Tx, viewer: Viewer, { answer, course }: ReviewRow): Promise<boolean> =>
  mayEdit(viewer, { ...course, isCoAuthor: await isCoAuthorOf(tx, viewer.id, course.id) }) ||
  (await isOfClassOf(tx, answer.id, viewer.id));

/**
 * Gives an essay answer 0 to 10 points, or changes them. The student is notified, but only once of the same grade. The
 * attempt can then pass, which is paid and can complete the course. A passed attempt stays passed, even if the grade
 * changes later.
 * @throws AppError 404 for an answer in another professor's course by a student of none of the viewer's classes.
 */
export const gradeAnswer = async (db: Db, viewer: Viewer, { answerId, feedback = null, ...given }: GradeInput) => {
  const points = given.points ?? (given.correct ? POINTS : 0);
  const correct = isRight(points);
  const { score, passed } = await db.write(async tx => {
    const row = await findReview(tx, answerId);
    if (
      !row ||
      row.question.type !== 'essay' ||
      row.answer.answer === '' ||
      row.answer.replacedAt !== null ||
      row.course.status === 'inactive' ||
      !(await mayGrade(tx, viewer, row))
    )
      throw new AppError('reviewNotFound');
    const { answer, attempt, student, course } = row;
    // A second click or a repeated request: the student has already been notified.
    if (answer.gradedAt && answer.points === points && answer.feedback === feedback) return attempt;
    const now = new Date();
    await setGrade(tx, answerId, { correct, points, feedback, gradedBy: viewer.id, gradedAt: now });
    await record(tx, viewer, 'essay_graded', { subjectId: student.id, detail: row.lessonTitle }, now);
    const result = scoreOf(await findVerdicts(tx, attempt.id));
    const isPassed = attempt.passed || result.passed;
    await setScore(tx, attempt.id, result.score, isPassed);
    if (isPassed && !attempt.passed) {
      await countDay(tx, course.id, now, { quizzesPassed: 1 });
      await settlePassedQuiz(tx, student, { courseId: course.id, quizId: attempt.quizId }, now);
    }
    await notify(tx, student.id, newsOf(row, { points, feedback, passedNow: isPassed && !attempt.passed }));
    return { score: result.score, passed: isPassed };
  });
  const review = await findReview(db.read, answerId);
  if (!review) throw new AppError('reviewNotFound');
  return { review: toReview(review), score, passed };
};

const newsOf = (
  { course, lessonTitle }: ReviewRow,
  { points, feedback, passedNow }: { points: number; feedback: string | null; passedNow: boolean },
) => ({
  title: passedNow ? 'Você passou no quiz!' : 'Sua resposta foi corrigida',
  text: [`${course.title}, ${lessonTitle}: sua resposta vale ${points} de ${POINTS} pontos.`, feedback]
    .filter(Boolean)
    .join(' '),
  href: `/course/${course.id}`,
});

const toReview = ({ answer, attempt, student, course, lessonTitle, question }: ReviewRow): Review => ({
  answerId: answer.id,
  studentName: student.fullName,
  courseId: course.id,
  courseTitle: course.title,
  lessonTitle,
  question: question.text,
  modelAnswer: question.modelAnswer,
  answer: answer.answer,
  submittedAt: attempt.createdAt.toISOString(),
  correct: answer.correct,
  points: answer.points,
  feedback: answer.feedback,
  gradedAt: answer.gradedAt?.toISOString() ?? null,
});
