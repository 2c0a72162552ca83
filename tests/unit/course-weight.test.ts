import { expect, test } from 'vitest';
import { MOST_WEIGHT, weightOf } from '../../server/features/teaching/course-weight.ts';

const questionsOf = (questions: number, lines: string[]) => ({ quiz: { questions: Array(questions).fill({ lines }) } });

test('lines on boards weigh their letters, moves in PGN half, boards and own files more, and words nothing', () => {
  expect(weightOf(questionsOf(2, ['e4 e5', 'd4']))).toBe(14);
  expect(weightOf({ chapters: [{ pgn: '1. e4 ' }, { pgn: '' }] })).toBe(83);
  expect(weightOf({ pgn: '1. e4 {o mais jogado} e5 {sem fim' })).toBe(weightOf({ pgn: '1. e4  e5 ' }));
  expect(weightOf({ resources: [{ url: '/objects/files/a' }, { url: 'https://exemplo.com' }] })).toBe(40);
  expect(weightOf({ title: 'x'.repeat(1_000), description: 'y'.repeat(1_000) })).toBe(0);
});

test('what has another form than expected weighs nothing and breaks nothing', () => {
  for (const value of [null, undefined, 'lines', 7, { lines: 7 }, { lines: [7, null] }, { pgn: {} }, { url: [] }])
    expect(weightOf(value)).toBe(0);
});

test('a course of fifty lessons with ten boards each is light enough, one of a megabyte of moves is not', () => {
  const lesson = { ...questionsOf(10, ['Nf3 Nc6 Bb5 a6', 'Nf3 Nf6']), chapters: Array(10).fill({ pgn: '1. e4' }) };
  expect(weightOf({ lessons: Array(50).fill(lesson) })).toBeLessThan(MOST_WEIGHT);
  expect(weightOf({ lessons: [questionsOf(100, Array(20).fill('Nf3 Nf6 Ng1 Ng8 '.repeat(30)))] })).toBeGreaterThan(
    MOST_WEIGHT,
  );
  const games = Array(12).fill({ pgn: '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(3_500) });
  expect(weightOf({ lessons: [{ chapters: games }] })).toBeGreaterThan(MOST_WEIGHT);
});

test('comments that nobody closes are weighed in one pass', () => {
  expect(weightOf({ pgn: '{'.repeat(1_000_000) })).toBe(40);
});
