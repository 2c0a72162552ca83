import type { Db, Read, Tx } from '../../../db/client.ts';
import { pageOf, rangeOf, totalOf } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { putCourse } from '../classes/class-courses.service.ts';
import { getClassToChange, getClassToTeach } from '../classes/scope.ts';
import { getOwnAssignment, getTaughtAssignment } from './access.service.ts';
import { announce } from './announcing.service.ts';
import { countOfClass, countOfStudent, findOfClass, findOfStudent } from './assignment-lists.queries.ts';
import {
  changeAssignment,
  findAssignment,
  findItems,
  findMembers,
  findMostGiven,
  insertAssignment,
  type AssignmentRow,
  type NewAssignment,
} from './assignments.queries.ts';
import type {
  ChangeAssignmentInput,
  ClassAssignmentsInput,
  CreateAssignmentInput,
  OwnAssignmentsInput,
} from './assignment-form.schema.ts';
import { ASSIGNMENTS_SHOWN, type Assignment } from './assignments.schema.ts';
import { loadBoard, rowOf, toAssignment, withItems } from './board.service.ts';
import { materialOf } from './material.service.ts';

const memberOf = ({ id, fullName }: Pick<Viewer, 'id' | 'fullName'>) => ({ userId: id, fullName });

/** A page of a class's assignments, drafts among them. @throws AppError 404 for another's class. */
export const listOfClass = async (
  { read }: Db,
  viewer: Viewer,
  { classId, since, ...asked }: ClassAssignmentsInput,
) => {
  await getClassToTeach(read, viewer, classId);
  const page = pageOf(asked, ASSIGNMENTS_SHOWN);
  const from = new Date(since ?? 0);
  const rows = await findOfClass(read, classId, from, rangeOf(page));
  const total = await totalOf(page, rows, () => countOfClass(read, classId, from));
  const loaded = await withItems(read, rows);
  return { assignments: loaded.map(assignment => toAssignment(assignment, null)), total, ...page };
};

type Student = Pick<Viewer, 'id' | 'fullName'>;

const ownWork = async (read: Read, student: Student, rows: readonly AssignmentRow[], now: Date) => {
  const member = memberOf(student);
  const board = await loadBoard(read, rows, member);
  return board.loaded.map(assignment => toAssignment(assignment, rowOf(board, assignment, member, now)));
};

/**
 * What a student is to do in all their classes, with what they have done of it; their guardians read it too.
 * @param due only what is due in this span of time.
 */
export const listOfStudent = async (
  read: Read,
  student: Student,
  due?: { from: Date; to: Date },
): Promise<Assignment[]> => {
  const now = new Date();
  const range = { limit: ASSIGNMENTS_SHOWN, offset: 0 };
  return ownWork(read, student, await findOfStudent(read, student.id, now, due ? { due } : {}, range), now);
};

/** A page of the same. */
export const listOwn = async ({ read }: Db, student: Student, { since, ...asked }: OwnAssignmentsInput) => {
  const now = new Date();
  const page = pageOf(asked, ASSIGNMENTS_SHOWN);
  const wanted = { since: since === undefined ? undefined : new Date(since) };
  const rows = await findOfStudent(read, student.id, now, wanted, rangeOf(page));
  const total = await totalOf(page, rows, () => countOfStudent(read, student.id, now, wanted));
  return { assignments: await ownWork(read, student, rows, now), total, ...page };
};

/** An assignment as its professors, or one of its students, see it. @throws AppError 404 */
export const getAssignment = async (db: Db, viewer: Viewer, assignmentId: number): Promise<Assignment> => {
  const now = new Date();
  if (viewer.role !== 'student') {
    const row = await getTaughtAssignment(db.read, viewer, assignmentId);
    const [loaded] = await withItems(db.read, [row]);
    if (!loaded) throw new AppError('assignmentNotFound');
    return toAssignment(loaded, null);
  }
  const row = await getOwnAssignment(db.read, viewer, assignmentId, now);
  const board = await loadBoard(db.read, [row], memberOf(viewer));
  const [loaded] = board.loaded;
  if (!loaded) throw new AppError('assignmentNotFound');
  return toAssignment(loaded, rowOf(board, loaded, memberOf(viewer), now));
};

const inFuture = (text: string, now: Date): Date => {
  const at = new Date(text);
  if (at <= now) throw new AppError('dueInPast');
  return at;
};

/** @throws AppError 400 for somebody who is not in the class. */
const checkStudents = async (tx: Tx, classId: number, studentIds: readonly number[]): Promise<void> => {
  if (studentIds.length === 0) return;
  const inClass = new Set((await findMembers(tx, [classId])).map(({ userId }) => userId));
  if (!studentIds.every(id => inClass.has(id))) throw new AppError('studentNotInClass');
};

/** The courses that a class needs for an assignment. */
const coursesOf = async (read: Read, { id, courseId }: AssignmentRow): Promise<number[]> => {
  const items = (await findItems(read, [id])).get(id) ?? [];
  return [...new Set([courseId, ...items.map(item => item.courseId)])].filter(one => one !== null);
};

const putCourses = async (
  tx: Tx,
  viewer: Viewer,
  { classId, courseIds }: { classId: number; courseIds: readonly number[] },
  now: Date,
): Promise<void> => {
  for (const courseId of courseIds) await putCourse(tx, viewer, { classId, courseId }, now);
};

const store = async (
  tx: Tx,
  values: NewAssignment,
  items: Parameters<typeof insertAssignment>[2],
  studentIds: readonly number[],
  now: Date,
): Promise<number> => {
  const id = await insertAssignment(tx, values, items, studentIds);
  const row = await findAssignment(tx, id);
  if (row && !row.isDraft && row.opensAt <= now) await announce(tx, row, now);
  return id;
};

/**
 * Gives a class something to do; whoever of them is not enrolled in its courses yet is now, or once it is no draft.
 * @throws AppError 404 for another's class, 400 for material that there is not or a date that has passed, 409 for an
 * archived class.
 */
export const createAssignment = async (
  db: Db,
  viewer: Viewer,
  { classId, studentIds = [], ...input }: CreateAssignmentInput,
): Promise<Assignment> => {
  const id = await db.write(async tx => {
    const now = new Date();
    await getClassToChange(tx, viewer, classId);
    const dueAt = inFuture(input.dueAt, now);
    const opensAt = input.opensAt === undefined ? now : new Date(input.opensAt);
    if (opensAt >= dueAt) throw new AppError('opensAfterDue');
    await checkStudents(tx, classId, studentIds);
    const { items, courseIds } = await materialOf(tx, { ...input, classId });
    const { title, kind, points, weight, instructions, draft } = input;
    if (!draft) await putCourses(tx, viewer, { classId, courseIds }, now);
    const values = {
      classId,
      creatorId: viewer.id,
      title,
      kind,
      points,
      weight,
      instructions,
      courseId: kind === 'course' ? (courseIds[0] ?? null) : null,
      level: kind === 'games' ? (input.level ?? null) : null,
      games: kind === 'games' ? (input.games ?? 1) : null,
      isForSome: studentIds.length > 0,
      isDraft: draft,
      opensAt,
      dueAt,
    };
    return store(tx, values, items, studentIds, now);
  });
  return getAssignment(db, viewer, id);
};

const closing = (row: AssignmentRow, closed: boolean | undefined, now: Date): Date | null => {
  if (closed === undefined) return row.closedAt;
  return closed ? (row.closedAt ?? now) : null;
};

/** When it opens and is due. What opens only later is announced then, once more if it was open before. */
const datesOf = (
  row: AssignmentRow,
  { opensAt, dueAt }: Pick<ChangeAssignmentInput, 'opensAt' | 'dueAt'>,
  now: Date,
) => {
  const due = dueAt === undefined ? row.dueAt : inFuture(dueAt, now);
  const opens = opensAt === undefined ? row.opensAt : new Date(opensAt);
  if (opens >= due && (opens !== row.opensAt || due !== row.dueAt)) throw new AppError('opensAfterDue');
  return {
    opensAt: opens,
    dueAt: due,
    ...(dueAt !== undefined && { remindedAt: null }),
    ...(opens > now && { announcedAt: null }),
  };
};

/**
 * @throws AppError 404, 400 for a date that has passed or that opens it after it is due, 409 for an archived class and
 * for fewer points than somebody was given.
 */
export const updateAssignment = async (
  db: Db,
  viewer: Viewer,
  { assignmentId, draft, closed, dueAt, opensAt, ...words }: ChangeAssignmentInput,
): Promise<Assignment> => {
  await db.write(async tx => {
    const now = new Date();
    const row = await getTaughtAssignment(tx, viewer, assignmentId);
    await getClassToChange(tx, viewer, row.classId);
    const dates = datesOf(row, { opensAt, dueAt }, now);
    if (words.points !== undefined && words.points < (await findMostGiven(tx, assignmentId)))
      throw new AppError('fewerPointsThanGiven');
    const publishes = draft === false && row.isDraft;
    if (publishes) await putCourses(tx, viewer, { classId: row.classId, courseIds: await coursesOf(tx, row) }, now);
    const isDraft = row.isDraft && !publishes;
    await changeAssignment(tx, assignmentId, { ...words, ...dates, isDraft, closedAt: closing(row, closed, now) });
    const isNew = publishes || row.opensAt > now;
    if (isNew && !isDraft && dates.opensAt <= now) await announce(tx, { ...row, ...words, ...dates }, now);
  });
  return getAssignment(db, viewer, assignmentId);
};

/** The same for another class, or for this one again, as a draft. @throws AppError 404, 400, 409 as above. */
export const copyAssignment = async (
  db: Db,
  viewer: Viewer,
  { assignmentId, classId, dueAt }: { assignmentId: number; classId: number; dueAt: string },
): Promise<Assignment> => {
  const row = await getTaughtAssignment(db.read, viewer, assignmentId);
  const items = (await findItems(db.read, [assignmentId])).get(assignmentId) ?? [];
  const copied = await db.write(async tx => {
    const now = new Date();
    await getClassToChange(tx, viewer, classId);
    const due = inFuture(dueAt, now);
    const { title, instructions, kind, courseId, level, games, points, weight } = row;
    const same = { title, instructions, kind, courseId, level, games, points, weight };
    return store(
      tx,
      { ...same, classId, creatorId: viewer.id, isDraft: true, opensAt: now, dueAt: due },
      items.map(item => ({ ...item, lessonId: item.chapterId === null ? item.lessonId : null })),
      [],
      now,
    );
  });
  return getAssignment(db, viewer, copied);
};
