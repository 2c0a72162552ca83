import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { assignmentStudents, assignmentWork } from '../../../db/schema/assignments.ts';
import { consents, guardianLinks, guardianMails, purchaseRequests } from '../../../db/schema/guardians.ts';
import { liveAnswers, liveFollowers, liveLessons } from '../../../db/schema/live-lessons.ts';
import { puzzleTries } from '../../../db/schema/puzzles.ts';
import { repertoires } from '../../../db/schema/repertoires.ts';
import { reviewDays } from '../../../db/schema/training.ts';

/** The addresses of the files that a student handed in. */
export const findWorkFiles = async (tx: Tx, userId: number): Promise<string[]> =>
  (
    await tx
      .select({ filePath: assignmentWork.filePath })
      .from(assignmentWork)
      .where(and(eq(assignmentWork.userId, userId), isNotNull(assignmentWork.filePath)))
  ).flatMap(({ filePath }) => filePath ?? []);

/**
 * Deletes what a student handed in with what was said of it, every try at a puzzle, the days of their reviews, what
 * they answered in live lessons, their repertoires, their guardians' link and consent, and what they asked them for.
 */
export const deleteWork = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(assignmentWork).where(eq(assignmentWork.userId, userId));
  await tx.delete(assignmentStudents).where(eq(assignmentStudents.userId, userId));
  await tx.delete(puzzleTries).where(eq(puzzleTries.userId, userId));
  await tx.delete(reviewDays).where(eq(reviewDays.userId, userId));
  await tx.delete(liveAnswers).where(eq(liveAnswers.userId, userId));
  await tx.delete(liveFollowers).where(eq(liveFollowers.userId, userId));
  await tx.update(liveLessons).set({ holderId: null }).where(eq(liveLessons.holderId, userId));
  await tx.delete(purchaseRequests).where(eq(purchaseRequests.userId, userId));
  await tx.delete(consents).where(eq(consents.userId, userId));
  await deleteRepertoires(tx, userId);
  await tx.delete(guardianMails).where(eq(guardianMails.userId, userId));
  await tx.delete(guardianLinks).where(eq(guardianLinks.userId, userId));
};

/** The copies that others have of them stay. */
const deleteRepertoires = async (tx: Tx, userId: number): Promise<void> => {
  const own = tx.select({ id: repertoires.id }).from(repertoires).where(eq(repertoires.userId, userId));
  await tx.update(repertoires).set({ sourceId: null }).where(inArray(repertoires.sourceId, own));
  await tx.delete(repertoires).where(eq(repertoires.userId, userId));
};
