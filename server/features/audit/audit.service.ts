import type { Tx } from '../../../db/client.ts';
import type { AUDIT_EVENTS } from '../../../db/schema/audit.ts';
import { insertEvent } from './log.queries.ts';

export type AuditEvent = (typeof AUDIT_EVENTS)[number];
/** Who does something, and from which network address. The id is null for a visitor who is not signed in. */
export type Actor = { id: number; address?: string | undefined } | { id: null; address?: string | undefined };
export type AuditDetails = {
  /** The user it is done to, if that is somebody else. */
  subjectId?: number;
  /** What it is about, as shown: a lesson's title, a product's name. */
  detail?: string;
  /** Coins moved: negative when spent. */
  coins?: number;
};

/** Writes into the school's log, in the same transaction as the change itself. */
export const record = (
  tx: Tx,
  actor: Actor,
  event: AuditEvent,
  details: AuditDetails = {},
  at = new Date(),
): Promise<void> =>
  insertEvent(tx, { event, actorId: actor.id, address: actor.address ?? null, createdAt: at, ...details });
