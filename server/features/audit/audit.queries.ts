import type { Tx } from '../../../db/client.ts';
import { auditEvents } from '../../../db/schema/audit.ts';

export const insertEvent = async (tx: Tx, event: typeof auditEvents.$inferInsert): Promise<void> => {
  await tx.insert(auditEvents).values(event);
};
