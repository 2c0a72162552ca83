import { describe, expect, test } from 'vitest';
import { sayShape, withShape } from '../../src/board/drawing.ts';
import { START_FEN } from '../../src/board/game.ts';
import { premovesIn } from '../../src/board/premoves.ts';
import { settingsFrom, USUAL } from '../../src/board/settings/board-settings.ts';
import { soundOf } from '../../src/board/sounds.ts';
import type { Color, Square } from '../../src/board/squares.ts';

const targets = (fen: string, color: Color, from: Square): string[] =>
  premovesIn(fen, color)
    .filter(move => move.from === from)
    .map(({ to }) => to)
    .toSorted();

describe('what can be prepared for the next turn', () => {
  test('includes recapturing on a square where one’s own piece stands', () => {
    expect(targets(START_FEN, 'b', 'd8')).toContain('d7');
    expect(targets(START_FEN, 'b', 'g8')).toEqual(['e7', 'f6', 'h6']);
  });

  test('a pawn may take what is not there yet, and goes two squares from home only', () => {
    expect(targets(START_FEN, 'b', 'e7')).toEqual(['d6', 'e5', 'e6', 'f6']);
    expect(targets('4k3/8/4p3/8/8/8/8/4K3 w - - 0 1', 'b', 'e6')).toEqual(['d5', 'e5', 'f5']);
  });

  test('a king may castle from its own square', () => {
    expect(targets('4k2r/8/8/8/8/8/8/4K3 w - - 0 1', 'b', 'e8')).toEqual(['c8', 'd7', 'd8', 'e7', 'f7', 'f8', 'g8']);
    expect(targets('8/4k3/8/8/8/8/8/4K3 w - - 0 1', 'b', 'e7')).not.toContain('g7');
  });

  test('a pawn becomes a queen', () => {
    const promotions = premovesIn('8/8/8/8/8/8/4p3/K6k w - - 0 1', 'b').filter(({ piece }) => piece === 'p');
    expect(promotions.map(({ to, promotion }) => `${to}${promotion}`).toSorted()).toEqual(['d1q', 'e1q', 'f1q']);
  });

  test('nothing of the other side', () => {
    expect(premovesIn(START_FEN, 'b').every(({ color }) => color === 'b')).toBe(true);
  });
});

test('what is drawn a second time goes away', () => {
  const once = withShape(withShape([], 'e4', 'e4'), 'e2', 'e4');
  expect(once.map(sayShape)).toEqual(['Círculo em e4', 'Seta de e2 a e4']);
  expect(withShape(once, 'e4', 'e4').map(sayShape)).toEqual(['Seta de e2 a e4']);
});

test.each([
  ['Nf3', 'move'],
  ['exd5', 'capture'],
  ['Qxf7#', 'check'],
  ['Bb5+', 'check'],
])('%s sounds as a %s', (san, sound) => {
  expect(soundOf(san)).toBe(sound);
});

test('settings that cannot be read are as usual', () => {
  expect(settingsFrom(null)).toEqual(USUAL);
  expect(settingsFrom('[]')).toEqual(USUAL);
  expect(settingsFrom({ board: 'azul', pieces: 'x', volume: 900, isZen: 'sim', confirmsMoves: true })).toEqual({
    ...USUAL,
    board: 'azul',
    confirmsMoves: true,
  });
});
