import type { Db } from '../../../db/client.ts';
import { type Cell as CsvCell, toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getClassToTeach } from '../classes/scope.ts';
import { findAllOfClass } from './assignment-lists.queries.ts';
import { findMembers } from './assignments.queries.ts';
import type { CellState, GradeCell, GradeColumn, Grades } from './assignments.schema.ts';
import { loadBoard, rowOf, type Board } from './board.service.ts';
import type { Loaded } from './facts.service.ts';
import { findEnrollments, findQuizResults } from './facts.queries.ts';
import { findClassQuizzes } from './grades.queries.ts';
import { gradeOf, meanOf } from './mean.ts';

/** A quiz is graded in percent, and counts as one assignment of weight one. */
const QUIZ_POINTS = 100;
const QUIZ_WEIGHT = 1;

const NOT_FOR_THEM: GradeCell = {
  state: 'not_begun',
  points: null,
  percent: null,
  counts: false,
  byHand: false,
  excused: true,
};

type Column = GradeColumn & { cellOf: (userId: number) => GradeCell };

const ofAssignment = (board: Board, assignment: Loaded, now: Date): Column => {
  const { id, title, points: maxPoints, weight, dueAt, closedAt } = assignment;
  const members = new Map(board.studentsOf(assignment).map(member => [member.userId, member]));
  const cellOf = (userId: number): GradeCell => {
    const member = members.get(userId);
    if (!member) return NOT_FOR_THEM;
    const { state, cells, excused, pointsByHand: byHand } = rowOf(board, assignment, member, now);
    const states = cells.map(cell => cell.state);
    const grade = gradeOf({ points: maxPoints, states, byHand, excused, isDue: dueAt <= now });
    return { ...grade, state, byHand: byHand !== null, excused };
  };
  return { kind: 'assignment', id, title, maxPoints, weight, closed: closedAt !== null, cellOf };
};

type QuizResult = { best: number; passedAt: Date | null };
const stateOfQuiz = (result: QuizResult | undefined): CellState => {
  if (!result) return 'not_begun';
  return result.passedAt ? 'done' : 'begun';
};

/** The best attempt counts; whoever has not tried it has no grade yet. */
const quizColumns = async (db: Db, classId: number, userIds: readonly number[]): Promise<Column[]> => {
  const quizzes = await findClassQuizzes(db.read, classId);
  const courseIds = [...new Set(quizzes.map(({ courseId }) => courseId))];
  const enrolled = await findEnrollments(db.read, userIds, courseIds);
  const userOf = new Map(enrolled.map(({ id, userId }) => [id, userId]));
  const quizIds = quizzes.map(({ id }) => id);
  const found = enrolled.length === 0 ? [] : await findQuizResults(db.read, [...userOf.keys()], quizIds);
  const resultOf = new Map(found.map(result => [`${result.quizId} ${userOf.get(result.enrollmentId)}`, result]));
  return quizzes.map(({ id, lessonId, title }) => ({
    kind: 'quiz',
    id: lessonId,
    title,
    maxPoints: QUIZ_POINTS,
    weight: QUIZ_WEIGHT,
    closed: false,
    cellOf: userId => {
      const result = resultOf.get(`${id} ${userId}`);
      const points = result?.best ?? null;
      const counts = points !== null;
      return { state: stateOfQuiz(result), points, percent: points, counts, byHand: false, excused: false };
    },
  }));
};

/** A class's gradebook: its assignments and the quizzes of its courses. @throws AppError 404 for another's class. */
export const getGrades = async (db: Db, viewer: Viewer, classId: number): Promise<Grades> => {
  await getClassToTeach(db.read, viewer, classId);
  const now = new Date();
  const [rows, members] = await Promise.all([findAllOfClass(db.read, classId), findMembers(db.read, [classId])]);
  const shown = rows.filter(({ isDraft, opensAt }) => !isDraft && opensAt <= now).toReversed();
  const board = await loadBoard(db.read, shown);
  const columns = [
    ...board.loaded.map(assignment => ofAssignment(board, assignment, now)),
    ...(await quizColumns(
      db,
      classId,
      members.map(({ userId }) => userId),
    )),
  ];
  return {
    columns: columns.map(({ cellOf: _cellOf, ...column }) => column),
    rows: members.map(({ userId, fullName }) => {
      const cells = columns.map(({ cellOf }) => cellOf(userId));
      const mean = meanOf(cells.map((cell, i) => ({ ...cell, weight: columns[i]?.weight ?? 0 })));
      return { userId, fullName, mean, cells };
    }),
  };
};

const headOf = ({ kind, title, weight }: GradeColumn): string =>
  `${kind === 'quiz' ? 'Quiz: ' : ''}${title} (peso ${weight})`;
const asShown = ({ excused, percent }: GradeCell): CsvCell => (excused ? 'dispensado' : percent);

/** The gradebook as a spreadsheet, cell by cell what the screen shows. @throws AppError 404 for another's class. */
export const exportGrades = async (db: Db, viewer: Viewer, classId: number) => {
  const { columns, rows } = await getGrades(db, viewer, classId);
  const heads = ['Aluno', 'Média', ...columns.map(headOf)];
  const lines = rows.map(({ fullName, mean, cells }) => [fullName, mean, ...cells.map(asShown)]);
  return { filename: `notas-${classId}.csv`, csv: toCsv(heads, lines) };
};
