import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getTaughtAssignment } from './access.service.ts';
import { findMembers, type AssignmentRow } from './assignments.queries.ts';
import type { Difficulty, ResultRow, StudentWork } from './assignments.schema.ts';
import { loadBoard, rowOf } from './board.service.ts';
import { difficultiesOf } from './difficulties.ts';
import { gamesFor, loadGames } from './facts.service.ts';
import { loadTries } from './tries.service.ts';

/** @throws AppError 404 for a student that the assignment is not for. */
const load = async (read: Read, row: AssignmentRow, userId: number, now: Date) => {
  const board = await loadBoard(read, [row]);
  const [assignment] = board.loaded;
  const member = board.studentsOf(row).find(student => student.userId === userId);
  if (!assignment || !member) throw new AppError('studentNotFound');
  return { assignment, row: rowOf(board, assignment, member, now) };
};

/** A student's line of the matrix. @throws AppError 404 */
export const getRow = async (db: Db, viewer: Viewer, assignmentId: number, userId: number): Promise<ResultRow> =>
  (await load(db.read, await getTaughtAssignment(db.read, viewer, assignmentId), userId, new Date())).row;

/** What a student did of an assignment, item by item and try by try. @throws AppError 404 */
export const getStudentWork = async (
  db: Db,
  viewer: Viewer,
  assignmentId: number,
  userId: number,
): Promise<StudentWork> => {
  const taught = await getTaughtAssignment(db.read, viewer, assignmentId);
  const { assignment, row } = await load(db.read, taught, userId, new Date());
  const [tries, games, members] = await Promise.all([
    loadTries(db.read, assignment.items, [userId]),
    loadGames(db.read, [assignment], [userId]),
    findMembers(db.read, [assignment.classId]),
  ]);
  const inClass = new Set<number | null>(members.map(member => member.userId));
  const own = gamesFor(assignment, games, userId, (_class, id) => inClass.has(id));
  const items = assignment.items.map((item, index) => ({
    ...item,
    matchId: own[index]?.id ?? null,
    tries: tries
      .filter(tried => tried.item === index)
      .map(({ fen, text, uci, right, hint, at }) => ({ fen, text, uci, right, hint, at })),
  }));
  return { row, items };
};

/** The positions and questions of an assignment that its students most often got wrong. @throws AppError 404 */
export const listDifficulties = async (db: Db, viewer: Viewer, assignmentId: number): Promise<Difficulty[]> => {
  const row = await getTaughtAssignment(db.read, viewer, assignmentId);
  const board = await loadBoard(db.read, [row]);
  const items = board.loaded[0]?.items ?? [];
  const userIds = board.studentsOf(row).map(({ userId }) => userId);
  return difficultiesOf(items, await loadTries(db.read, items, userIds));
};
