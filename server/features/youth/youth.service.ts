import { randomUUID } from 'node:crypto';
import { ALL_AGES } from '../../../db/derived/counters.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { book, bookOnce, getSettledBooking } from '../bookings/bookings.service.ts';
import { notifyRescheduling } from '../bookings/rescheduling.service.ts';
import { toOwnSeat } from '../tournaments/entry.policy.ts';
import { countInYear } from '../tournaments/tournaments.service.ts';
import { ageOf, suits } from './youth.policy.ts';
import {
  countStudents,
  findAllPrograms,
  findProgram,
  findShownPrograms,
  findTeacher,
  findTeachers,
  insertProgram,
  insertTeacher,
  updateProgram,
  updateTeacher,
  type ProgramRow,
  type TeacherRow,
} from './youth.queries.ts';
import {
  CATEGORIES,
  YouthCategory,
  type EnrollInput,
  type ProgramForm,
  type TeacherForm,
  type UpdateProgramInput,
  type UpdateTeacherInput,
  type Youth,
  type YouthProgram,
  type YouthTeacher,
} from './youth.schema.ts';

const NOBODY = 0;

/** The youth programmes with their current numbers, and the viewer's own seats. */
export const getYouth = async (db: Db, viewer: Pick<Viewer, 'id' | 'dateOfBirth'>): Promise<Youth> => {
  const now = new Date();
  const [studentsIn, teachers, programs, tournamentsPerYear] = await Promise.all([
    countStudents(db.read),
    findTeachers(db.read),
    findShownPrograms(db.read, viewer.id),
    countInYear(db.read, now),
  ]);
  const age = ageOf(viewer, dayOf(now));
  const teaching = teachers.filter(({ active }) => active).map(toTeacher);
  const categories = YouthCategory.options.map(category => ({
    category,
    ...CATEGORIES[category],
    students: studentsIn(category),
    suits: suits(category, age),
  }));
  return {
    summary: {
      students: studentsIn(ALL_AGES),
      categories: categories.length,
      teachers: teaching.length,
      tournamentsPerYear,
    },
    age,
    categories,
    programs: programs.map(row => toProgram(row, now)),
    teachers: teaching,
  };
};

/**
 * Enrolls a student in a programme, in an age group, and pays for it.
 * @throws AppError 404 for an inactive programme; 409 when it is on request, the age is outside the group, it is full,
 * is booked already or has another price, or when the coins are not enough.
 */
export const enroll = async (db: Db, viewer: Viewer, input: EnrollInput) => {
  const bookingId = await db.write(tx => enrollOnce(tx, viewer, input, new Date()));
  return getSettledBooking(db, viewer, bookingId);
};

/** Like `enroll`, inside a transaction and at a given time. @returns the booking's id. */
export const enrollOnce = (tx: Tx, viewer: Viewer, input: EnrollInput, now: Date): Promise<number> =>
  bookOnce(tx, viewer, input.clientKey, { kind: 'program', id: input.programId }, () =>
    takeSeat(tx, viewer, input, now),
  );

const takeSeat = async (
  tx: Tx,
  viewer: Viewer,
  { programId, category, clientKey, price }: EnrollInput,
  now: Date,
): Promise<number> => {
  const program = await findProgram(tx, viewer.id, programId);
  if (!program?.active) throw new AppError('programNotFound');
  if (program.price === null) throw new AppError('programOnRequest');
  if (!suits(category, ageOf(viewer, dayOf(now)))) throw new AppError('otherAgeCategory');
  const { name: title, capacity, startsAt } = program;
  return book(
    tx,
    viewer,
    { kind: 'program', id: programId, title, price: program.price, capacity, startsAt },
    { clientKey, price, category },
    now,
  );
};

/** All programmes and teachers, also those that students do not see. */
export const getManagedYouth = async (db: Db) => {
  const now = new Date();
  const [programs, teachers] = await Promise.all([findAllPrograms(db.read, NOBODY), findTeachers(db.read)]);
  return { programs: programs.map(row => toProgram(row, now)), teachers: teachers.map(toTeacher) };
};

/** A programme as the table stores it. */
export const valuesOf = ({ startsAt, ...form }: ProgramForm) => ({
  ...form,
  startsAt: startsAt === null ? null : new Date(startsAt),
});

/** Logs that an administrator saved a programme or a teacher. */
const recordSaved = (tx: Tx, actor: Actor, { name }: { name: string }): Promise<void> =>
  record(tx, actor, 'item_changed', { detail: `Categoria de Base: ${name}` });

export const createProgram = async (db: Db, actor: Actor, form: ProgramForm): Promise<YouthProgram> => {
  const programId = await db.write(async tx => {
    await recordSaved(tx, actor, form);
    return insertProgram(tx, { ...valuesOf(form), key: randomUUID() });
  });
  return getProgram(db, programId);
};

/**
 * Changes a programme. Paid enrollments stay as they are, and students are notified of another date. @throws AppError
 * 404
 */
export const changeProgram = async (
  db: Db,
  actor: Actor,
  { programId, ...form }: UpdateProgramInput,
): Promise<YouthProgram> => {
  await db.write(async tx => {
    const now = new Date();
    const before = await findProgram(tx, NOBODY, programId);
    if (!before) throw new AppError('programNotFound');
    const after = valuesOf(form);
    await updateProgram(tx, programId, after);
    await recordSaved(tx, actor, form);
    await notifyRescheduling(
      tx,
      { kind: 'program', id: programId, title: form.name, href: '/categoria-base' },
      { startsAt: before.startsAt, location: null },
      { startsAt: after.startsAt, location: null },
      now,
    );
  });
  return getProgram(db, programId);
};

export const createTeacher = async (db: Db, actor: Actor, form: TeacherForm): Promise<YouthTeacher> => {
  const teacherId = await db.write(async tx => {
    await recordSaved(tx, actor, form);
    return insertTeacher(tx, { ...form, key: randomUUID() });
  });
  return getTeacher(db, teacherId);
};

/** @throws AppError 404 */
export const changeTeacher = async (
  db: Db,
  actor: Actor,
  { teacherId, ...form }: UpdateTeacherInput,
): Promise<YouthTeacher> => {
  await db.write(async tx => {
    if (!(await updateTeacher(tx, teacherId, form))) throw new AppError('teacherNotFound');
    await recordSaved(tx, actor, form);
  });
  return getTeacher(db, teacherId);
};

/** @throws AppError 404 */
export const getProgram = async (db: Db, programId: number): Promise<YouthProgram> => {
  const row = await findProgram(db.read, NOBODY, programId);
  if (!row) throw new AppError('programNotFound');
  return toProgram(row, new Date());
};

const getTeacher = async (db: Db, teacherId: number): Promise<YouthTeacher> => {
  const row = await findTeacher(db.read, teacherId);
  if (!row) throw new AppError('teacherNotFound');
  return toTeacher(row);
};

const toProgram = (row: ProgramRow, now: Date): YouthProgram => ({
  id: row.id,
  name: row.name,
  description: row.description,
  classesPerWeek: row.classesPerWeek,
  price: row.price,
  capacity: row.capacity,
  students: row.students,
  startsAt: row.startsAt?.toISOString() ?? null,
  active: row.active,
  seat: toOwnSeat(row, now),
  category: YouthCategory.safeParse(row.category).data ?? null,
});

const toTeacher = ({ id, name, title, bio, avatarUrl, active }: TeacherRow): YouthTeacher => ({
  id,
  name,
  title,
  bio,
  avatarUrl,
  active,
});
