import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { mentoringMeetings, mentoringSlots, mentors } from '../../../db/schema/mentoring.ts';
import { users } from '../../../db/schema/users.ts';
import type { SlotsInput } from './mentoring.schema.ts';

const held = isNull(bookings.cancelledAt);
const holders = and(eq(bookings.slotId, mentoringSlots.id), held);
/**
 * Joins the account of a slot's mentor, if any, and repeats the policy's rule that it can hold meetings: nobody books
 * an hour to which the mentor cannot come.
 */
const account = eq(users.id, mentors.userId);
const mayCome = and(isNull(users.deactivatedAt), or(isNull(users.role), ne(users.role, 'student')));

const selectMentors = (read: Read) =>
  read
    .select({
      ...getTableColumns(mentors),
      accountName: users.fullName,
      accountEmail: users.email,
      deactivatedAt: users.deactivatedAt,
      role: users.role,
    })
    .from(mentors)
    .leftJoin(users, account);
export type MentorRow = Awaited<ReturnType<typeof selectMentors>>[number];

/** The active mentors, all of them, or those of one account. */
export const findMentors = (read: Read, which: { active: true } | { userId: number } | 'all') =>
  selectMentors(read)
    .where(
      which === 'all' ? undefined : 'active' in which ? eq(mentors.active, true) : eq(mentors.userId, which.userId),
    )
    .orderBy(asc(mentors.id));

export const findMentor = async (read: Read, mentorId: number): Promise<MentorRow | undefined> =>
  (await selectMentors(read).where(eq(mentors.id, mentorId)))[0];

/** For each mentor: how many students they have met, in how many meetings, and how many slots are free. */
export const findTallies = async (read: Read, now: Date) => {
  const [met, given, free] = await Promise.all([
    read
      .select({ mentorId: mentoringSlots.mentorId, count: countDistinct(bookings.userId) })
      .from(bookings)
      .innerJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
      .where(and(held, lte(mentoringSlots.startsAt, now)))
      .groupBy(mentoringSlots.mentorId),
    read
      .select({ mentorId: mentoringMeetings.mentorId, count: countDistinct(mentoringMeetings.id) })
      .from(mentoringMeetings)
      .innerJoin(bookings, and(eq(bookings.slotId, mentoringMeetings.slotId), held))
      .where(lte(mentoringMeetings.startsAt, now))
      .groupBy(mentoringMeetings.mentorId),
    read
      .select({ mentorId: mentoringSlots.mentorId })
      .from(mentoringSlots)
      .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
      .leftJoin(users, account)
      .leftJoin(bookings, holders)
      .where(and(isNull(mentoringSlots.cancelledAt), gt(mentoringSlots.startsAt, now), mayCome))
      .groupBy(mentoringSlots.id)
      .having(lt(count(bookings.id), mentoringSlots.capacity)),
  ]);
  return { met, given, free };
};

type FreeWanted = Omit<SlotsInput, 'since' | 'page' | 'pageSize'> & { since: Date | undefined };
const isOpen = ({ mentorId, program, since }: FreeWanted, now: Date) =>
  and(
    isNull(mentoringSlots.cancelledAt),
    gt(mentoringSlots.startsAt, now),
    eq(mentors.active, true),
    eq(mentors.available, true),
    mayCome,
    mentorId === undefined ? undefined : eq(mentoringSlots.mentorId, mentorId),
    program && eq(mentoringSlots.program, program),
    since && gte(mentoringSlots.createdAt, since),
  );
const hasRoom = () => lt(count(bookings.id), mentoringSlots.capacity);

/** A page of the slots that can be booked now, soonest first. */
export const findFreeSlots = (
  read: Read,
  viewerId: number,
  wanted: FreeWanted,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) =>
  read
    .select({
      ...getTableColumns(mentoringSlots),
      mentorName: mentors.name,
      taken: count(bookings.id),
      own: sql`max(case when ${bookings.userId} = ${viewerId} then 1 else 0 end)`.mapWith(Number),
    })
    .from(mentoringSlots)
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .leftJoin(users, account)
    .leftJoin(bookings, holders)
    .where(isOpen(wanted, now))
    .groupBy(mentoringSlots.id, mentors.id)
    .having(hasRoom())
    .orderBy(asc(mentoringSlots.startsAt), asc(mentoringSlots.id))
    .limit(limit)
    .offset(offset);

export const countFreeSlots = async (read: Read, wanted: FreeWanted, now: Date): Promise<number> => {
  const free = read
    .select({ id: mentoringSlots.id })
    .from(mentoringSlots)
    .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
    .leftJoin(users, account)
    .leftJoin(bookings, holders)
    .where(isOpen(wanted, now))
    .groupBy(mentoringSlots.id)
    .having(hasRoom())
    .as('free');
  return (await read.select({ count: count() }).from(free))[0]?.count ?? 0;
};

/** The starts of the slots' meetings, in order. */
export const findMeetingsOf = (read: Read, slotIds: readonly number[]) =>
  read
    .select({ slotId: mentoringMeetings.slotId, startsAt: mentoringMeetings.startsAt })
    .from(mentoringMeetings)
    .where(inArray(mentoringMeetings.slotId, [...slotIds]))
    .orderBy(asc(mentoringMeetings.startsAt));

export const findSlot = async (read: Read, slotId: number) =>
  (
    await read
      .select({
        ...getTableColumns(mentoringSlots),
        mentor: {
          userId: mentors.userId,
          name: mentors.name,
          active: mentors.active,
          available: mentors.available,
          deactivatedAt: users.deactivatedAt,
          role: users.role,
        },
      })
      .from(mentoringSlots)
      .innerJoin(mentors, eq(mentors.id, mentoringSlots.mentorId))
      .leftJoin(users, account)
      .where(eq(mentoringSlots.id, slotId))
  )[0];

/** A user's booked meetings between two points in time. */
export const findMeetingsOfStudent = (read: Read, userId: number, from: Date, to: Date) =>
  read
    .select({ slotId: mentoringSlots.id, startsAt: mentoringMeetings.startsAt, minutes: mentoringSlots.minutes })
    .from(bookings)
    .innerJoin(mentoringSlots, eq(mentoringSlots.id, bookings.slotId))
    .innerJoin(mentoringMeetings, eq(mentoringMeetings.slotId, mentoringSlots.id))
    .where(
      and(eq(bookings.userId, userId), held, gt(mentoringMeetings.startsAt, from), lt(mentoringMeetings.startsAt, to)),
    );
