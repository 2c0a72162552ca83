import { expect, test } from 'vitest';
import { CHARACTERS, LEVELS } from '../../server/features/games/level-lists.schema.ts';
import { CreateMatchInput } from '../../server/features/matches/new-match.schema.ts';
import { levels } from '../../server/engine/levels.ts';
import { ENGINE_LEVELS } from '../../db/schema/chess.ts';
import { askedFor, FIRST_WISHES, PRESETS } from '../../src/features/games/lobby/new-match.ts';

test('every choice of the lobby is one that the server takes', () => {
  for (const { value: preset, base, increment } of PRESETS) {
    const asked = askedFor({ ...FIRST_WISHES, preset });
    expect(asked).toMatchObject({ base, increment });
    expect(CreateMatchInput.safeParse(asked).success).toBe(true);
  }
  for (const level of LEVELS)
    expect(CreateMatchInput.safeParse(askedFor({ ...FIRST_WISHES, level })).success).toBe(true);
});

test('nothing is asked for while the person or the time is missing', () => {
  expect(askedFor({ ...FIRST_WISHES, opponent: 'person' })).toBeNull();
  expect(askedFor({ ...FIRST_WISHES, opponent: 'person', userId: 7 })).toMatchObject({
    opponent: { kind: 'person', userId: 7 },
  });
  const own = { ...FIRST_WISHES, preset: 'outro' as const };
  expect(askedFor({ ...own, minutes: '45', increment: '15' })).toMatchObject({ base: 2_700, increment: 15 });
  for (const minutes of ['0', '181', '', '-5', '1e2', 'dez']) expect(askedFor({ ...own, minutes })).toBeNull();
  for (const increment of ['181', '', '1.5']) expect(askedFor({ ...own, increment })).toBeNull();
});

test('there are eight levels, each stronger than the one before, and a number stands for its place', () => {
  expect(LEVELS).toEqual(ENGINE_LEVELS);
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  const ratings = LEVELS.map(level => CHARACTERS[level].rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect([ratings.length, ratings[0], ratings.at(-1)]).toEqual([8, 640, 2_500]);
  const byNumber = (level: number) =>
    CreateMatchInput.safeParse({ opponent: { kind: 'engine', level }, base: 300 }).data?.opponent;
  expect(LEVELS.map((_, i) => byNumber(i + 1))).toEqual(LEVELS.map(level => ({ kind: 'engine', level })));
  expect([byNumber(0), byNumber(9)]).toEqual([undefined, undefined]);
});
