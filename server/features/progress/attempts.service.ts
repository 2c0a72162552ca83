import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { timeAfter } from '../../common/days.ts';
import { MINUTE_MS, SECOND_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { record } from '../audit/audit.service.ts';
import { NOTHING, reward } from '../ledger/ledger.service.ts';
import { notifyEachOnce } from '../notifications/notifications.service.ts';
import {
  deleteStart,
  findClassProfessors,
  findCoAuthorIds,
  findDraft,
  findQuestions,
  findStart,
  findTimeLimit,
  findTries,
  insertAttempt,
  insertStart,
  replaceDraft,
  replaceWaiting,
  type Start,
} from './attempts.queries.ts';
import { countDay } from './course-days.service.ts';
import { boardOf, grade, type Answer, type EqualAnswers, type Standing } from './grading.ts';
import { mixed } from './mixing.ts';
import { findDoneInside, type Rewarded } from './progress.queries.ts';
import type { QuizAttemptOutput, QuizStart } from './progress.schema.ts';
import { settleStep } from './progress.service.ts';
import { findStudyStep, type StudiedCourse, type StudyStep } from './study-step.service.ts';

/** After so many tries the answers are shown, and there are pauses between the tries. */
const FREE_TRIES = 3;
const PAUSE_MS = 5 * MINUTE_MS;
/** What is sent at the last moment arrives a little later. */
const NETWORK_MS = 3_000;
const MAX_SEED = 2 ** 31 - 1;

type Question = Awaited<ReturnType<typeof findQuestions>>[number];
type Tries = Awaited<ReturnType<typeof findTries>>;

/** A student before a quiz whose lesson is completed. */
type QuizStep = StudyStep & {
  quizId: number;
  enrollmentId: number;
  done: Rewarded;
  tries: Tries;
  /** Removed ones included: an answer to a question that was removed meanwhile is no mistake of the student's. */
  known: Question[];
};

/** @throws AppError 404 without a quiz, 409 before the lesson is completed; and what `findStudyStep` throws. */
const findQuizStep = async (tx: Tx, viewer: Viewer, lessonId: number, now: Date): Promise<QuizStep> => {
  const studied = await findStudyStep(tx, viewer, lessonId, now);
  const { quizId } = studied.step;
  if (quizId === null) throw new AppError('quizNotFound');
  const enrollmentId = studied.own.enrollment.id;
  const done = await findDoneInside(tx, enrollmentId);
  if (!done.lessons.has(lessonId)) throw new AppError('lessonFirst');
  const tries = await findTries(tx, enrollmentId, quizId);
  return { ...studied, quizId, enrollmentId, done, tries, known: await findQuestions(tx, quizId) };
};

/** Guessing is not learning: after three tries there is time to read. A passed quiz is repeated as one likes. */
const refusePause = ({ tries, done, quizId }: Pick<QuizStep, 'tries' | 'done' | 'quizId'>, now: Date): void => {
  const last = tries.at(-1);
  if (!last || tries.length < FREE_TRIES || done.quizzes.has(quizId)) return;
  const end = new Date(last.createdAt.getTime() + PAUSE_MS);
  if (now < end)
    throw new AppError('quizPause', Math.ceil((end.getTime() - now.getTime()) / SECOND_MS), { time: timeAfter(end) });
};

/** @throws AppError 400 for answers to other quizzes' questions, or two to one. */
const refuseForeign = (known: readonly Question[], answers: readonly Answer[]): void => {
  const ids = new Set(known.map(({ id }) => id));
  if (answers.some(({ questionId }) => !ids.has(questionId))) throw new AppError('foreignQuestion');
  if (new Set(answers.map(({ questionId }) => questionId)).size < answers.length)
    throw new AppError('repeatedQuestion');
};

const asked = (known: readonly Question[]): Question[] => known.filter(({ removedAt }) => removedAt === null);

const secondsUntil = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / SECOND_MS));

const toStart = (
  { seed, startedAt, deadline }: Start,
  questions: readonly Question[],
  answers: Answer[],
  now: Date,
): QuizStart => ({
  startedAt: startedAt.toISOString(),
  deadline: deadline.toISOString(),
  secondsLeft: secondsUntil(deadline, now),
  questions: mixed(questions, seed, ({ id }) => String(id)).map(row => ({
    id: row.id,
    type: row.type,
    question: row.question,
    options: mixed(row.options, seed, option => `${row.id} ${option}`),
    ...boardOf(row),
  })),
  answers,
});

/**
 * Begins a lesson's quiz, or goes on with it as it was begun, with the answers given so far. One whose time is over is
 * handed in first, as it stood. @throws AppError 404, 409 within five minutes of the third try or a later one.
 */
export const startQuiz = (
  db: Db,
  viewer: Viewer,
  lessonId: number,
  now = new Date(),
  equal?: EqualAnswers,
): Promise<QuizStart> =>
  db.write(async tx => {
    const quiz = await findQuizStep(tx, viewer, lessonId, now);
    const { enrollmentId, quizId } = quiz;
    const running = await findStart(tx, enrollmentId, quizId);
    if (running && now <= running.deadline)
      return toStart(running, asked(quiz.known), await findDraft(tx, running.id), now);
    if (running)
      await handIn(tx, viewer, quiz, running, {
        answers: await findDraft(tx, running.id),
        equal,
        now,
        at: running.deadline,
      });
    refusePause(running ? await findQuizStep(tx, viewer, lessonId, now) : quiz, now);
    const deadline = new Date(now.getTime() + (await findTimeLimit(tx, quizId)) * MINUTE_MS);
    const seed = randomInt(MAX_SEED);
    const start = await insertStart(tx, { enrollmentId, quizId, seed, startedAt: now, deadline });
    return toStart(start, asked(quiz.known), [], now);
  });

/**
 * Keeps the answers given so far in a quiz that was begun; they replace those kept before. @throws AppError 400, 404,
 * 409 when it was not begun or its time is over.
 */
export const keepAnswers = (db: Db, viewer: Viewer, lessonId: number, answers: Answer[], now = new Date()) =>
  db.write(async tx => {
    const { enrollmentId, quizId, known } = await findQuizStep(tx, viewer, lessonId, now);
    const start = await findStart(tx, enrollmentId, quizId);
    if (!start) throw new AppError('quizNotBegun');
    if (now > start.deadline) throw new AppError('quizOver');
    refuseForeign(known, answers);
    await replaceDraft(tx, start.id, answers);
    return { secondsLeft: secondsUntil(start.deadline, now) };
  });

/**
 * Grades and stores an attempt at a lesson's quiz, and pays for the first one that passes. One that comes after its
 * time is graded as it stood at the deadline; one that was not begun counts as begun now. @throws AppError 400, 404,
 * 409
 */
export const attemptQuiz = (
  db: Db,
  viewer: Viewer,
  lessonId: number,
  answers: Answer[],
  now = new Date(),
  equal?: EqualAnswers,
): Promise<QuizAttemptOutput> =>
  db.write(async tx => {
    const quiz = await findQuizStep(tx, viewer, lessonId, now);
    refuseForeign(quiz.known, answers);
    const start = await findStart(tx, quiz.enrollmentId, quiz.quizId);
    if (!start) refusePause(quiz, now);
    const isLate = start !== undefined && now.getTime() > start.deadline.getTime() + NETWORK_MS;
    return handIn(tx, viewer, quiz, start, { answers: isLate ? await findDraft(tx, start.id) : answers, equal, now });
  });

/** A first and a second failed try say what was right and nothing more, so that a third is worth a thought. */
const areAnswersShown = ({ tries, done, quizId }: QuizStep, { passed, waiting }: Standing): boolean =>
  passed || done.quizzes.has(quizId) || (!waiting && tries.length + 1 >= FREE_TRIES);

type Sheet = {
  answers: Answer[];
  /** What the engine holds equal to the right answers. */ equal: EqualAnswers | undefined;
  now: Date;
  /** When the try ended; now by default. */ at?: Date;
};

const handIn = async (
  tx: Tx,
  viewer: Viewer,
  quiz: QuizStep,
  start: Start | undefined,
  { answers, equal, now, at = now }: Sheet,
): Promise<QuizAttemptOutput> => {
  const { enrollmentId, quizId, done, own, step } = quiz;
  const questions = asked(quiz.known);
  const { graded, ...standing } = grade(questions, answers, equal);
  const { score, passed } = standing;
  if (start) await deleteStart(tx, start.id);
  await replaceWaiting(tx, enrollmentId, quizId, now);
  await insertAttempt(tx, { enrollmentId, quizId, score, passed, createdAt: at }, graded, now);
  await countDay(tx, own.course.id, at, { quizAttempts: 1, ...(passed && { quizzesPassed: 1 }) });
  const isFirstPass = passed && !done.quizzes.has(quizId);
  if (isFirstPass) await record(tx, viewer, 'quiz_passed', { detail: step.title }, now);
  const isPaid = isFirstPass && done.rewarded.has(step.lessonId);
  const paid = isPaid ? await reward(tx, viewer.id, 'quiz_passed', quizId, now) : NOTHING;
  const result = await settleStep(tx, viewer, quiz, paid, now);
  if (graded.some(({ correct }) => correct === null)) await tellProfessors(tx, own.course, viewer.id, now);

  const isShown = areAnswersShown(quiz, standing);
  const correctOf = new Map(graded.map(({ questionId, correct }) => [questionId, correct]));
  return {
    ...result,
    ...standing,
    questions: questions.map(({ id, correctAnswer, explanation }) => {
      const correct = correctOf.get(id) ?? null;
      // The model answer stays hidden while another try can still be graded.
      const isHidden = !isShown || (correct === null && !passed);
      return {
        questionId: id,
        correct,
        correctAnswer: isHidden ? null : correctAnswer,
        explanation: isHidden ? null : explanation,
      };
    }),
  };
};

/**
 * At most one unread notification about ungraded answers to each who may grade them. None for a deleted course, since
 * nobody grades its answers.
 */
const tellProfessors = async (
  tx: Tx,
  { id, title, professorId, status }: StudiedCourse['own']['course'],
  studentId: number,
  now: Date,
): Promise<void> => {
  if (status === 'inactive') return;
  const toldOf = (userId: number, href: string) => ({
    userId,
    news: { title: 'Há respostas para corrigir', text: `${title}: respostas escritas aguardam a sua nota.`, href },
  });
  const writers = [professorId, ...(await findCoAuthorIds(tx, id))];
  const ofClasses = await findClassProfessors(tx, { studentId, courseId: id, writers });
  const letters = ofClasses.map(userId => toldOf(userId, '/professor/revisoes'));
  const own = writers.map(userId => toldOf(userId, `/professor/revisoes?curso=${id}`));
  await notifyEachOnce(tx, [...own, ...letters], now);
};
