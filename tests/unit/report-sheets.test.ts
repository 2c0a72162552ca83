import { expect, test } from 'vitest';
import { gamesOf } from '../../server/features/guardians/sheets.ts';

test('a win is a win with either colour, and games of others are nobody’s', () => {
  const asWhite = [
    { userId: 1, result: '1-0', games: 3 },
    { userId: 1, result: '0-1', games: 1 },
    { userId: 2, result: '1-0', games: 9 },
  ];
  const asBlack = [
    { userId: 1, result: '0-1', games: 2 },
    { userId: 1, result: '1/2-1/2', games: 4 },
  ];
  expect(gamesOf(1, asWhite, asBlack)).toEqual({ won: 5, drawn: 4, lost: 1 });
});
