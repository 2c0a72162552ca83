/** Writes, changes and removes lessons inside a transaction. Callers check permissions first. */
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { recountCompletedLessons, settleCourse } from '../progress/progress.service.ts';
import {
  changeLessonRow,
  findResources,
  findStoredLessons,
  insertLessonRow,
  markRemoved,
  replacePictures,
  replaceResources,
  type StoredLesson,
} from './content.queries.ts';
import { picturesIn } from '../../rules/lesson-pictures.ts';
import { claimFiles, releaseFiles } from '../uploads/attach.service.ts';
import { filesOf } from './lesson-files.ts';
import { measuresOf, type Filmed } from './lesson-measures.ts';
import { LESSONS_PER_COURSE, type CourseLessonForm, type LessonForm } from './lesson-form.schema.ts';
import { saveQuiz } from './quiz.service.ts';

/**
 * The effect of a change on the course's students: completed lessons to recount, and courses that can be complete
 * without what was removed.
 */
type Consequence = { recount: boolean; settle: boolean };
const NONE: Consequence = { recount: false, settle: false };
const either = (a: Consequence, b: Consequence): Consequence => ({
  recount: a.recount || b.recount,
  settle: a.settle || b.settle,
});

const resourcesOf = ({ resources }: LessonForm) =>
  resources.map(({ name, type, url }, i) => ({ position: i + 1, name, type, url: url || null }));

/** Adds one lesson; a copy knows how long its film is and what its boards take. @returns its id. */
export const insertLesson = async (
  tx: Tx,
  courseId: number,
  position: number,
  form: LessonForm,
  now: Date,
  stored?: Filmed,
): Promise<number> => {
  const { title, description, duration, active = true, quiz } = form;
  await claimFiles(tx, filesOf(form));
  const id = await insertLessonRow(tx, {
    courseId,
    position,
    title,
    description,
    durationMinutes: duration,
    ...(await measuresOf(tx, form, stored)),
    active,
    ...dateOf(form),
    createdAt: now,
    updatedAt: now,
  });
  await replaceResources(tx, id, resourcesOf(form));
  await replacePictures(tx, id, picturesIn(description));
  if (quiz) await saveQuiz(tx, id, quiz, now);
  return id;
};

type Dated = Pick<StoredLesson, 'scheduledAt' | 'cancelled'>;

/** Only a lesson with a date can be cancelled. */
const dateOf = (
  form: Pick<LessonForm, 'scheduledAt' | 'cancelled'>,
  stored: Dated = { scheduledAt: null, cancelled: false },
): Dated => {
  const scheduledAt =
    form.scheduledAt === undefined ? stored.scheduledAt : form.scheduledAt && new Date(form.scheduledAt);
  return { scheduledAt: scheduledAt || null, cancelled: Boolean(scheduledAt) && (form.cancelled ?? stored.cancelled) };
};

/** The lessons of a new course, in order. @returns their ids. */
export const insertLessons = async (
  tx: Tx,
  courseId: number,
  forms: readonly LessonForm[],
  now: Date,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const [i, form] of forms.entries()) ids.push(await insertLesson(tx, courseId, i + 1, form, now));
  return ids;
};

/** Numbers the lessons from 1. A lesson whose position changes gets a new version. */
export const placeLessons = async (
  tx: Tx,
  ordered: readonly Pick<StoredLesson, 'id' | 'position'>[],
  now: Date,
): Promise<void> => {
  for (const [i, { id, position }] of ordered.entries())
    if (position !== i + 1) await changeLessonRow(tx, id, { position: i + 1 }, now);
};

/** Adds a lesson at its position, or at the end. @throws AppError 409 when the course has too many. */
export const addLesson = async (tx: Tx, courseId: number, form: LessonForm, now: Date): Promise<number> => {
  const stored = await findStoredLessons(tx, courseId);
  if (stored.length >= LESSONS_PER_COURSE) throw new AppError('tooManyLessons');
  const position = Math.min(form.order ?? stored.length + 1, stored.length + 1);
  const id = await insertLesson(tx, courseId, position, form, now);
  const places: Pick<StoredLesson, 'id' | 'position'>[] = stored;
  await placeLessons(tx, places.toSpliced(position - 1, 0, { id, position }), now);
  return id;
};

/**
 * Changes a lesson and, if the form contains one, its position. @throws AppError 409 when somebody saved since this
 * version was read.
 */
export const changeLesson = async (
  tx: Tx,
  lesson: StoredLesson,
  form: LessonForm & { version?: number | undefined },
  now: Date,
): Promise<void> => {
  const consequence = await rewriteLesson(tx, lesson, form, now);
  if (form.order !== undefined) await moveLesson(tx, lesson, form.order, now);
  await bringToStudents(tx, lesson.courseId, consequence, now);
};

const moveLesson = async (tx: Tx, lesson: StoredLesson, order: number, now: Date): Promise<void> => {
  const others = (await findStoredLessons(tx, lesson.courseId)).filter(({ id }) => id !== lesson.id);
  await placeLessons(tx, others.toSpliced(order - 1, 0, lesson), now);
};

const rewriteLesson = async (
  tx: Tx,
  lesson: StoredLesson,
  form: LessonForm & { version?: number | undefined },
  now: Date,
): Promise<Consequence> => {
  if (form.version !== undefined && form.version < lesson.version) throw new AppError('staleVersion');
  const { title, description, duration, active = lesson.active, quiz } = form;
  const before = filesOf({ ...lesson, resources: await findResources(tx, lesson.id) });
  await claimFiles(tx, filesOf(form));
  await changeLessonRow(
    tx,
    lesson.id,
    {
      title,
      description,
      durationMinutes: duration,
      ...(await measuresOf(tx, form, lesson)),
      active,
      ...dateOf(form, lesson),
    },
    now,
  );
  await replaceResources(tx, lesson.id, resourcesOf(form));
  await replacePictures(tx, lesson.id, picturesIn(description));
  await releaseFiles(tx, before);
  const quizRemoved = await saveQuiz(tx, lesson.id, quiz ?? null, now);
  return { recount: active !== lesson.active, settle: quizRemoved };
};

/** Changes only a lesson's date. */
export const dateLesson = (
  tx: Tx,
  lesson: StoredLesson,
  date: Pick<LessonForm, 'scheduledAt' | 'cancelled'>,
  now: Date,
): Promise<void> => changeLessonRow(tx, lesson.id, dateOf(date, lesson), now);

/** Nobody opens a removed lesson again, so its films, pictures and documents go. */
const takeAway = async (tx: Tx, lesson: StoredLesson, now: Date): Promise<void> => {
  await markRemoved(tx, lesson.id, now);
  await releaseFiles(tx, filesOf({ ...lesson, resources: await findResources(tx, lesson.id) }));
};

/** Removes a lesson from the course. The students' progress in it is kept. */
export const removeLesson = async (tx: Tx, lesson: StoredLesson, now: Date): Promise<void> => {
  await takeAway(tx, lesson, now);
  await placeLessons(tx, await findStoredLessons(tx, lesson.courseId), now);
  await bringToStudents(tx, lesson.courseId, { recount: true, settle: true }, now);
};

/** Whether these are exactly the course's lessons, in any order. */
export const hasLessons = async (tx: Tx, courseId: number, lessonIds: readonly number[]): Promise<boolean> => {
  const stored = await findStoredLessons(tx, courseId);
  return stored.length === lessonIds.length && stored.every(({ id }) => lessonIds.includes(id));
};

/**
 * Makes these the course's lessons, in order: known ones are changed, new ones added, all others removed. @throws
 * AppError 400, 409
 */
export const saveLessons = async (
  tx: Tx,
  courseId: number,
  forms: readonly CourseLessonForm[],
  now: Date,
): Promise<void> => {
  const stored = new Map((await findStoredLessons(tx, courseId)).map(lesson => [lesson.id, lesson]));
  let consequence = NONE;
  const ordered: Pick<StoredLesson, 'id' | 'position'>[] = [];
  for (const [i, form] of forms.entries()) {
    if (form.id === undefined) {
      ordered.push({ id: await insertLesson(tx, courseId, i + 1, form, now), position: i + 1 });
      continue;
    }
    const lesson = stored.get(form.id);
    if (!lesson || !stored.delete(form.id)) throw new AppError('lessonNotInCourse');
    consequence = either(consequence, await rewriteLesson(tx, lesson, form, now));
    ordered.push(lesson);
  }
  for (const lesson of stored.values()) {
    await takeAway(tx, lesson, now);
    consequence = { recount: true, settle: true };
  }
  await placeLessons(tx, ordered, now);
  await bringToStudents(tx, courseId, consequence, now);
};

const bringToStudents = async (
  tx: Tx,
  courseId: number,
  { recount, settle }: Consequence,
  now: Date,
): Promise<void> => {
  if (recount) await recountCompletedLessons(tx, courseId);
  if (settle) await settleCourse(tx, courseId, now);
};
