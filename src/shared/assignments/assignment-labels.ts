import type { Assignment, CellState } from '../../../server/features/assignments/assignments.schema.ts';
import type { Tone } from '../../ui/tones.ts';

/** As the spreadsheet writes them (server/features/assignments/results.service.ts). */
export const stateLabels: Record<CellState, string> = {
  not_begun: 'Não começou',
  begun: 'Começou',
  done: 'Feito',
  done_late: 'Feito com atraso',
  needs_help: 'Precisa de ajuda',
};

export const stateTones: Record<CellState, Tone> = {
  not_begun: 'neutral',
  begun: 'info',
  done: 'brand',
  done_late: 'gold',
  needs_help: 'danger',
};

export const kindLabels: Record<Assignment['kind'], string> = {
  lessons: 'Lições',
  course: 'Curso inteiro',
  puzzles: 'Problemas',
  board: 'Posições no tabuleiro',
  games: 'Partidas',
  text: 'Texto ou arquivo a entregar',
};

export const isDone = (state: CellState): boolean => state === 'done' || state === 'done_late';

/** Whether a student still has something to do. */
export const isOpen = ({ own, closed }: Assignment): boolean =>
  own !== null && !own.excused && !closed && !isDone(own.state);

/** The open ones, what is due first at first; then the others, the newest first. */
export const inOrder = (assignments: readonly Assignment[]): { open: Assignment[]; over: Assignment[] } => ({
  open: assignments.filter(isOpen).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
  over: assignments.filter(assignment => !isOpen(assignment)),
});
