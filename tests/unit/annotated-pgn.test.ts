import { describe, expect, test } from 'vitest';
import { annotatedFromPgn, gamesIn } from '../../src/board/annotated.ts';

describe('the games of a PGN file', () => {
  test('are parted by their tags', () => {
    const file = '[White "Ana"]\r\n\r\n1. e4 e5 *\r\n\r\n[White "Bia"]\r\n[Black "Caio"]\r\n\r\n1. d4 *\r\n';
    expect(gamesIn(file)).toHaveLength(2);
    expect(annotatedFromPgn(gamesIn(file)[1] ?? '').game.moves.map(({ san }) => san)).toEqual(['d4']);
  });

  test('may have no tags at all', () => {
    expect(gamesIn('\uFEFF1. e4 e5')).toEqual(['1. e4 e5']);
  });

  test('keep tags that an empty line cuts in two', () => {
    const [only, ...others] = gamesIn('[White "Ana"]\n\n[Black "Bia"]\n\n1. e4 *');
    expect(others).toEqual([]);
    expect(only).toContain('[White "Ana"]');
  });

  test('are none in a file without moves', () => {
    expect(gamesIn('[White "Ana"]\n')).toEqual([]);
  });
});

describe('a game with comments', () => {
  test('may have escaped quotes in its tags', () => {
    expect(annotatedFromPgn('[Event "Copa \\"Rei\\" \\\\ 2026"]\n\n1. e4 {Centro} *')).toMatchObject({
      title: "Copa 'Rei' ' 2026",
      comments: new Map([[1, 'Centro']]),
    });
  });

  test('has them by half-move, without what programs write into them', () => {
    const { comments, title } = annotatedFromPgn(
      '[White "Ana"]\n[Black "Bia"]\n\n{Começo} 1. e4 {Centro [%clk 0:01:00]} e5 {[%cal Gd2d4]} *',
    );
    expect([...comments]).toEqual([
      [0, 'Começo'],
      [1, 'Centro'],
    ]);
    expect(title).toBe('Ana – Bia');
  });

  test('may begin in the middle of a game', () => {
    const { game } = annotatedFromPgn('[SetUp "1"]\n[FEN "8/8/8/8/8/k7/8/K6R w - - 0 1"]\n\n1. Rh3+ *');
    expect(game.start).toBe('8/8/8/8/8/k7/8/K6R w - - 0 1');
  });

  test('unknown players give the event its title', () => {
    expect(annotatedFromPgn('[Event "Copa"]\n[White "?"]\n[Black "?"]\n\n1. e4 *').title).toBe('Copa');
  });

  test('with an illegal move is none', () => {
    expect(() => annotatedFromPgn('1. e5')).toThrow();
  });
});
