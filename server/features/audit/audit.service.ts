import type { Tx } from '../../../db/client.ts';
import type { AUDIT_EVENTS } from '../../../db/schema/audit.ts';
import { insertEvent } from './log.queries.ts';

export type AuditEvent = (typeof AUDIT_EVENTS)[number];
/** Who does something, and from which network address; null for whoever is not signed in. */
export type Actor = { id: number; address?: string | undefined } | { id: null; address?: string | undefined };
export type AuditDetails = {
  /** The user to whom it is done, if it is another. */
  subjectId?: number;
  /** What it is about, as it is shown: a lesson's title, a product's name. */
  detail?: string;
  /** Coins that it moves: negative when they are spent. */
  coins?: number;
};

/** Writes into the school's log, in the transaction in which it happens. */
export const record = (
  tx: Tx,
  actor: Actor,
  event: AuditEvent,
  details: AuditDetails = {},
  at = new Date(),
): Promise<void> =>
  insertEvent(tx, { event, actorId: actor.id, address: actor.address ?? null, createdAt: at, ...details });
