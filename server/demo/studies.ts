import type { Tx } from '../../db/client.ts';
import type { DemoStudy } from '../../db/demo/people.ts';
import { chapterProgress } from '../../db/schema/chapters.ts';
import { enrollments, lessonProgress, quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import { dayOf } from '../common/days.ts';
import { record } from '../features/audit/audit.service.ts';
import { saveSeen } from '../features/auth/last-seen.ts';
import { issueCertificate } from '../features/certificates/certificates.service.ts';
import { reward } from '../features/ledger/ledger.service.ts';
import { countDay } from '../features/progress/course-days.service.ts';
import type { SeededCourse, SeededLesson } from './courses.ts';
import { DAY_MS, HOUR_MS } from '../common/time.schema.ts';

const DAYS_BETWEEN_LESSONS = 2;

type Student = { id: number; fullName: string };

/** Lets a student of the demo have studied: the same rows and payments as if it had happened, at its time. */
export const insertStudy = async (
  tx: Tx,
  student: Student,
  course: SeededCourse,
  study: DemoStudy,
  now: Date,
): Promise<void> => {
  const startedAt = new Date(now.getTime() - study.startedDaysAgo * DAY_MS);
  const timeOf = (lesson: number): Date =>
    new Date(Math.min(startedAt.getTime() + lesson * DAYS_BETWEEN_LESSONS * DAY_MS + HOUR_MS, now.getTime()));
  const studied = course.lessons.slice(0, study.lessons);
  const isFinished = studied.length === course.lessons.length;
  const finishedAt = timeOf(studied.length - 1);
  const [enrollment] = await tx
    .insert(enrollments)
    .values({
      studentId: student.id,
      courseId: course.id,
      paidCents: course.priceCents,
      rating: study.stars,
      createdAt: startedAt,
      completedAt: isFinished ? finishedAt : null,
      completedLessons: studied.length,
      lastActivityAt: studied.length === 0 ? startedAt : finishedAt,
    })
    .returning();
  if (!enrollment) throw new Error('The enrollment was not inserted');
  await countDay(tx, course.id, startedAt, { enrollments: 1, revenueCents: course.priceCents });
  await saveSeen(tx, student.id, dayOf(studied.length === 0 ? startedAt : finishedAt));
  await record(tx, student, 'enrolled', { detail: course.title }, startedAt);
  for (const [i, lesson] of studied.entries()) await insertLessonStudy(tx, student, enrollment, lesson, timeOf(i));
  if (!isFinished) return;
  await countDay(tx, course.id, finishedAt, { coursesCompleted: 1 });
  await record(tx, student, 'course_completed', { detail: course.title }, finishedAt);
  await reward(tx, student.id, 'course_completed', course.id, finishedAt);
  const { professorName, minutes } = course;
  await issueCertificate(tx, { enrollment, course, minutes, professorName, studentName: student.fullName }, finishedAt);
};

type Enrolled = { id: number; courseId: number };

const insertLessonStudy = async (
  tx: Tx,
  student: Student,
  { id: enrollmentId, courseId }: Enrolled,
  { id: lessonId, title, chapterIds, quiz }: SeededLesson,
  at: Date,
): Promise<void> => {
  await countDay(tx, courseId, at, { lessonsCompleted: 1, ...(quiz && { quizAttempts: 1, quizzesPassed: 1 }) });
  const solved = { enrollmentId, solvedAt: at, updatedAt: at };
  await tx.insert(chapterProgress).values(chapterIds.map(chapterId => ({ ...solved, chapterId })));
  await tx.insert(lessonProgress).values({ enrollmentId, lessonId, completedAt: at, studiedUntil: at });
  await record(tx, student, 'lesson_completed', { detail: title }, at);
  await reward(tx, student.id, 'lesson_completed', lessonId, at);
  if (!quiz) return;
  const [attempt] = await tx
    .insert(quizAttempts)
    .values({ enrollmentId, quizId: quiz.id, score: 100, passed: true, createdAt: at })
    .returning({ id: quizAttempts.id });
  if (!attempt) throw new Error('The attempt was not inserted');
  const attemptId = attempt.id;
  await tx.insert(quizAnswers).values(quiz.answers.map(answer => ({ attemptId, ...answer, correct: true })));
  await record(tx, student, 'quiz_passed', { detail: title }, at);
  await reward(tx, student.id, 'quiz_passed', quiz.id, at);
};
