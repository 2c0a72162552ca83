import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { auditEvents } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import type { LoggedEvent } from './audit.schema.ts';

/** The position of an event in the log: by time, and by number within a moment. */
export type LogPosition = { at: Date; id: number };
export type LogFilter = {
  events: readonly LoggedEvent[] | undefined;
  userId: number | undefined;
  from: Date | undefined;
  /** Outside. */
  to: Date | undefined;
  before: LogPosition | undefined;
};

/** Written so that an index on the time serves it. */
const isBefore = ({ at, id }: LogPosition): SQL | undefined =>
  and(lte(auditEvents.createdAt, at), or(lt(auditEvents.createdAt, at), lt(auditEvents.id, id)));

/**
 * Conditions that one index each can answer in order: by a person as the one who did it and as the one it was done to,
 * else by each kind of event, else by time. A single condition over several kinds would have to sort all of them.
 */
const indexConditions = ({ events, userId }: LogFilter): (SQL | undefined)[] => {
  if (userId !== undefined) {
    const kinds = events && inArray(auditEvents.event, [...events]);
    return [and(eq(auditEvents.actorId, userId), kinds), and(eq(auditEvents.subjectId, userId), kinds)];
  }
  return events ? events.map(event => eq(auditEvents.event, event)) : [undefined];
};

type EventRow = typeof auditEvents.$inferSelect;
const newestFirst = (a: EventRow, b: EventRow): number => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;

/** The newest events that a filter lets through, however long the log is. */
export const findEvents = async (read: Read, filter: LogFilter, limit: number): Promise<EventRow[]> => {
  const { from, to, before } = filter;
  const bounds = and(
    from && gte(auditEvents.createdAt, from),
    to && lt(auditEvents.createdAt, to),
    before && isBefore(before),
  );
  const pages = await Promise.all(
    indexConditions(filter).map(condition =>
      read
        .select()
        .from(auditEvents)
        .where(and(condition, bounds))
        .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
        .limit(limit),
    ),
  );
  const found = new Map(pages.flat().map(event => [event.id, event]));
  return [...found.values()].toSorted(newestFirst).slice(0, limit);
};

/** What people are called. */
export const findNames = (read: Read, ids: readonly number[]) =>
  read
    .select({ id: users.id, name: users.fullName, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));

export const insertEvent = async (tx: Tx, event: typeof auditEvents.$inferInsert): Promise<void> => {
  await tx.insert(auditEvents).values(event);
};
