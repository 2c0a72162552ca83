/** Who reaches an assignment: the professors of its class, administrators, and the students that it is for. */
import type { Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getClassToTeach } from '../classes/scope.ts';
import { findOfStudent } from './assignment-lists.queries.ts';
import { findAssignment, type AssignmentRow } from './assignments.queries.ts';

/** @throws AppError 404 for an assignment of a class that the viewer does not teach, as if there were none. */
export const getTaughtAssignment = async (read: Read, viewer: Viewer, assignmentId: number): Promise<AssignmentRow> => {
  const row = await findAssignment(read, assignmentId);
  if (!row) throw new AppError('assignmentNotFound');
  try {
    await getClassToTeach(read, viewer, row.classId);
  } catch (error) {
    throw error instanceof AppError && error.refusal === 'classNotFound' ? new AppError('assignmentNotFound') : error;
  }
  return row;
};

/** @throws AppError 404 for an assignment that is not for the student, or not yet. */
export const getOwnAssignment = async (
  read: Read,
  { id }: Pick<Viewer, 'id'>,
  assignmentId: number,
  now: Date,
): Promise<AssignmentRow> => {
  const [own] = await findOfStudent(read, id, now, { assignmentId }, { limit: 1, offset: 0 });
  if (!own) throw new AppError('assignmentNotFound');
  return own;
};
