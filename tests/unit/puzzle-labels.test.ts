import { describe, expect, test } from 'vitest';
import { readUrlState } from '../../src/lib/url-state.ts';
import { hrefOf, puzzlesFields } from '../../src/features/chess/puzzles/puzzles-view.ts';
import {
  changeText,
  lastMoveText,
  pointsText,
  ratingText,
  secondsText,
} from '../../src/features/chess/puzzles/puzzle-labels.ts';
import { elapsed, rested, resumed, stoppedWatch } from '../../src/features/chess/puzzles/solve/stopwatch.ts';

const LADDER = { fen: '6k1/8/8/8/1r6/r7/4K3/8 b - - 0 41', lastMove: 'f2e2' };

describe('the address', () => {
  test('carries the filter, the page and the puzzle, and gives them back', () => {
    const place = { difficulty: 'medio', theme: 'garfo', state: 'open', page: 2, puzzle: 12 } as const;
    const href = hrefOf(place);
    expect(href).toBe(
      '/practice?aba=problemas&dificuldade=medio&tema=garfo&situacao=por-resolver&pagina=2&problema=12',
    );
    expect(readUrlState(puzzlesFields, new URLSearchParams(href.split('?')[1]))).toEqual(place);
  });

  test('what it gets wrong is not there', () => {
    const query = new URLSearchParams('dificuldade=impossivel&tema=x&situacao=y&pagina=-1&problema=1e3');
    expect(readUrlState(puzzlesFields, query)).toEqual({
      difficulty: undefined,
      theme: undefined,
      state: undefined,
      page: 1,
      puzzle: undefined,
    });
  });
});

test('a stopwatch counts only while it runs, and no clock that was set back', () => {
  const first = rested(resumed(stoppedWatch, 1_000), 4_000);
  expect(elapsed(first, 90_000)).toBe(3_000);
  expect(elapsed(resumed(first, 100_000), 102_000)).toBe(5_000);
  expect(elapsed(resumed(first, 100_000), 50_000)).toBe(3_000);
});

describe('words', () => {
  test.each([
    [0, '0s'],
    [38, '38s'],
    [60, '1min'],
    [72, '1min 12s'],
  ])('%d seconds', (seconds, text) => {
    expect(secondsText(seconds)).toBe(text);
  });

  test.each([
    [12, '+12'],
    [-8, '−8'],
    [0, 'sem mudança'],
  ])('a rating that moves by %d', (change, text) => {
    expect(changeText(change)).toBe(text);
  });

  test('only to a student who has not solved it XP and coins are promised', () => {
    expect(pointsText({ points: 10, completed: false, solutionRead: false }, true)).toBe('+10 XP · 2 moedas');
    expect(pointsText({ points: 10, completed: true, solutionRead: false }, true)).toBe('10 pontos');
    expect(pointsText({ points: 10, completed: false, solutionRead: false }, false)).toBe('10 pontos');
    expect(pointsText({ points: 10, completed: false, solutionRead: true }, true)).toBe('10 pontos');
  });

  test('a rating that is a guess bears a question mark', () => {
    expect(ratingText({ rating: 800, isGuess: true })).toBe('800?');
    expect(ratingText({ rating: 812, isGuess: false })).toBe('812');
  });

  test("the opponent's last move is told with the piece's name", () => {
    expect(lastMoveText(LADDER)).toBe('Último lance do adversário: rei branco de f2 para e2.');
    expect(lastMoveText({ ...LADDER, lastMove: null })).toBe('');
  });
});
