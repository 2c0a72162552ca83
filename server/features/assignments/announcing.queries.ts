import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { assignments } from '../../../db/schema/assignments.ts';
import { classes } from '../../../db/schema/classes.ts';
import { findRows, type AssignmentRow } from './assignments.queries.ts';

/** What has opened and its students have not been told of. */
export const findToAnnounce = (read: Read, now: Date): Promise<AssignmentRow[]> =>
  findRows(
    read,
    and(
      isNull(assignments.announcedAt),
      eq(assignments.isDraft, false),
      lte(assignments.opensAt, now),
      isNull(classes.archivedAt),
    ),
  );

/** What is due until a moment and its students have not been reminded of. */
export const findToRemind = (read: Read, now: Date, until: Date): Promise<AssignmentRow[]> =>
  findRows(
    read,
    and(
      isNull(assignments.remindedAt),
      gt(assignments.dueAt, now),
      lte(assignments.dueAt, until),
      eq(assignments.isDraft, false),
      lte(assignments.opensAt, now),
      isNull(assignments.closedAt),
      isNull(classes.archivedAt),
    ),
  );

/** @returns false when its students were reminded before. */
export const claimReminder = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(assignments)
      .set({ remindedAt: now })
      .where(and(eq(assignments.id, id), isNull(assignments.remindedAt)))
      .returning({ id: assignments.id })
  ).length > 0;
