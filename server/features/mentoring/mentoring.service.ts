import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { pageOf, rangeOf, totalOf } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mentoringTitle } from '../bookings/booked-item.ts';
import { book, bookOnce, getSettledBooking } from '../bookings/bookings.service.ts';
import { anyOverlap, lowestPrice, mayCome } from './mentoring.policy.ts';
import {
  countFreeSlots,
  findFreeSlots,
  findMeetingsOf,
  findMeetingsOfStudent,
  findMentors,
  findSlot,
  findTallies,
  type MentorRow,
} from './mentoring.queries.ts';
import {
  PROGRAMS,
  SLOTS_SHOWN,
  MentoringProgram,
  type BookSlotInput,
  type Mentor,
  type Slot,
  type SlotsInput,
} from './mentoring.schema.ts';
import { toSlot } from './slot-output.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** The programmes, each at the lowest price that a mentor takes, and the mentors of the school. */
export const getMentoring = async (db: Db) => {
  const [rows, tallies] = await Promise.all([findMentors(db.read, { active: true }), findTallies(db.read, new Date())]);
  return {
    programs: MentoringProgram.options.map(program => ({
      program,
      ...PROGRAMS[program],
      price: lowestPrice(program, rows),
    })),
    mentors: rows.map(row => toMentor(row, tallies)),
  };
};

/** A page of the slots that can be booked now, soonest first. */
export const listSlots = async (
  { read }: Pick<Db, 'read'>,
  viewer: Pick<Viewer, 'id'>,
  { mentorId, program, since, ...asked }: SlotsInput,
) => {
  const now = new Date();
  const page = pageOf(asked, SLOTS_SHOWN);
  const wanted = { mentorId, program, since: since === undefined ? undefined : new Date(since) };
  const rows = await findFreeSlots(read, viewer.id, wanted, now, rangeOf(page));
  const total = await totalOf(page, rows, () => countFreeSlots(read, wanted, now));
  const meetings = Map.groupBy(
    await findMeetingsOf(
      read,
      rows.map(({ id }) => id),
    ),
    ({ slotId }) => slotId,
  );
  const slots: Slot[] = rows.map(row => ({
    ...toSlot(row, row.taken, meetings.get(row.id) ?? []),
    booked: row.own > 0,
  }));
  return { slots, total, ...page };
};

type Student = Pick<Viewer, 'id'> & { address?: string | undefined };

/**
 * Books a slot and pays for it, once for each client key.
 * @throws AppError 404 for a slot that is not offered; 409 when the key belongs to another booking, the mentor's
 * account is deactivated or a student's, the slot is full, has begun or overlaps another session, or the coins are not
 * enough.
 */
export const bookSlot = async (db: Db, viewer: Student & Pick<Viewer, 'email'>, input: BookSlotInput) => {
  const bookingId = await db.write(tx => bookSlotOnce(tx, viewer, input, new Date()));
  return getSettledBooking(db, viewer, bookingId);
};

/** Like `bookSlot`, inside a transaction and at a given time. @returns the booking's id. */
export const bookSlotOnce = async (
  tx: Tx,
  viewer: Student & Pick<Viewer, 'email'>,
  input: BookSlotInput,
  now: Date,
): Promise<number> => {
  // Nobody could write to a child's account about an hour that moves.
  if (viewer.email === null) throw new AppError('childBuysNoHour');
  return bookOnce(tx, viewer, input.clientKey, { kind: 'slot', id: input.slotId }, () =>
    takeSlot(tx, viewer, input, now),
  );
};

/** Like `bookSlot`, inside a transaction and at a given time, without a client key. @returns the booking's id. */
export const takeSlot = async (
  tx: Tx,
  viewer: Student,
  { slotId, ...request }: BookSlotInput,
  now: Date,
): Promise<number> => {
  const slot = await findSlot(tx, slotId);
  if (!slot || slot.cancelledAt !== null || !slot.mentor.active || !slot.mentor.available)
    throw new AppError('slotNotFound');
  if (!mayCome(slot.mentor)) throw new AppError('mentorAway');
  const { id, price, capacity, startsAt, minutes, mentor } = slot;
  const bookingId = await book(
    tx,
    viewer,
    { kind: 'slot', id, title: mentoringTitle(mentor.name), price, capacity, startsAt, hostId: mentor.userId },
    request,
    now,
  );
  // Checked only here, inside the booking: a repeated request must find the first booking instead of this conflict.
  const meetings = (await findMeetingsOf(tx, [id])).map(meeting => ({ ...meeting, minutes }));
  const last = meetings.at(-1)?.startsAt ?? startsAt;
  const others = await findMeetingsOfStudent(
    tx,
    viewer.id,
    new Date(startsAt.getTime() - DAY_MS),
    new Date(last.getTime() + DAY_MS),
  );
  if (
    anyOverlap(
      meetings,
      others.filter(other => other.slotId !== id),
    )
  )
    throw new AppError('overlappingSession');
  return bookingId;
};

type Tallies = Awaited<ReturnType<typeof findTallies>>;

export const countFree = (mentorId: number, { free }: Tallies): number =>
  free.filter(slot => slot.mentorId === mentorId).length;

/** A mentor as everybody sees them. Their totals are counted from meetings that took place. */
export const toMentor = (row: MentorRow, tallies: Tallies): Mentor => ({
  id: row.id,
  name: row.name,
  title: row.title,
  rating: row.rating,
  experience: row.experience,
  specialty: row.specialty,
  pricePerHour: row.pricePerHour,
  available: row.available && countFree(row.id, tallies) > 0,
  students: tallies.met.find(({ mentorId }) => mentorId === row.id)?.count ?? 0,
  sessions: tallies.given.find(({ mentorId }) => mentorId === row.id)?.count ?? 0,
});
