import { expect, test } from 'vitest';
import type { Grades } from '../../server/features/assignments/assignments.schema.ts';
import type { ClassStudent } from '../../server/features/classes/students.schema.ts';
import { LOOKS, withWork } from '../../src/features/classes/students/open-work.ts';
import { sorted } from '../../src/features/classes/students/sorting.ts';

const child = (userId: number, fullName: string): ClassStudent => ({
  userId,
  fullName,
  avatarUrl: null,
  rating: 1200,
  provisional: false,
  username: null,
  hasEmail: false,
  lastSeenOn: null,
  progress: null,
  attendance: null,
});
type Cell = Grades['rows'][number]['cells'][number];
const cell = (state: Cell['state'], excused = false): Cell => ({
  state,
  excused,
  points: null,
  percent: null,
  counts: false,
  byHand: false,
});
const column = (kind: 'assignment' | 'quiz', id: number) => ({
  kind,
  id,
  title: '',
  maxPoints: 10,
  weight: 1,
  closed: id > 3,
});
const grades: Grades = {
  columns: [column('assignment', 1), column('assignment', 2), column('quiz', 3), column('assignment', 4)],
  rows: [
    {
      userId: 1,
      fullName: 'Ana',
      mean: null,
      cells: [cell('needs_help'), cell('done_late'), cell('not_begun'), cell('begun')],
    },
    {
      userId: 2,
      fullName: 'Bia',
      mean: null,
      cells: [cell('done'), cell('needs_help', true), cell('begun'), cell('needs_help')],
    },
  ],
};

test('each student has what is not done and what needs help; quizzes, excuses and what is closed are neither', () => {
  const students = withWork([child(1, 'Ana'), child(2, 'Bia')], grades);
  expect(students.map(({ due, help }) => [due, help])).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(sorted(students, { by: 'help', isDown: true }).map(({ fullName }) => fullName)).toEqual(['Ana', 'Bia']);
  const shown = LOOKS.map(({ value, isShown }) => [value, students.filter(isShown).length]);
  expect(Object.fromEntries(shown)).toEqual({ all: 2, help: 1, due: 1, never: 2 });
});

test('until the gradebook is known, nothing is said of either', () => {
  expect(withWork([child(1, 'Ana')], undefined)).toMatchObject([{ due: null, help: null }]);
});
