import { randomUUID } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { cancelSlotForEverybody } from './cancel-slot.service.ts';
import {
  findAccount,
  findManagedSlots,
  findMeetingsOfMentor,
  findSlotsById,
  findStudentsOf,
  insertMentor,
  insertSlot,
  isLinked,
  repriceHours,
  setRoomUrl,
  updateMentor,
  type ManagedSlotRow,
} from './manage.queries.ts';
import {
  MANAGED_SLOTS_PER_PAGE,
  type ManagedMentor,
  type ManagedSlot,
  type ManagedSlotsInput,
  type MentorForm,
  type OfferForm,
  type UpdateMentorInput,
} from './manage.schema.ts';
import { anyOverlap, mayCome, mayManage, meetingsOf, priceOf, weekly } from './mentoring.policy.ts';
import { findMeetingsOf, findMentor, findMentors, findSlot, findTallies, type MentorRow } from './mentoring.queries.ts';
import { PROGRAMS } from './mentoring.schema.ts';
import { countFree, toMentor } from './mentoring.service.ts';
import { toSlot } from './slot-output.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';

type Manager = Pick<Viewer, 'id' | 'role'> & { address?: string | undefined };

/** The longest meeting. */
const LONGEST_MEETING_MS = 90 * MINUTE_MS;

/** All mentors for an administrator, only the own one for a professor. */
export const listManagedMentors = async (db: Db, viewer: Manager): Promise<ManagedMentor[]> => {
  const [rows, tallies] = await Promise.all([
    findMentors(db.read, viewer.role === 'admin' ? 'all' : { userId: viewer.id }),
    findTallies(db.read, new Date()),
  ]);
  return rows.map(row => toManaged(row, tallies));
};

/** @throws AppError 404 for an unknown account, 409 for a student's, a deactivated or another mentor's. */
export const createMentor = async (db: Db, viewer: Manager, form: MentorForm): Promise<ManagedMentor> => {
  const mentorId = await db.write(async tx => {
    await record(tx, viewer, 'item_changed', { detail: `Mentoria: ${form.name}` });
    return insertMentor(tx, { key: randomUUID(), ...(await valuesOf(tx, form)) });
  });
  return getManagedMentor(db, mentorId);
};

/** Changes a mentor. Future slots get the new price, bookings stay as they are. @throws AppError 404, 409 */
export const changeMentor = async (
  db: Db,
  viewer: Manager,
  { mentorId, ...form }: UpdateMentorInput,
): Promise<ManagedMentor> => {
  await db.write(async tx => {
    const now = new Date();
    const mentor = await findMentor(tx, mentorId);
    if (!mentor) throw new AppError('mentorNotFound');
    await updateMentor(tx, mentorId, await valuesOf(tx, form, mentor));
    if (mentor.pricePerHour !== form.pricePerHour) await repriceHours(tx, mentorId, form.pricePerHour, now);
    await record(tx, viewer, 'item_changed', { detail: `Mentoria: ${form.name}` }, now);
  });
  return getManagedMentor(db, mentorId);
};

/** @param mentor the one being changed; none for a new one */
const valuesOf = async (tx: Tx, { accountEmail, accepts, ...form }: MentorForm, mentor?: MentorRow) => ({
  ...form,
  available: accepts,
  userId: await accountOf(tx, accountEmail, mentor),
});

const accountOf = async (tx: Tx, email: string | null, mentor: MentorRow | undefined): Promise<number | null> => {
  if (email === null) return null;
  const account = await findAccount(tx, email.toLowerCase());
  if (!account) throw new AppError('userNotFound');
  // The mentor's present account may stay even when deactivated, so that the rest of the form can be saved.
  if (account.id === mentor?.userId) return account.id;
  if (account.role === 'student') throw new AppError('notATeacher');
  if (!mayCome(account)) throw new AppError('teacherDeactivated');
  if (await isLinked(tx, account.id)) throw new AppError('mentorLinked');
  return account.id;
};

/** One page of the slots of a mentor or of the whole school, with their students. */
export const listManagedSlots = async (db: Db, viewer: Manager, input: ManagedSlotsInput) => {
  const now = new Date();
  const { rows, total } = await findManagedSlots(
    db.read,
    input,
    viewer.role === 'admin' ? undefined : viewer.id,
    new Date(now.getTime() - LONGEST_MEETING_MS),
  );
  return { slots: await withStudents(db.read, rows, now), total, page: input.page, pageSize: MANAGED_SLOTS_PER_PAGE };
};

/**
 * Creates a slot, or one a week: all of them or none. @throws AppError 400 for the past, 403 for another's mentor, 404,
 * 409 when the mentor is busy then or their account cannot hold meetings.
 */
export const offerSlots = async (db: Db, viewer: Manager, form: OfferForm): Promise<ManagedSlot[]> => {
  const ids = await db.write(async tx => {
    const mentor = await findMentor(tx, form.mentorId);
    if (!mentor) throw new AppError('mentorNotFound');
    if (!mayManage(viewer, mentor)) throw new AppError('accessDenied');
    if (!mayCome(mentor)) throw new AppError('mentorShut');
    if (Date.parse(form.startsAt) <= Date.now()) throw new AppError('slotInPast');
    const made: number[] = [];
    for (const startsAt of weekly(new Date(form.startsAt), form.weeks))
      made.push(await offerSlot(tx, mentor, { ...form, startsAt }));
    await record(tx, viewer, 'slots_offered', { detail: offerInWords(mentor, form) });
    return made;
  });
  return getManagedSlots(db, ids);
};

const offerInWords = (
  { name }: Pick<MentorRow, 'name'>,
  { startsAt, weeks }: Pick<OfferForm, 'startsAt' | 'weeks'>,
): string =>
  `${weeks === 1 ? '1 horário' : `${weeks} horários`} de mentoria com ${name}, ` +
  `${weeks === 1 ? 'em' : 'a partir de'} ${momentInSentence(new Date(startsAt))}`;

type Offered = Pick<OfferForm, 'program' | 'secondDay' | 'roomUrl'> & { startsAt: Date };

/**
 * Creates one slot with its meetings. Call it inside a transaction. @throws AppError 409 when the mentor is busy then.
 */
export const offerSlot = async (
  tx: Tx,
  mentor: Pick<MentorRow, 'id' | 'pricePerHour'>,
  { program, startsAt, secondDay, roomUrl }: Offered,
): Promise<number> => {
  const { minutes, capacity } = PROGRAMS[program];
  const meetings = meetingsOf(program, startsAt, secondDay);
  const last = meetings.at(-1) ?? startsAt;
  const busy = await findMeetingsOfMentor(
    tx,
    mentor.id,
    new Date(startsAt.getTime() - DAY_MS),
    new Date(last.getTime() + DAY_MS),
  );
  if (
    anyOverlap(
      meetings.map(at => ({ startsAt: at, minutes })),
      busy,
    )
  )
    throw new AppError('mentorBusy');
  return insertSlot(
    tx,
    { mentorId: mentor.id, program, startsAt, minutes, capacity, price: priceOf(program, mentor), roomUrl },
    meetings,
  );
};

/** @throws AppError 403 for another's mentor, 404, 409 for a cancelled slot. */
export const setRoom = async (
  db: Db,
  viewer: Manager,
  slotId: number,
  roomUrl: string | null,
): Promise<ManagedSlot> => {
  await db.write(async tx => {
    const { mentor, startsAt } = await getManageable(tx, viewer, slotId);
    await setRoomUrl(tx, slotId, roomUrl);
    await record(tx, viewer, 'item_changed', {
      detail: `Sala da mentoria com ${mentor.name} em ${momentInSentence(startsAt)}`,
    });
  });
  return getManagedSlot(db, slotId);
};

/**
 * Cancels a slot before it begins: all students who booked it are refunded and notified. @throws AppError 403, 404, 409
 */
export const cancelSlot = async (db: Db, viewer: Manager, slotId: number): Promise<ManagedSlot> => {
  await db.write(async tx => {
    const now = new Date();
    const { mentor, startsAt } = await getManageable(tx, viewer, slotId);
    if (startsAt <= now) throw new AppError('slotBegun');
    await cancelSlotForEverybody(tx, viewer, { id: slotId, startsAt, mentorName: mentor.name }, now);
  });
  return getManagedSlot(db, slotId);
};

const getManageable = async (tx: Tx, viewer: Manager, slotId: number) => {
  const slot = await findSlot(tx, slotId);
  if (!slot) throw new AppError('slotNotFound');
  if (!mayManage(viewer, slot.mentor)) throw new AppError('accessDenied');
  if (slot.cancelledAt !== null) throw new AppError('slotCancelled');
  return slot;
};

const getManagedMentor = async (db: Db, mentorId: number): Promise<ManagedMentor> => {
  const [row, tallies] = await Promise.all([findMentor(db.read, mentorId), findTallies(db.read, new Date())]);
  if (!row) throw new AppError('mentorNotFound');
  return toManaged(row, tallies);
};

const getManagedSlots = async (db: Db, ids: readonly number[]) =>
  withStudents(db.read, await findSlotsById(db.read, ids), new Date());
const getManagedSlot = async (db: Db, slotId: number): Promise<ManagedSlot> => {
  const [slot] = await getManagedSlots(db, [slotId]);
  if (!slot) throw new AppError('slotNotFound');
  return slot;
};

const withStudents = async (read: Read, rows: readonly ManagedSlotRow[], now: Date): Promise<ManagedSlot[]> => {
  const ids = rows.map(({ id }) => id);
  const [meetings, students] = await Promise.all([findMeetingsOf(read, ids), findStudentsOf(read, ids)]);
  return rows.map(row => {
    const coming = students.filter(({ slotId }) => slotId === row.id);
    return {
      ...toSlot(
        row,
        coming.length,
        meetings.filter(({ slotId }) => slotId === row.id),
      ),
      roomUrl: row.roomUrl,
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
      begun: row.startsAt <= now,
      students: coming.map(({ id, name, email }) => ({ id, name, email })),
    };
  });
};

const toManaged = (row: MentorRow, tallies: Awaited<ReturnType<typeof findTallies>>): ManagedMentor => ({
  ...toMentor(row, tallies),
  accepts: row.available,
  active: row.active,
  account:
    row.userId === null
      ? null
      : { id: row.userId, name: row.accountName ?? '', email: row.accountEmail ?? '', comes: mayCome(row) },
  freeSlots: countFree(row.id, tallies),
});
