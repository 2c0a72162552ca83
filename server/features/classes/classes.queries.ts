import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { users } from '../../../db/schema/users.ts';
import { matchesFolded, searchPattern } from '../../../db/search.ts';

type UserId = number | Placeholder;

// In a query of one table drizzle writes a bare column without the table's name, so these are whole queries.
const teaches = (read: Read, userId: UserId): SQL =>
  exists(
    read
      .select({ id: classProfessors.id })
      .from(classProfessors)
      .where(and(eq(classProfessors.classId, classes.id), eq(classProfessors.userId, userId))),
  );
const studies = (read: Read, userId: UserId): SQL =>
  exists(
    read
      .select({ id: classStudents.id })
      .from(classStudents)
      .where(and(eq(classStudents.classId, classes.id), eq(classStudents.userId, userId))),
  );

/** The same from the other end: whose classes are few among those of the school. */
const isOwn = (read: Read, userId: number): SQL | undefined =>
  or(
    inArray(
      classes.id,
      read.select({ id: classProfessors.classId }).from(classProfessors).where(eq(classProfessors.userId, userId)),
    ),
    inArray(
      classes.id,
      read.select({ id: classStudents.classId }).from(classStudents).where(eq(classStudents.userId, userId)),
    ),
  );

const countStudents = (read: Read) =>
  read.select({ count: count() }).from(classStudents).where(eq(classStudents.classId, classes.id));

const columnsFor = (read: Read, userId: UserId) => ({
  id: classes.id,
  name: classes.name,
  schoolYear: classes.schoolYear,
  code: classes.code,
  approvesJoining: classes.approvesJoining,
  makerId: classes.makerId,
  archivedAt: classes.archivedAt,
  createdAt: classes.createdAt,
  students: sql`(${countStudents(read)})`.mapWith(Number),
  teaches: sql`${teaches(read, userId)}`.mapWith(Boolean),
  studies: sql`${studies(read, userId)}`.mapWith(Boolean),
});

const classFor = prepared('class_for_viewer', read =>
  read
    .select(columnsFor(read, sql.placeholder('userId')))
    .from(classes)
    .where(eq(classes.id, sql.placeholder('classId'))),
);
/** The class, and what the viewer is in it. */
export const findClass = async (read: Read, userId: number, classId: number) =>
  (await classFor(read, { userId, classId }))[0];
export type ClassRow = NonNullable<Awaited<ReturnType<typeof findClass>>>;

export type ClassFilter = {
  /** Whose classes, taught or studied in; all of the school where nobody is named. */
  of: { userId: number } | 'all';
  search: string;
  archived: boolean | undefined;
};

const isWanted = (read: Read, { of, search, archived }: ClassFilter): SQL | undefined => {
  const pattern = searchPattern(search);
  return and(
    of === 'all' ? undefined : isOwn(read, of.userId),
    archived === undefined ? undefined : archived ? isNotNull(classes.archivedAt) : isNull(classes.archivedAt),
    search.trim() === ''
      ? undefined
      : or(matchesFolded(classes.name, pattern), matchesFolded(classes.schoolYear, pattern)),
  );
};

/** One page of classes: those that go on first, each part by name. */
export const findClasses = (read: Read, userId: number, filter: ClassFilter, limit: number, offset: number) =>
  read
    .select(columnsFor(read, userId))
    .from(classes)
    .where(isWanted(read, filter))
    .orderBy(sql`(${classes.archivedAt} is not null)`, asc(classes.name), sql`(-${classes.id})`)
    .limit(limit)
    .offset(offset);

export const countClasses = async (read: Read, filter: ClassFilter): Promise<number> =>
  (await read.select({ count: count() }).from(classes).where(isWanted(read, filter)))[0]?.count ?? 0;

const professorsOf = prepared('professors_of_classes', read =>
  read
    .select({
      classId: classProfessors.classId,
      userId: users.id,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
    })
    .from(classProfessors)
    .innerJoin(users, eq(users.id, classProfessors.userId))
    .where(isGivenIn(classProfessors.classId, 'classes'))
    .orderBy(asc(classProfessors.id)),
);
/** The professors of these classes, in the order in which they came. */
export const findProfessors = (read: Read, classIds: number[]) => professorsOf(read, { classes: listOf(classIds) });

export const isCodeTaken = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.select({ id: classes.id }).from(classes).where(eq(classes.code, code))).length > 0;

export const insertClass = async (tx: Tx, values: typeof classes.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(classes).values(values).returning({ id: classes.id });
  if (!made) throw new Error('The class was not inserted');
  return made.id;
};

type Change = Partial<
  Pick<typeof classes.$inferInsert, 'name' | 'schoolYear' | 'approvesJoining' | 'code' | 'archivedAt'>
>;
export const changeClass = async (tx: Tx, classId: number, change: Change): Promise<void> => {
  await tx.update(classes).set(change).where(eq(classes.id, classId));
};

export const insertProfessor = async (tx: Tx, classId: number, userId: number): Promise<void> => {
  await tx.insert(classProfessors).values({ classId, userId });
};

export const deleteProfessor = async (tx: Tx, classId: number, userId: number): Promise<void> => {
  await tx.delete(classProfessors).where(and(eq(classProfessors.classId, classId), eq(classProfessors.userId, userId)));
};

/** An account that can sign in, by its number or its email in lower case. */
export const findTeacher = async (read: Read, who: number | string) =>
  (
    await read
      .select({ id: users.id, role: users.role, awaitingApproval: users.awaitingApproval })
      .from(users)
      .where(
        and(
          typeof who === 'number' ? eq(users.id, who) : eq(users.email, who),
          isNull(users.deactivatedAt),
          isNull(users.erasedAt),
        ),
      )
  )[0];

/** How many classes somebody has made that go on. */
export const countMade = async (tx: Tx, makerId: number): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(classes)
      .where(and(eq(classes.makerId, makerId), isNull(classes.archivedAt)))
  )[0]?.count ?? 0;
