import { and, count, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { assignments, assignmentStudents, assignmentWork } from '../../../db/schema/assignments.ts';
import { classes, classStudents } from '../../../db/schema/classes.ts';
import { flat, rowsOf, WITH_CLASS, type AssignmentRow } from './assignments.queries.ts';

type Range = { limit: number; offset: number };

const isOfClass = () =>
  and(
    eq(assignments.classId, sql.placeholder('classId')),
    or(
      gte(assignments.createdAt, given('since', assignments.createdAt)),
      gte(assignments.opensAt, given('since', assignments.opensAt)),
      gte(assignments.closedAt, given('since', assignments.closedAt)),
    ),
  );
const ofClass = prepared('assignments_of_class', read =>
  rowsOf(read)
    .where(isOfClass())
    .orderBy(desc(assignments.dueAt), desc(assignments.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);
const howManyOfClass = prepared('count_assignments_of_class', read =>
  read.select({ count: count() }).from(assignments).where(isOfClass()),
);

/** A class's assignments that were made, opened or closed since then, drafts among them, those due last first. */
export const findOfClass = async (read: Read, classId: number, since: Date, range: Range): Promise<AssignmentRow[]> =>
  flat(await ofClass(read, { classId, since, ...range }));

/** More than a class ever gets. */
const ALL = { limit: 1_000, offset: 0 };
/** All of a class. */
export const findAllOfClass = (read: Read, classId: number): Promise<AssignmentRow[]> =>
  findOfClass(read, classId, new Date(0), ALL);

export const countOfClass = async (read: Read, classId: number, since: Date): Promise<number> =>
  (await howManyOfClass(read, { classId, since }))[0]?.count ?? 0;

/** Whether an assignment is for a student: for their whole class, or for some and for them. */
const isFor = (userId: number) =>
  or(
    eq(assignments.isForSome, false),
    sql`exists (select 1 from ${assignmentStudents}
      where ${assignmentStudents.assignmentId} = ${assignments.id} and ${assignmentStudents.userId} = ${userId})`,
  );
const isVisible = (now: Date) => and(eq(assignments.isDraft, false), lte(assignments.opensAt, now));

/** One assignment, what is due in a span of time, or what changed for the student since then. */
type Wanted = { assignmentId?: number; due?: { from: Date; to: Date }; since?: Date | undefined };

const isChangedSince = (userId: number, since: Date) =>
  or(
    gte(assignments.opensAt, since),
    gte(assignments.closedAt, since),
    inArray(
      assignments.id,
      sql`(select ${assignmentWork.assignmentId} from ${assignmentWork}
        where ${and(eq(assignmentWork.userId, userId), gte(assignmentWork.updatedAt, since))})`,
    ),
  );

const isSeen = (userId: number, now: Date, { assignmentId, due, since }: Wanted) =>
  and(
    eq(classStudents.userId, userId),
    isVisible(now),
    isFor(userId),
    assignmentId === undefined ? undefined : eq(assignments.id, assignmentId),
    due && and(gte(assignments.dueAt, due.from), lt(assignments.dueAt, due.to)),
    since && isChangedSince(userId, since),
  );

/** What a student sees in their classes: all of it, or what is wanted. */
export const findOfStudent = async (
  read: Read,
  userId: number,
  now: Date,
  wanted: Wanted,
  { limit, offset }: Range,
): Promise<AssignmentRow[]> =>
  flat(
    await read
      .select(WITH_CLASS)
      .from(classStudents)
      .innerJoin(classes, eq(classes.id, classStudents.classId))
      .innerJoin(assignments, eq(assignments.classId, classes.id))
      .where(isSeen(userId, now, wanted))
      .orderBy(desc(assignments.dueAt), desc(assignments.id))
      .limit(limit)
      .offset(offset),
  );

export const countOfStudent = async (read: Read, userId: number, now: Date, wanted: Wanted): Promise<number> => {
  const [found] = await read
    .select({ count: count() })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .where(isSeen(userId, now, wanted));
  return found?.count ?? 0;
};
