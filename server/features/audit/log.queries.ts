import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { preparedChange } from '../../../db/prepared.ts';
import { auditEvents } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import type { LoggedEvent } from './audit.schema.ts';

/** The position of an event in the log: its time, and its id among events of the same time. */
export type LogPosition = { at: Date; id: number };
export type LogFilter = {
  events: readonly LoggedEvent[] | undefined;
  userId: number | undefined;
  from: Date | undefined;
  /** Exclusive. */
  to: Date | undefined;
  before: LogPosition | undefined;
};

/** In this form an index on the time can be used. */
const isBefore = ({ at, id }: LogPosition): SQL | undefined =>
  and(lte(auditEvents.createdAt, at), or(lt(auditEvents.createdAt, at), lt(auditEvents.id, id)));

/**
 * Conditions that one index each can answer in order: for a person, one as actor and one as subject; else one for each
 * kind of event; else the time alone. A single condition over several kinds would need a sort of all of them.
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

/** The newest events that match the filter, however long the log is. */
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

export const findNames = (read: Read, ids: readonly number[]) =>
  read
    .select({ id: users.id, name: users.fullName, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));

const insert = preparedChange('insert_event', tx =>
  tx.insert(auditEvents).values({
    event: sql.placeholder('event'),
    actorId: sql.placeholder('actorId'),
    subjectId: sql.placeholder('subjectId'),
    detail: sql.placeholder('detail'),
    coins: sql.placeholder('coins'),
    address: sql.placeholder('address'),
    createdAt: sql.placeholder('createdAt'),
  }),
);

type NewEvent = typeof auditEvents.$inferInsert & { createdAt: Date };

export const insertEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await insert(tx, { actorId: null, subjectId: null, detail: null, coins: null, address: null, ...event });
};
