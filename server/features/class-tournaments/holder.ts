/** Whose students play a tournament: those of a class or of a course. */
import type { Db, Read, Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getClassToChange } from '../classes/scope.ts';
import { listStudents } from '../classes/students.service.ts';
import { getCourseToEdit } from '../courses/courses.service.ts';
import { listCourseStudents } from '../enrollments/course-students.service.ts';
import { MAX_PLAYERS } from './class-tournaments.schema.ts';

export type Holder = { classId: number } | { courseId: number };
type Held = { classId: number | null; courseId: number | null };

export const holderOf = ({ classId, courseId }: Held): Holder =>
  courseId === null ? { classId: classId ?? 0 } : { courseId };
/** As the row of a tournament says it. */
export const columnsOf = (holder: Holder): Held => ({ classId: null, courseId: null, ...holder });

/**
 * For the professors of a class that is not archived, or for who may edit a course. @returns what it is called among
 * the news of a player. @throws AppError 404, 403, 409
 */
export const getHolderToLead = async (tx: Tx, viewer: Viewer, holder: Holder): Promise<string> => {
  if ('classId' in holder) {
    await getClassToChange(tx, viewer, holder.classId);
    return 'da turma';
  }
  const { title } = await getCourseToEdit(tx, viewer, holder.courseId);
  return `do curso ${title}`;
};

type Candidate = { userId: number; fullName: string; rating: number };

/** More students than this no file of a tournament has among them. */
const MOST_STUDENTS = 20_000;
/** All students of a class or a course who can play. */
export const listCandidates = async (db: Db, read: Read, viewer: Viewer, holder: Holder): Promise<Candidate[]> =>
  'classId' in holder
    ? (await listStudents({ ...db, read }, viewer, holder.classId)).students
    : listCourseStudents(read, holder.courseId, MOST_STUDENTS);

/**
 * Those who were chosen, or all. @throws AppError 404 for somebody who is not there, 409 for more than a tournament may
 * have.
 */
export const choosePlayers = async (
  db: Db,
  read: Read,
  viewer: Viewer,
  holder: Holder,
  ids: readonly number[] | undefined,
): Promise<Candidate[]> => {
  const chosen = ids && new Set(ids);
  const there =
    'classId' in holder
      ? await listCandidates(db, read, viewer, holder)
      : await listCourseStudents(read, holder.courseId, MAX_PLAYERS + 1, ids);
  const players = there.filter(({ userId }) => chosen?.has(userId) ?? true);
  if (chosen && players.length < chosen.size) throw new AppError('studentNotFound');
  if (players.length > MAX_PLAYERS) throw new AppError('tooManyPlayers');
  return players;
};
