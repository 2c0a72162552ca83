import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mayEdit, mayStudy } from '../courses/courses.policy.ts';
import { findReadable, getReadable } from '../courses/courses.service.ts';
import { isUnlocked } from '../progress/course-path.ts';
import { boardOf } from '../progress/grading.ts';
import { getStudied, type Studied } from '../progress/progress.service.ts';
import { withAssigned } from '../progress/study-step.service.ts';
import { openLessons } from '../progress/study-time.service.ts';
import { findCourseIdOfLesson, findLessons, type LessonWithContent } from './lessons.queries.ts';
import type { Lesson } from './lessons.schema.ts';

/** What a viewer gets of a lesson: an outline, the content, or the content with the quiz's answers. */
type Depth = 'outline' | 'content' | 'answers';
type Readable = Awaited<ReturnType<typeof getReadable>>;

/**
 * A course's lessons in order, with the viewer's progress. Drafts and answers are for the owner and administrators; of
 * what a student may not study yet, they get an outline.
 * @throws AppError 404 for a course that is not visible to the viewer.
 */
export const listLessons = async (db: Db, viewer: Viewer, courseId: number, now = new Date()): Promise<Lesson[]> =>
  lessonsFor(db, viewer, await getReadable(db, viewer, courseId), now);

/** Like `listLessons`; none of a course that is not visible to the viewer. */
export const listShown = async (db: Db, viewer: Viewer, courseId: number, now = new Date()): Promise<Lesson[]> => {
  const row = await findReadable(db, viewer, courseId);
  return row ? lessonsFor(db, viewer, row, now) : [];
};

/** @param only the one lesson that is asked for; all of them by default. */
const lessonsFor = async (
  db: Db,
  viewer: Viewer,
  { course, enrollment }: Readable,
  now: Date,
  only?: number,
): Promise<Lesson[]> => {
  const depth: Depth = mayEdit(viewer, course)
    ? 'answers'
    : mayStudy(viewer, course, enrollment, now)
      ? 'content'
      : 'outline';
  const [all, studied] = await Promise.all([findLessons(db.read, course.id), getStudied(db, enrollment?.id)]);
  const published = all.filter(lesson => lesson.active);
  const path = published.map(({ id, quiz }) => ({ lessonId: id, quizId: quiz?.id ?? null }));
  const studies = viewer.role === 'student' && depth === 'content';
  const done = studies ? await withAssigned(db.read, viewer, path, studied, now) : studied;
  const visible = depth === 'answers' ? all : published;
  const shown = only === undefined ? visible : visible.filter(({ id }) => id === only);
  const isOpen = (lesson: LessonWithContent): boolean => viewer.role !== 'student' || isUnlocked(path, done, lesson.id);
  const isUnpaid = (lesson: LessonWithContent): boolean => isOpen(lesson) && !done.rewarded.has(lesson.id);
  const missing =
    studies && enrollment
      ? await openLessons(
          db,
          { studiedUntil: viewer.studiedUntil, enrollmentId: enrollment.id, openings: done.openings },
          shown.filter(isUnpaid),
          now,
        )
      : NONE;
  return shown.map(lesson => toLesson(lesson, depth, { ...done, missing }, isOpen(lesson)));
};

const NONE: ReadonlyMap<number, number> = new Map();

/** @throws AppError 404 for a lesson that is not visible to the viewer. */
export const getLesson = async (db: Db, viewer: Viewer, lessonId: number, now = new Date()): Promise<Lesson> => {
  const courseId = await findCourseIdOfLesson(db.read, lessonId);
  const row = courseId === undefined ? undefined : await findReadable(db, viewer, courseId);
  const [lesson] = row ? await lessonsFor(db, viewer, row, now, lessonId) : [];
  if (!lesson) throw new AppError('lessonNotFound');
  return lesson;
};

type Standing = Studied & { /** Seconds until a lesson pays. */ missing: ReadonlyMap<number, number> };

const toLesson = (lesson: LessonWithContent, depth: Depth, done: Standing, unlocked: boolean): Lesson => {
  // The content of a locked lesson stays here: whoever reads the answers of the API would not need to study in order.
  const accessible = depth !== 'outline' && unlocked;
  return {
    id: lesson.id,
    courseId: lesson.courseId,
    title: lesson.title,
    description: accessible ? lesson.description : '',
    order: lesson.position,
    duration: lesson.measuredMinutes ?? lesson.durationMinutes,
    estimate: lesson.durationMinutes,
    active: lesson.active,
    accessible,
    videoUrl: accessible ? lesson.videoUrl : null,
    resources: accessible ? lesson.resources.map(({ id, name, type, url }) => ({ id, name, type, url })) : [],
    quiz: accessible && lesson.quiz ? toQuiz(lesson.quiz, depth === 'answers') : null,
    hasQuiz: lesson.quiz !== null,
    chapterCount: lesson.chapterCount,
    unlocked,
    completed: done.lessons.has(lesson.id),
    secondsToReward: done.missing.get(lesson.id) ?? null,
    quizPassed: lesson.quiz !== null && done.quizzes.has(lesson.quiz.id),
    quizWaiting: lesson.quiz !== null && done.waiting.has(lesson.quiz.id),
    scheduledAt: lesson.scheduledAt?.toISOString() ?? null,
    cancelled: lesson.cancelled,
    version: lesson.version,
  };
};

const toQuiz = (quiz: NonNullable<LessonWithContent['quiz']>, withAnswers: boolean): Lesson['quiz'] => ({
  id: quiz.id,
  title: quiz.title,
  timeLimit: quiz.timeLimitMinutes,
  questions: quiz.questions.map(row => ({
    id: row.id,
    type: row.type,
    question: row.question,
    options: row.options,
    ...boardOf(row),
    ...(withAnswers && { correctAnswer: row.correctAnswer, explanation: row.explanation }),
    ...(withAnswers && row.type === 'board' && { lines: row.lines ?? [], equal: row.equal }),
  })),
});
