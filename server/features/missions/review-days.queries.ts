import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { reviewDays } from '../../../db/schema/training.ts';
import { users } from '../../../db/schema/users.ts';

/** @returns false, without any change, for a day that is known, and for who is no student. */
export const insertReviewDay = async (tx: Tx, userId: number, day: string): Promise<boolean> => {
  const [student] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'student')));
  if (!student) return false;
  const inserted = await tx
    .insert(reviewDays)
    .values({ userId, day })
    .onConflictDoNothing()
    .returning({ id: reviewDays.id });
  return inserted.length > 0;
};
