import type { Assignment } from '../../../server/features/assignments/assignments.schema.ts';
import { DAY_MS } from '../../../server/common/time.schema.ts';

const WEEK_MS = 7 * DAY_MS;

export type Part = { label: string; assignments: Assignment[] };

/** What is open as a plan: what is late, what the next seven days ask for, and the rest; empty parts are left out. */
export const planOf = (open: readonly Assignment[], now: number): Part[] => {
  const dueIn = ({ dueAt }: Assignment): number => Date.parse(dueAt) - now;
  return [
    { label: 'Atrasadas', assignments: open.filter(one => dueIn(one) < 0) },
    { label: 'Nesta semana', assignments: open.filter(one => dueIn(one) >= 0 && dueIn(one) <= WEEK_MS) },
    { label: 'Mais tarde', assignments: open.filter(one => dueIn(one) > WEEK_MS) },
  ].filter(({ assignments }) => assignments.length > 0);
};
