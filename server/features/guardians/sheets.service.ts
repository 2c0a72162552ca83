import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getGrades } from '../assignments/grades.service.ts';
import { getClassToChange, getClassToTeach } from '../classes/scope.ts';
import {
  countGames,
  countPresence,
  countSolved,
  findCompleted,
  findCourseLengths,
  findPositions,
  findPupils,
  writeWords,
} from './sheets.queries.ts';
import { gamesOf, workOf } from './sheets.ts';
import type { Sheet, Sheets } from './sheets.schema.ts';

const byUser = <Row extends { userId: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map(row => [row.userId, row]));

/** The report sheets of a class, one a student. @throws AppError 404 for another's class. */
export const listSheets = async (db: Db, viewer: Viewer, classId: number): Promise<Sheets> => {
  const { name: className, schoolYear } = await getClassToTeach(db.read, viewer, classId);
  const pupils = await findPupils(db.read, classId);
  if (pupils.length === 0) return { className, schoolYear, sheets: [] };
  const userIds = pupils.map(({ userId }) => userId);
  const [lengths, presence, asWhite, asBlack, solved, grades] = await Promise.all([
    findCourseLengths(db.read, classId),
    countPresence(db.read, classId),
    countGames(db.read, 'whiteId', userIds),
    countGames(db.read, 'blackId', userIds),
    countSolved(db.read, userIds),
    getGrades(db, viewer, classId),
  ]);
  const lastIds = solved.flatMap(({ last }) => last ?? []);
  const courseIds = lengths.map(({ courseId }) => courseId);
  const [completed, positions] = await Promise.all([
    courseIds.length === 0 ? [] : findCompleted(db.read, courseIds, userIds),
    lastIds.length === 0 ? [] : findPositions(db.read, lastIds),
  ]);
  const completedBy = new Map(completed.map(row => [`${row.userId} ${row.courseId}`, row.completedLessons]));
  const [presenceOf, solvedBy, positionOf, gradesOf] = [
    byUser(presence),
    byUser(solved),
    byUser(positions),
    byUser(grades.rows),
  ];
  const toSheet = ({ userId, fullName, words }: (typeof pupils)[number]): Sheet => {
    const position = positionOf.get(userId);
    return {
      userId,
      fullName,
      words,
      mean: gradesOf.get(userId)?.mean ?? null,
      assignments: workOf(grades.columns, gradesOf.get(userId)?.cells ?? []),
      courses: lengths.map(({ courseId, title, lessons }) => ({
        title,
        completedLessons: completedBy.get(`${userId} ${courseId}`) ?? 0,
        totalLessons: lessons,
      })),
      attendance: { present: presenceOf.get(userId)?.present ?? 0, days: presenceOf.get(userId)?.days ?? 0 },
      games: gamesOf(userId, asWhite, asBlack),
      puzzles: solvedBy.get(userId)?.solved ?? 0,
      position: position ? { title: position.title, fen: position.fen, rating: Math.round(position.rating) } : null,
    };
  };
  return { className, schoolYear, sheets: pupils.map(toSheet) };
};

/** Writes what a professor says of a student. @throws AppError 404 for another's class or child, 409 archived. */
export const saveWords = (
  db: Db,
  viewer: Viewer,
  { classId, userId, words }: { classId: number; userId: number; words: string },
): Promise<{ words: string }> =>
  db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const written = words.trim();
    if (!(await writeWords(tx, classId, userId, written))) throw new AppError('studentNotFound');
    return { words: written };
  });
