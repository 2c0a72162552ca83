import { and, eq, isNull } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { guardianLinks, purchaseRequests } from '../../../db/schema/guardians.ts';
import { school } from '../../../db/schema/school.ts';
import { users } from '../../../db/schema/users.ts';

/** Who wants a student's purchases to wait for the guardians. */
export const findPurchaseRule = async (read: Read, userId: number) => {
  const [found] = await read
    .select({
      role: users.role,
      email: users.email,
      bySchool: school.purchaseApproval,
      byGuardian: guardianLinks.approvesPurchases,
    })
    .from(users)
    .leftJoin(school, eq(school.id, 1))
    .leftJoin(guardianLinks, eq(guardianLinks.userId, users.id))
    .where(eq(users.id, userId));
  const isStudent = found?.role === 'student';
  return {
    // The school's rule is for children's accounts; older students have an email and decide for themselves.
    bySchool: isStudent && found.email === null && found.bySchool === true,
    byGuardian: isStudent && found.byGuardian === true,
  };
};

/** Uses up an approval that was given just now, in this transaction. @returns false when there is none. */
export const takeApproval = async (tx: Tx, userId: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(purchaseRequests)
      .set({ usedAt: now })
      .where(
        and(
          eq(purchaseRequests.userId, userId),
          eq(purchaseRequests.state, 'approved'),
          isNull(purchaseRequests.usedAt),
        ),
      )
      .returning({ id: purchaseRequests.id })
  ).length > 0;
