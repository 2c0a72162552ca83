import { describe, expect, test } from 'vitest';
import { isRated, ratingChange } from '../../server/features/games/rating.ts';

const change = (rating: number, level: 'facil' | 'medio' | 'dificil', result: '1-0' | '0-1' | '1/2-1/2', games = 0) =>
  ratingChange({ rating, games, level, result });

describe('a rating', () => {
  test('moves by what nobody expected', () => {
    // FIDE's table 8.1b: 400 points are 0.92 to 0.08 (Elo's curve: 0.909), 300 are 0.85 to 0.15.
    expect(change(1200, 'facil', '1-0')).toBe(4);
    expect(change(1200, 'facil', '0-1')).toBe(-36);
    expect(change(1200, 'medio', '1-0')).toBe(34);
    expect(change(1200, 'medio', '1/2-1/2')).toBe(14);
    expect(change(1500, 'medio', '1/2-1/2')).toBe(0);
    expect(change(1200, 'dificil', '0-1')).toBe(0);
    expect(change(1200, 'dificil', '1-0')).toBe(40);
  });

  test('moves half as far from the thirty-first game on', () => {
    expect(change(1500, 'medio', '1-0', 29)).toBe(20);
    expect(change(1500, 'medio', '1-0', 30)).toBe(10);
  });

  test('never falls below 100', () => {
    expect(change(101, 'facil', '0-1')).toBe(-1);
    expect(change(100, 'facil', '0-1')).toBe(0);
  });
});

test('a game counts once both sides have moved, and always when it was lost', () => {
  expect(isRated({ plies: 2, result: '1-0' })).toBe(true);
  expect(isRated({ plies: 1, result: '1-0' })).toBe(false);
  expect(isRated({ plies: 0, result: '1/2-1/2' })).toBe(false);
  expect(isRated({ plies: 0, result: '0-1' })).toBe(true);
});
