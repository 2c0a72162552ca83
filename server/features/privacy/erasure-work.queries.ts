import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { assignmentStudents, assignmentWork } from '../../../db/schema/assignments.ts';
import { guardianLinks } from '../../../db/schema/guardians.ts';
import { puzzleTries } from '../../../db/schema/puzzles.ts';

/** Deletes what a student handed in with what was said of it, every try at a puzzle, and their guardians' link. */
export const deleteWork = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(assignmentWork).where(eq(assignmentWork.userId, userId));
  await tx.delete(assignmentStudents).where(eq(assignmentStudents.userId, userId));
  await tx.delete(puzzleTries).where(eq(puzzleTries.userId, userId));
  await tx.delete(guardianLinks).where(eq(guardianLinks.userId, userId));
};
