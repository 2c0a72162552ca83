import { expect, test } from 'vitest';
import type { Assignment, CellState } from '../../server/features/assignments/assignments.schema.ts';
import { nextPuzzleOf } from '../../src/features/chess/puzzles/solve/next-puzzle.ts';

const task = (...states: CellState[]) =>
  ({
    items: states.map((_, i) => ({ title: '', courseId: null, lessonId: null, chapterId: null, puzzleId: 11 + i })),
    own: { cells: states.map(state => ({ state, doneAt: null })) },
  }) as unknown as Pick<Assignment, 'items' | 'own'>;

test('the homework goes on with the next puzzle that is not done, past the last one to the first', () => {
  expect(nextPuzzleOf(task('not_begun', 'done', 'needs_help'), 11)).toBe(13);
  expect(nextPuzzleOf(task('begun', 'done', 'not_begun'), 13)).toBe(11);
});

test('the puzzle on the board is not the next one, and where all others are done there is none', () => {
  expect(nextPuzzleOf(task('not_begun', 'done', 'done_late'), 11)).toBeUndefined();
});
