import type { Db, Read } from '../../../db/client.ts';
import { type Cell as CsvCell, toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { getTaughtAssignment } from './access.service.ts';
import type { AssignmentRow } from './assignments.queries.ts';
import type { CellState, ResultRow } from './assignments.schema.ts';
import { loadBoard, rowOf } from './board.service.ts';

/** An assignment's matrix: its students by its items. */
const resultsOf = async (read: Read, assignment: AssignmentRow, now: Date) => {
  const board = await loadBoard(read, [assignment]);
  const [loaded] = board.loaded;
  if (!loaded) throw new AppError('assignmentNotFound');
  return {
    items: [...loaded.items],
    rows: board.studentsOf(loaded).map(member => rowOf(board, loaded, member, now)),
  };
};

/** @throws AppError 404 for another class's assignment. */
export const getResults = async (db: Db, viewer: Viewer, assignmentId: number) =>
  resultsOf(db.read, await getTaughtAssignment(db.read, viewer, assignmentId), new Date());

/** As the screen writes them. */
const STATES: Record<CellState, string> = {
  not_begun: 'Não começou',
  begun: 'Começou',
  done: 'Feito',
  done_late: 'Feito com atraso',
  needs_help: 'Precisa de ajuda',
};

const lineOf = ({ fullName, excused, state, cells, points }: ResultRow): CsvCell[] => [
  fullName,
  excused ? 'Dispensado' : STATES[state],
  ...cells.map(cell => STATES[cell.state]),
  points,
];

/** The matrix as a spreadsheet, cell by cell what the screen shows. @throws AppError 404 */
export const exportResults = async (db: Db, viewer: Viewer, assignmentId: number) => {
  const { items, rows } = await getResults(db, viewer, assignmentId);
  const columns = ['Aluno', 'Situação', ...items.map(({ title }) => title), 'Pontos'];
  return { filename: `tarefa-${assignmentId}.csv`, csv: toCsv(columns, rows.map(lineOf)) };
};
