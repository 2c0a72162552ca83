import { expect, test } from 'vitest';
import type { Assignment } from '../../server/features/assignments/assignments.schema.ts';
import { planOf } from '../../src/features/assignments/week-plan.ts';

const due = (dueAt: string) => ({ dueAt }) as Assignment;
const NOW = Date.parse('2026-05-04T12:00:00Z');

test('the plan begins with what is late, then the next seven days, and leaves out empty parts', () => {
  const [late, soon, last, then] = [
    due('2026-05-04T11:59:59Z'),
    due('2026-05-04T12:00:00Z'),
    due('2026-05-11T12:00:00Z'),
    due('2026-05-11T12:00:01Z'),
  ];
  expect(planOf([late, soon, last, then], NOW)).toEqual([
    { label: 'Atrasadas', assignments: [late] },
    { label: 'Nesta semana', assignments: [soon, last] },
    { label: 'Mais tarde', assignments: [then] },
  ]);
  expect(planOf([soon], NOW).map(({ label }) => label)).toEqual(['Nesta semana']);
});
