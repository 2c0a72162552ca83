/**
 * Who may see and change a class. Every procedure about a class, in whatever feature, begins here: a class of others
 * does not exist for anybody who is not in it.
 */
import type { Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { partOf, type Part } from './classes.policy.ts';
import { findClass, type ClassRow } from './classes.queries.ts';

export type ClassViewer = Pick<Viewer, 'id' | 'role'>;
/** A class that the viewer is in. */
export type SeenClass = ClassRow & { part: NonNullable<Part> };

/** A class for its professors and students and for administrators. @throws AppError 404 for everybody else. */
export const getClassToRead = async (read: Read, viewer: ClassViewer, classId: number): Promise<SeenClass> => {
  const row = await findClass(read, viewer.id, classId);
  const part = row ? partOf(viewer, row) : null;
  if (!row || part === null) throw new AppError('classNotFound');
  return { ...row, part };
};

/** What only its professors read of a class. @throws AppError 404, 403 for its students. */
export const getClassToTeach = async (read: Read, viewer: ClassViewer, classId: number): Promise<SeenClass> => {
  const seen = await getClassToRead(read, viewer, classId);
  if (seen.part !== 'professor') throw new AppError('accessDenied');
  return seen;
};

/** Whether the viewer is a professor of the class, or administers the school. */
export const teachesClass = async (read: Read, viewer: ClassViewer, classId: number): Promise<boolean> => {
  const row = await findClass(read, viewer.id, classId);
  return row !== undefined && partOf(viewer, row) === 'professor';
};

/** A class to be changed, in the transaction that changes it. @throws AppError 404, 403, 409 for an archived class. */
export const getClassToChange = async (tx: Tx, viewer: ClassViewer, classId: number): Promise<SeenClass> => {
  const seen = await getClassToTeach(tx, viewer, classId);
  if (seen.archivedAt !== null) throw new AppError('classArchived');
  return seen;
};
