import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { YOUTH } from '../../../db/derived/counters.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { users } from '../../../db/schema/users.ts';
import { youthPrograms, youthTeachers } from '../../../db/schema/youth.ts';
import { findTotalsLike } from '../../../db/totals.ts';

/** Programmes with their number of students, and the seat of one viewer (0 for no viewer). */
const selectPrograms = (read: Read, viewerId: number) =>
  read
    .select({
      ...getTableColumns(youthPrograms),
      students: sql`(
          select count(*) from ${bookings} b
          where b.program_id = ${youthPrograms.id} and b.cancelled_at is null)`.mapWith(Number),
      bookingId: bookings.id,
      paid: bookings.price,
      category: bookings.category,
    })
    .from(youthPrograms)
    .leftJoin(
      bookings,
      and(eq(bookings.programId, youthPrograms.id), eq(bookings.userId, viewerId), isNull(bookings.cancelledAt)),
    );

export type ProgramRow = Awaited<ReturnType<typeof selectPrograms>>[number];

/** The programmes that students see, and inactive ones in which the viewer is enrolled. */
export const findShownPrograms = async (read: Read, viewerId: number): Promise<ProgramRow[]> =>
  (await findAllPrograms(read, viewerId)).filter(({ active, bookingId }) => active || bookingId !== null);

export const findAllPrograms = (read: Read, viewerId: number): Promise<ProgramRow[]> =>
  selectPrograms(read, viewerId).orderBy(asc(youthPrograms.id));

export const findProgram = async (read: Read, viewerId: number, programId: number): Promise<ProgramRow | undefined> =>
  (await selectPrograms(read, viewerId).where(eq(youthPrograms.id, programId)))[0];

/** The number of different students in each age group, and under `ALL_AGES` in any programme. */
export const countStudents = async (read: Read): Promise<(category: string) => number> => {
  const totals = await findTotalsLike(read, YOUTH);
  return category => totals.get(`${YOUTH}${category}`) ?? 0;
};

const selectTeachers = (read: Read) =>
  read
    .select({ ...getTableColumns(youthTeachers), avatarUrl: users.avatarUrl })
    .from(youthTeachers)
    .leftJoin(users, eq(users.id, youthTeachers.userId));

export type TeacherRow = Awaited<ReturnType<typeof selectTeachers>>[number];

export const findTeachers = (read: Read): Promise<TeacherRow[]> => selectTeachers(read).orderBy(asc(youthTeachers.id));

export const findTeacher = async (read: Read, teacherId: number): Promise<TeacherRow | undefined> =>
  (await selectTeachers(read).where(eq(youthTeachers.id, teacherId)))[0];

export const insertProgram = async (tx: Tx, program: typeof youthPrograms.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(youthPrograms).values(program).returning({ id: youthPrograms.id });
  if (!inserted) throw new Error('The programme was not inserted');
  return inserted.id;
};

export const updateProgram = async (
  tx: Tx,
  programId: number,
  change: Partial<typeof youthPrograms.$inferInsert>,
): Promise<void> => {
  await tx.update(youthPrograms).set(change).where(eq(youthPrograms.id, programId));
};

export const insertTeacher = async (tx: Tx, teacher: typeof youthTeachers.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(youthTeachers).values(teacher).returning({ id: youthTeachers.id });
  if (!inserted) throw new Error('The teacher was not inserted');
  return inserted.id;
};

/** @returns whether the teacher exists. */
export const updateTeacher = async (
  tx: Tx,
  teacherId: number,
  change: Partial<typeof youthTeachers.$inferInsert>,
): Promise<boolean> =>
  (
    await tx
      .update(youthTeachers)
      .set(change)
      .where(eq(youthTeachers.id, teacherId))
      .returning({ id: youthTeachers.id })
  ).length > 0;
