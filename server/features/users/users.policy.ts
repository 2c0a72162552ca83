import type { users } from '../../../db/schema/users.ts';

type Role = typeof users.$inferSelect.role;

/** A professor to whom the school itself gave the role is let in by that; nobody else needs it. */
export const approvalOf = (role: Role, now: Date): Date | null => (role === 'professor' ? now : null);

/** A professor who signed up by themselves and whom the school has not let in yet, whether they wait for it or not. */
export const isToApprove = ({ role, approvedAt }: { role: Role; approvedAt: Date | null }): boolean =>
  role === 'professor' && approvedAt === null;
