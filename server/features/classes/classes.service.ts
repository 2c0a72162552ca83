import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { partOf } from './classes.policy.ts';
import {
  changeClass,
  countClasses,
  countMade,
  findClasses,
  findProfessors,
  insertClass,
  insertProfessor,
  isCodeTaken,
  type ClassRow,
} from './classes.queries.ts';
import type { ClassChange, ClassesInput, NewClass, SchoolClass } from './classes.schema.ts';
import { newCode } from './code.ts';
import { getClassToRead, getClassToTeach } from './scope.ts';

/** The most classes of one maker that go on at once. */
const MAX_CLASSES = 200;

/** One page of the classes in which the viewer teaches or studies; all of the school for administrators. */
export const listClasses = async (db: Db, viewer: Viewer, { search, archived, page, pageSize }: ClassesInput) => {
  const filter = {
    of: viewer.role === 'admin' ? ('all' as const) : { userId: viewer.id },
    search,
    archived: archived === undefined ? undefined : archived === 'true',
  };
  const [rows, total] = await Promise.all([
    findClasses(db.read, viewer.id, filter, pageSize, (page - 1) * pageSize),
    countClasses(db.read, filter),
  ]);
  return { classes: await withProfessors(db.read, viewer, rows), total, page, pageSize };
};

/** @throws AppError 404 for a class in which the viewer is nothing. */
export const getClass = async (read: Read, viewer: Viewer, classId: number): Promise<SchoolClass> => {
  const [seen] = await withProfessors(read, viewer, [await getClassToRead(read, viewer, classId)]);
  if (!seen) throw new AppError('classNotFound');
  return seen;
};

const freeCode = async (tx: Tx): Promise<string> => {
  let code = newCode();
  while (await isCodeTaken(tx, code)) code = newCode();
  return code;
};

/** Makes a class, of which the viewer is the first professor. @throws AppError 409 with too many classes. */
export const createClass = async (db: Db, viewer: Viewer, { name, schoolYear }: NewClass): Promise<SchoolClass> => {
  const classId = await db.write(async tx => {
    if ((await countMade(tx, viewer.id)) >= MAX_CLASSES) throw new AppError('tooManyClasses');
    const id = await insertClass(tx, { name, schoolYear, code: await freeCode(tx), makerId: viewer.id });
    await insertProfessor(tx, id, viewer.id);
    await record(tx, viewer, 'class_created', { detail: name });
    return id;
  });
  return getClass(db.read, viewer, classId);
};

/**
 * Changes a class; archives or reopens it. An archived class only reopens. @throws AppError 404, 403, 409 for an
 * archived class
 */
export const updateClass = async (
  db: Db,
  viewer: Viewer,
  { classId, archived, newCode: replacesCode, ...values }: ClassChange,
): Promise<SchoolClass> => {
  await db.write(async tx => {
    const seen = await getClassToTeach(tx, viewer, classId);
    const staysArchived = seen.archivedAt !== null && archived !== false;
    const changes = replacesCode || Object.values(values).some(value => value !== undefined);
    if (staysArchived && changes) throw new AppError('classArchived');
    const now = new Date();
    await changeClass(tx, classId, {
      ...values,
      archivedAt: archived === undefined ? seen.archivedAt : archived ? (seen.archivedAt ?? now) : null,
      ...(replacesCode && { code: await freeCode(tx) }),
    });
    await record(tx, viewer, 'class_changed', { detail: values.name ?? seen.name }, now);
  });
  return getClass(db.read, viewer, classId);
};

const withProfessors = async (read: Read, viewer: Viewer, rows: ClassRow[]): Promise<SchoolClass[]> => {
  if (rows.length === 0) return [];
  const found = await findProfessors(
    read,
    rows.map(({ id }) => id),
  );
  const byClass = Map.groupBy(found, ({ classId }) => classId);
  return rows.map(row => toClass(viewer, row, byClass.get(row.id) ?? []));
};

type ProfessorRow = Awaited<ReturnType<typeof findProfessors>>[number];
const toClass = (viewer: Viewer, row: ClassRow, professors: ProfessorRow[]): SchoolClass => {
  const teaches = partOf(viewer, row) === 'professor';
  return {
    id: row.id,
    name: row.name,
    schoolYear: row.schoolYear,
    code: teaches ? row.code : null,
    approvesJoining: row.approvesJoining,
    archived: row.archivedAt !== null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    students: row.students,
    professors: professors.map(({ classId: _class, ...professor }) => professor),
    teaches,
    createdAt: row.createdAt.toISOString(),
  };
};
