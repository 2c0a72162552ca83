import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { given, prepared, preparedChange } from '../../../db/prepared.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { lessonOpenings, lessonProgress } from '../../../db/schema/progress.ts';
import { users } from '../../../db/schema/users.ts';

/** Keeps the first time of each. */
export const insertOpenings = async (
  tx: Tx,
  enrollmentId: number,
  lessonIds: readonly number[],
  openedAt: Date,
): Promise<void> => {
  await tx
    .insert(lessonOpenings)
    .values(lessonIds.map(lessonId => ({ enrollmentId, lessonId, openedAt })))
    .onConflictDoNothing();
};

const isOf = (rows: typeof lessonOpenings | typeof lessonProgress) =>
  and(eq(rows.enrollmentId, sql.placeholder('enrollmentId')), eq(rows.lessonId, sql.placeholder('lessonId')));

const opening = prepared('lesson_opening', read =>
  read.select({ openedAt: lessonOpenings.openedAt }).from(lessonOpenings).where(isOf(lessonOpenings)),
);

export const findOpening = async (tx: Tx, enrollmentId: number, lessonId: number): Promise<Date | undefined> =>
  (await opening(tx, { enrollmentId, lessonId }))[0]?.openedAt;

const removeOpening = preparedChange('remove_opening', tx => tx.delete(lessonOpenings).where(isOf(lessonOpenings)));

export const deleteOpening = async (tx: Tx, enrollmentId: number, lessonId: number): Promise<void> => {
  await removeOpening(tx, { enrollmentId, lessonId });
};

const latestStudy = prepared('latest_study', read =>
  read
    .select({ until: users.studiedUntil })
    .from(users)
    .where(eq(users.id, sql.placeholder('studentId'))),
);

/** Until when a student's time is paid for by the rewards of lessons; null before the first. */
export const findStudiedUntil = async (tx: Tx, studentId: number): Promise<Date | null> =>
  (await latestStudy(tx, { studentId }))[0]?.until ?? null;

const writeStudiedUntil = preparedChange('write_studied_until', tx =>
  tx
    .update(lessonProgress)
    .set({ studiedUntil: given('until', lessonProgress.studiedUntil) })
    .where(isOf(lessonProgress)),
);

/** The database keeps the latest of a student along. */
export const setStudiedUntil = async (tx: Tx, enrollmentId: number, lessonId: number, until: Date): Promise<void> => {
  await writeStudiedUntil(tx, { enrollmentId, lessonId, until });
};

const content = prepared('lesson_content', read =>
  read
    .select({ description: lessons.description, filmSeconds: lessons.filmSeconds })
    .from(lessons)
    .where(eq(lessons.id, sql.placeholder('lessonId'))),
);

export const findContent = async (tx: Tx, lessonId: number) => {
  const [found] = await content(tx, { lessonId });
  if (!found) throw new Error('The lesson was not found');
  return found;
};
