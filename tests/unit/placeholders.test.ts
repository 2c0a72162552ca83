import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

const saying = (words: RegExp): string[] => screens.filter(({ text }) => words.test(text)).map(({ name }) => name);

/** Where 'Em breve' is true: paying with money, which needs a provider, and tournaments whose entries open later. */
const SOON = [
  'features/help/answers/play.ts',
  'features/premium/PlanAction.tsx',
  'features/premium/questions.ts',
  'shared/tournaments/TournamentAction.tsx',
  'shared/tournaments/tournament-labels.ts',
];

test('no screen speaks of something under development', () => {
  expect(saying(/em desenvolvimento|estamos preparando|será implementad/i)).toEqual([]);
});

test('nothing comes soon but paying with money and the entries of a tournament', () => {
  expect(saying(/\bem breve\b/i).filter(name => !SOON.includes(name))).toEqual([]);
});
