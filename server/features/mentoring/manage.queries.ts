import {
  and,
  count,
  desc,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { users } from '../../../db/schema/users.ts';
import { MANAGED_SLOTS_PER_PAGE, type ManagedSlotsInput } from './manage.schema.ts';

type MentorValues = Omit<typeof mentors.$inferInsert, 'id' | 'createdAt'>;

export const insertMentor = async (tx: Tx, mentor: MentorValues): Promise<number> => {
  const [inserted] = await tx.insert(mentors).values(mentor).returning({ id: mentors.id });
  if (!inserted) throw new Error('The mentor was not inserted');
  return inserted.id;
};

export const updateMentor = async (tx: Tx, mentorId: number, change: Partial<MentorValues>): Promise<void> => {
  await tx.update(mentors).set(change).where(eq(mentors.id, mentorId));
};

/** Changes the price of a mentor's individual slots in the future. Paid bookings stay as they are. */
export const repriceHours = async (tx: Tx, mentorId: number, price: number, now: Date): Promise<void> => {
  await tx
    .update(mentoringSlots)
    .set({ price })
    .where(
      and(
        eq(mentoringSlots.mentorId, mentorId),
        eq(mentoringSlots.program, 'individual'),
        isNull(mentoringSlots.cancelledAt),
        gt(mentoringSlots.startsAt, now),
      ),
    );
};

export const findAccount = async (tx: Tx, email: string) =>
  (
    await tx
      .select({ id: users.id, role: users.role, deactivatedAt: users.deactivatedAt })
      .from(users)
      .where(eq(users.email, email))
  )[0];

/** Whether an account already belongs to a mentor. */
export const isLinked = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.select({ id: mentors.id }).from(mentors).where(eq(mentors.userId, userId))).length > 0;

/** A mentor's meetings between two points in time. */
export const findMeetingsOfMentor = (tx: Tx, mentorId: number, from: Date, to: Date) =>
  tx
    .select({ startsAt: mentoringMeetings.startsAt, minutes: mentoringSlots.minutes })
    .from(mentoringMeetings)
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, mentoringMeetings.slotId))
    .where(
      and(
        eq(mentoringMeetings.mentorId, mentorId),
        gt(mentoringMeetings.startsAt, from),
        lt(mentoringMeetings.startsAt, to),
      ),
    );

/** Inserts a slot with its meetings. @returns its id. */
export const insertSlot = async (
  tx: Tx,
  slot: typeof mentoringSlots.$inferInsert,
  meetings: readonly Date[],
): Promise<number> => {
  const [inserted] = await tx.insert(mentoringSlots).values(slot).returning({ id: mentoringSlots.id });
  if (!inserted) throw new Error('The slot was not inserted');
  await tx
    .insert(mentoringMeetings)
    .values(meetings.map(startsAt => ({ slotId: inserted.id, mentorId: slot.mentorId, startsAt })));
  return inserted.id;
};

export const setRoomUrl = async (tx: Tx, slotId: number, roomUrl: string | null): Promise<void> => {
  await tx.update(mentoringSlots).set({ roomUrl }).where(eq(mentoringSlots.id, slotId));
};

/** The future slots with bookings of the mentor with this account, soonest first. */
export const findBookedSlotsOf = (tx: Tx, userId: number, now: Date) =>
  tx
    .selectDistinct({ id: mentoringSlots.id, startsAt: mentoringSlots.startsAt, mentorName: mentors.name })
    .from(mentoringSlots)
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .innerJoin(bookings, and(eq(bookings.slotId, mentoringSlots.id), isNull(bookings.cancelledAt)))
    .where(and(eq(mentors.userId, userId), isNull(mentoringSlots.cancelledAt), gt(mentoringSlots.startsAt, now)))
    .orderBy(asc(mentoringSlots.startsAt));

/** Marks a slot as cancelled, which frees the mentor's hours. */
export const cancelSlotRow = async (tx: Tx, slotId: number, at: Date): Promise<void> => {
  await tx.update(mentoringSlots).set({ cancelledAt: at }).where(eq(mentoringSlots.id, slotId));
  await tx.delete(mentoringMeetings).where(eq(mentoringMeetings.slotId, slotId));
};

const selectSlots = (read: Read) =>
  read
    .select({ ...getTableColumns(mentoringSlots), mentorName: mentors.name })
    .from(mentoringSlots)
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId));
export type ManagedSlotRow = Awaited<ReturnType<typeof selectSlots>>[number];

export const findSlotsById = (read: Read, ids: readonly number[]) =>
  selectSlots(read)
    .where(inArray(mentoringSlots.id, [...ids]))
    .orderBy(asc(mentoringSlots.startsAt));

/**
 * One page of the slots that still have a meeting after a given time, or of all others, and how many there are.
 * `ownerId` limits it to the mentors of one account.
 */
export const findManagedSlots = async (
  read: Read,
  { mentorId, when, page }: ManagedSlotsInput,
  ownerId: number | undefined,
  since: Date,
) => {
  const meeting = read
    .select({ slotId: mentoringMeetings.slotId })
    .from(mentoringMeetings)
    .where(gt(mentoringMeetings.startsAt, since)) as never;
  const isAhead = and(isNull(mentoringSlots.cancelledAt), inArray(mentoringSlots.id, meeting));
  const isOver = or(isNotNull(mentoringSlots.cancelledAt), notInArray(mentoringSlots.id, meeting));
  const wanted: SQL | undefined = and(
    when === 'upcoming' ? isAhead : isOver,
    mentorId === undefined ? undefined : eq(mentoringSlots.mentorId, mentorId),
    ownerId === undefined ? undefined : eq(mentors.userId, ownerId),
  );
  const order = when === 'upcoming' ? asc(mentoringSlots.startsAt) : desc(mentoringSlots.startsAt);
  const [rows, [size]] = await Promise.all([
    selectSlots(read)
      .where(wanted)
      .orderBy(order, asc(mentoringSlots.id))
      .limit(MANAGED_SLOTS_PER_PAGE)
      .offset((page - 1) * MANAGED_SLOTS_PER_PAGE),
    read
      .select({ count: count() })
      .from(mentoringSlots)
      .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
      .where(wanted),
  ]);
  return { rows, total: size?.count ?? 0 };
};

/** The students with a seat in these slots. */
export const findStudentsOf = (read: Read, slotIds: readonly number[]) =>
  read
    .select({ slotId: bookings.slotId, id: users.id, name: users.fullName, email: users.email })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(inArray(bookings.slotId, [...slotIds]), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.seat));
