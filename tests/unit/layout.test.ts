import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The screens that have no feature of their own on the server, and why. */
const SCREENS_ALONE: Record<string, string> = {
  home: 'the landing page is text only',
  help: 'questions and answers are text only',
  premium: 'describes the plans, which are text only',
  dashboard: 'gathers figures from many features',
};

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));

const screens = foldersOf('src/features');
const features = foldersOf('server/features');

test('a folder of screens has the name of its feature on the server', () => {
  expect(screens.filter(name => !features.includes(name) && !(name in SCREENS_ALONE))).toEqual([]);
});

test('every exception is a folder that exists and has no feature on the server', () => {
  expect(Object.keys(SCREENS_ALONE).filter(name => !screens.includes(name) || features.includes(name))).toEqual([]);
});

test('features are folders alone: no file stands beside them', () => {
  expect(readdirSync('src/features')).toEqual(screens);
  expect(readdirSync('server/features')).toEqual(features);
});
