import { expect, test } from 'vitest';
import { arrowsOf, standingText, triesText } from '../../src/features/follow-up/tries/tried.ts';

const move = (uci: string, count: number, right = false) => ({ uci, san: uci, right, count, students: [] });

test('arrows are green where the move is right, and the thicker the more often it was played', () => {
  expect(arrowsOf([move('d5e7', 6), move('d5c7', 3, true)])).toEqual([
    { brush: 'red', from: 'd5', to: 'e7', thickness: 2 },
    { brush: 'green', from: 'd5', to: 'c7', thickness: 1.25 },
  ]);
});

test('what came of a position is said in words, and what each student tried', () => {
  const position = { path: [], fen: '', moves: [], students: [], hints: 0 };
  expect(standingText({ ...position, solvedAtOnce: 3, solvedLater: 0, unsolved: 1 })).toBe(
    '3 de primeira · 1 ainda não',
  );
  const student = { userId: 1, fullName: 'Ana', state: 'later' as const };
  expect(triesText({ ...student, moves: ['Ne7', 'Nc7+'], hints: 1 })).toBe('Ce7, Cc7+ · 1 dica');
  expect(triesText({ ...student, moves: [], hints: 2 })).toBe('2 dicas');
});
