/** Time is part of work: a lesson pays when its content was there for as long as somebody who works needs. */
import type { Db, Tx } from '../../../db/client.ts';
import { storageFaultOf } from '../../../db/storage-faults.ts';
import type { Viewer } from '../../common/viewer.ts';
import { NOTHING, reward, sumOf, type Reward } from '../ledger/ledger.service.ts';
import { waitForPay } from '../ledger/pace.service.ts';
import { secondsNeeded, type Content } from './study-time.ts';
import {
  deleteOpening,
  findContent,
  findOpening,
  findStudiedUntil,
  insertOpenings,
  setStudiedUntil,
} from './study-time.queries.ts';
import { SECOND_MS } from '../../common/time.schema.ts';

/**
 * From when on a student's time counts for a lesson. Time that paid for another lesson does not count again: who opens
 * twenty lessons at once would earn twenty times what one person can.
 */
const countedFrom = (openedAt: Date, studiedUntil: Date | null): number =>
  Math.max(openedAt.getTime(), studiedUntil?.getTime() ?? 0);

/** Whole seconds until the lesson pays. */
const secondsMissing = (content: Content, openedAt: Date | undefined, studiedUntil: Date | null, now: Date): number => {
  const needed = secondsNeeded(content);
  if (needed === 0 || !openedAt) return needed;
  const spent = (now.getTime() - countedFrom(openedAt, studiedUntil)) / SECOND_MS;
  return Math.min(needed, Math.max(0, Math.ceil(needed - spent)));
};

type Sent = Content & { id: number };
/** Since when a student has had the content of which lessons. */
export type Openings = ReadonlyMap<number, Date>;

/**
 * Notes since when a student has had the content of lessons that are sent now, but not yet paid. @returns the seconds
 * until each pays, by the lesson's id.
 */
export const openLessons = async (
  db: Db,
  { studiedUntil, enrollmentId, openings }: Pick<Viewer, 'studiedUntil'> & { enrollmentId: number; openings: Openings },
  sent: readonly Sent[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  if (sent.length === 0) return new Map();
  const unseen = sent.filter(({ id }) => !openings.has(id)).map(({ id }) => id);
  if (unseen.length > 0) {
    try {
      await db.write(tx => insertOpenings(tx, enrollmentId, unseen, now));
    } catch (error) {
      // A full disk must not keep anybody from reading; their time counts from when it can be written again.
      if (!storageFaultOf(error)) throw error;
    }
  }
  return new Map(
    sent.map(lesson => [lesson.id, secondsMissing(lesson, openings.get(lesson.id) ?? now, studiedUntil, now)]),
  );
};

type Completed = {
  studentId: number;
  enrollmentId: number;
  lessonId: number;
  /** The lesson's quiz, if it is passed: it pays with the lesson. */ passedQuizId: number | null;
  isNew: boolean;
};

/**
 * Pays for a completed lesson that is not paid yet, if its time has passed. If not, it is to be opened again for as
 * long. @returns what was paid, and the seconds that are missing.
 */
export const rewardLesson = async (
  tx: Tx,
  { studentId, enrollmentId, lessonId, passedQuizId, isNew }: Completed,
  now: Date,
): Promise<{ paid: Reward; missing: number | null }> => {
  const content = await findContent(tx, lessonId);
  const openedAt = await findOpening(tx, enrollmentId, lessonId);
  const studiedUntil = await findStudiedUntil(tx, studentId);
  const missing = secondsMissing(content, openedAt, studiedUntil, now);
  if (missing > 0) {
    if (!isNew) return { paid: NOTHING, missing };
    await deleteOpening(tx, enrollmentId, lessonId);
    return { paid: NOTHING, missing: secondsNeeded(content) };
  }
  const wait = await waitForPay(tx, studentId, 'lesson_completed', now);
  if (wait > 0) return { paid: NOTHING, missing: Math.ceil(wait / SECOND_MS) };
  const needed = secondsNeeded(content) * SECOND_MS;
  const until = openedAt ? countedFrom(openedAt, studiedUntil) + needed : (studiedUntil ?? now).getTime();
  await setStudiedUntil(tx, enrollmentId, lessonId, new Date(until));
  await deleteOpening(tx, enrollmentId, lessonId);
  const forLesson = await reward(tx, studentId, 'lesson_completed', lessonId, now);
  const forQuiz = passedQuizId === null ? NOTHING : await reward(tx, studentId, 'quiz_passed', passedQuizId, now);
  return { paid: sumOf([forLesson, forQuiz]), missing: null };
};
