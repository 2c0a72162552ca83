import { asc, eq } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { assignments, assignmentWork } from '../../../db/schema/assignments.ts';
import { consents, guardianMails, purchaseRequests } from '../../../db/schema/guardians.ts';
import { classes } from '../../../db/schema/classes.ts';
import { puzzles, puzzleTries } from '../../../db/schema/puzzles.ts';
import { uploads } from '../../../db/schema/uploads.ts';

/** What somebody handed in, and what their professors said of it. */
export const findAssignmentWork = (read: Read, userId: number) =>
  read
    .select({
      class: classes.name,
      assignment: assignments.title,
      text: assignmentWork.text,
      file: assignmentWork.filePath,
      fileName: uploads.fileName,
      handedInAt: assignmentWork.handedInAt,
      returnedAt: assignmentWork.returnedAt,
      comment: assignmentWork.comment,
      points: assignmentWork.points,
      excused: assignmentWork.excused,
    })
    .from(assignmentWork)
    .innerJoin(assignments, eq(assignments.id, assignmentWork.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(uploads, eq(uploads.objectPath, assignmentWork.filePath))
    .where(eq(assignmentWork.userId, userId))
    .orderBy(asc(assignmentWork.id));

/** Every try of theirs at a puzzle. */
export const findPuzzleTries = (read: Read, userId: number) =>
  read
    .select({ puzzle: puzzles.title, moves: puzzleTries.moves, right: puzzleTries.isRight, at: puzzleTries.at })
    .from(puzzleTries)
    .innerJoin(puzzles, eq(puzzles.id, puzzleTries.puzzleId))
    .where(eq(puzzleTries.userId, userId))
    .orderBy(asc(puzzleTries.id));

/** Who let them sign up, and what they asked their guardians for. */
export const findGuardians = async (read: Read, userId: number) => ({
  consent:
    (
      await read
        .select({ guardianName: consents.guardianName, givenAt: consents.createdAt })
        .from(consents)
        .where(eq(consents.userId, userId))
    )[0] ?? null,
  digestMail:
    (
      await read
        .select({ email: guardianMails.email, confirmedAt: guardianMails.confirmedAt })
        .from(guardianMails)
        .where(eq(guardianMails.userId, userId))
    )[0] ?? null,
  purchaseRequests: await read
    .select({
      title: purchaseRequests.title,
      coins: purchaseRequests.coins,
      state: purchaseRequests.state,
      createdAt: purchaseRequests.createdAt,
      answeredAt: purchaseRequests.answeredAt,
    })
    .from(purchaseRequests)
    .where(eq(purchaseRequests.userId, userId))
    .orderBy(asc(purchaseRequests.id)),
});
