import type { Grades } from '../../../../server/features/assignments/assignments.schema.ts';
import type { ClassStudent } from '../../../../server/features/classes/students.schema.ts';

/** A student with how many assignments are still to be done, and with how many help is needed. */
export type ListedStudent = ClassStudent & { due: number | null; help: number | null };

/** An assignment that still counts. */
const isOpen = (column: Grades['columns'][number] | undefined): boolean =>
  column?.kind === 'assignment' && !column.closed;

const DONE = new Set(['done', 'done_late']);

/** Adds what the gradebook tells of each; null until it is known. */
export const withWork = (students: readonly ClassStudent[], grades: Grades | undefined): ListedStudent[] => {
  const cellsOf = new Map(
    grades?.rows.map(({ userId, cells }) => [
      userId,
      cells.filter((cell, i) => isOpen(grades.columns[i]) && !cell.excused),
    ]),
  );
  return students.map(student => {
    const cells = cellsOf.get(student.userId);
    return {
      ...student,
      due: cells?.filter(({ state }) => !DONE.has(state)).length ?? null,
      help: cells?.filter(({ state }) => state === 'needs_help').length ?? null,
    };
  });
};

/** What a professor looks for in a class. */
export const LOOKS = [
  { value: 'all', label: 'Todos', isShown: () => true },
  { value: 'help', label: 'Precisam de ajuda', isShown: ({ help }: ListedStudent) => (help ?? 0) > 0 },
  { value: 'due', label: 'Com tarefas a fazer', isShown: ({ due }: ListedStudent) => (due ?? 0) > 0 },
  { value: 'never', label: 'Nunca entraram', isShown: ({ lastSeenOn }: ListedStudent) => lastSeenOn === null },
] as const;
export type Look = (typeof LOOKS)[number]['value'];
