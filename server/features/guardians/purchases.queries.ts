import { and, count, desc, eq } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { courses } from '../../../db/schema/courses.ts';
import { guardianLinks, purchaseRequests } from '../../../db/schema/guardians.ts';
import { mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { storeItems } from '../../../db/schema/store.ts';
import { users } from '../../../db/schema/users.ts';
import { tournaments, youthPrograms } from '../../../db/schema/youth.ts';
import { momentInSentence } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { viewerColumns } from '../auth/sessions.ts';
import { mentoringTitle } from '../bookings/booked-item.ts';
import type { PurchaseKind } from './purchases.schema.ts';

/** What waits first: it is always among them, whatever was asked since. */
export const findRequests = (read: Read, userId: number, limit: number) =>
  read
    .select()
    .from(purchaseRequests)
    .where(eq(purchaseRequests.userId, userId))
    .orderBy(desc(eq(purchaseRequests.state, 'waiting')), desc(purchaseRequests.id))
    .limit(limit);
export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

export const findRequest = async (read: Read, userId: number, requestId: number): Promise<RequestRow | undefined> =>
  (
    await read
      .select()
      .from(purchaseRequests)
      .where(and(eq(purchaseRequests.userId, userId), eq(purchaseRequests.id, requestId)))
  )[0];

export const findByClientKey = async (read: Read, userId: number, clientKey: string): Promise<RequestRow | undefined> =>
  (
    await read
      .select()
      .from(purchaseRequests)
      .where(and(eq(purchaseRequests.userId, userId), eq(purchaseRequests.clientKey, clientKey)))
  )[0];

export const countWaiting = async (read: Read, userId: number): Promise<number> =>
  (
    await read
      .select({ count: count() })
      .from(purchaseRequests)
      .where(and(eq(purchaseRequests.userId, userId), eq(purchaseRequests.state, 'waiting')))
  )[0]?.count ?? 0;

export const insertRequest = async (tx: Tx, request: typeof purchaseRequests.$inferInsert): Promise<RequestRow> => {
  const [inserted] = await tx.insert(purchaseRequests).values(request).returning();
  if (!inserted) throw new Error('The request was not inserted');
  return inserted;
};

type Change = Partial<Pick<typeof purchaseRequests.$inferInsert, 'state' | 'answeredAt' | 'usedAt' | 'coins'>>;
export const updateRequest = async (tx: Tx, requestId: number, change: Change): Promise<void> => {
  await tx.update(purchaseRequests).set(change).where(eq(purchaseRequests.id, requestId));
};

const TITLED = {
  order: { table: storeItems, title: storeItems.name },
  unlock: { table: courses, title: courses.title },
  program: { table: youthPrograms, title: youthPrograms.name },
  tournament: { table: tournaments, title: tournaments.name },
};
/** An hour has no name of its own: it is named by its mentor and time. */
const findHour = async (read: Read, slotId: number): Promise<string | undefined> => {
  const [found] = await read
    .select({ mentorName: mentors.name, startsAt: mentoringSlots.startsAt })
    .from(mentoringSlots)
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .where(eq(mentoringSlots.id, slotId));
  return found && `${mentoringTitle(found.mentorName)}, ${momentInSentence(found.startsAt)}`;
};

/** What is bought, by its name; undefined where there is nothing of this number. */
export const findTitle = async (read: Read, kind: PurchaseKind, id: number): Promise<string | undefined> => {
  if (kind === 'slot') return findHour(read, id);
  const { table, title } = TITLED[kind];
  return (await read.select({ title }).from(table).where(eq(table.id, id)))[0]?.title;
};

/** Somebody in whose name the server acts. */
export const findActor = async (read: Read, userId: number): Promise<Viewer | undefined> => {
  const [found] = await read.select(viewerColumns).from(users).where(eq(users.id, userId));
  return found;
};

/** The wish of the guardians who have the link. */
export const updateApproval = async (tx: Tx, userId: number, approvesPurchases: boolean): Promise<void> => {
  await tx.update(guardianLinks).set({ approvesPurchases }).where(eq(guardianLinks.userId, userId));
};
