/** The files that students hand in: where they send them, and who reads them. */
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { teachesClass } from '../classes/scope.ts';
import type { NewUpload, NewWorkFile } from '../uploads/uploads.schema.ts';
import { issueWork } from '../uploads/uploads.service.ts';
import { getOwnAssignment } from './access.service.ts';
import { findClassesWithFile, type AssignmentRow } from './assignments.queries.ts';

/** @throws AppError 400 for an assignment of another kind, 409 for one that is closed. */
export const requireOpenForWork = ({ kind, closedAt }: AssignmentRow): void => {
  if (kind !== 'text') throw new AppError('nothingToHandIn');
  if (closedAt) throw new AppError('assignmentClosed');
};

/**
 * An address for a file that a student is about to hand in. @throws AppError 404 for an assignment that is not theirs,
 * 400 and 409 as `requireOpenForWork`, 409, 413, 429 and 503 as any upload.
 */
export const addressForWork = async (
  { db, storage }: { db: Db; storage: Storage },
  viewer: Viewer,
  { assignmentId, ...file }: NewWorkFile & { assignmentId: number },
): Promise<NewUpload> => {
  requireOpenForWork(await getOwnAssignment(db.read, viewer, assignmentId, new Date()));
  return issueWork(db, storage, viewer, file);
};

/**
 * Whether the viewer may open a file because it was handed in: whoever teaches the class. Who handed it in reads it as
 * an upload of their own.
 */
export const mayReadWork = async (db: Db, viewer: Viewer, address: string): Promise<boolean> => {
  if (viewer.role === 'student') return false;
  for (const classId of await findClassesWithFile(db.read, address))
    if (await teachesClass(db.read, viewer, classId)) return true;
  return false;
};
