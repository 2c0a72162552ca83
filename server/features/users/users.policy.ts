import type { users } from '../../../db/schema/users.ts';

type Role = typeof users.$inferSelect.role;

/** A professor who got the role from the school itself is approved by that; nobody else needs approval. */
export const approvalOf = (role: Role, now: Date): Date | null => (role === 'professor' ? now : null);

/** A professor who signed up and is not approved by the school yet, whether they wait for it or not. */
export const isToApprove = ({ role, approvedAt }: { role: Role; approvedAt: Date | null }): boolean =>
  role === 'professor' && approvedAt === null;
