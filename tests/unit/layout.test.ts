import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The screens that have no feature of their own on the server, and why. */
const SCREENS_ALONE: Record<string, string> = {
  analysis: 'asks the server for what other features have',
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

type Source = { path: string; text: string };

const MAX_LINES = 250;
const MAX_WIDTH = 120;
const MAX_MEDIAN = 80;

const linesOf = ({ text }: Source): string[] => text.replace(/\n$/, '').split('\n');

const tooLong = (sources: Source[]): string[] =>
  sources.filter(source => linesOf(source).length > MAX_LINES).map(({ path }) => path);

const tooWide = (sources: Source[]): string[] =>
  sources.flatMap(source =>
    linesOf(source).flatMap((line, i) => (line.length > MAX_WIDTH ? [`${source.path}:${i + 1}`] : [])),
  );

const medianLength = (sources: Source[]): number =>
  sources.map(source => linesOf(source).length).toSorted((a, b) => a - b)[Math.floor(sources.length / 2)] ?? 0;

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name}`)
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));

const product = ['src', 'server', 'db', 'scripts'].flatMap(sourcesIn);

describe('the size of files', () => {
  const all = [...product, ...sourcesIn('tests')];

  // Data too: what is written for a screen or for the demo school is split by section.
  test(`none is longer than ${MAX_LINES} lines`, () => {
    expect(tooLong(all)).toEqual([]);
  });

  test(`no line is wider than ${MAX_WIDTH} characters`, () => {
    expect(tooWide(all)).toEqual([]);
  });

  test(`half of the sources have at most ${MAX_MEDIAN} lines`, () => {
    expect(medianLength(product.filter(({ path }) => !path.startsWith('db/demo/')))).toBeLessThanOrEqual(MAX_MEDIAN);
  });

  test('what is too long or too wide is named', () => {
    const seeded: Source[] = [
      { path: 'src/fits.ts', text: `${'a'.repeat(MAX_WIDTH)}\n`.repeat(MAX_LINES) },
      { path: 'src/long.ts', text: 'a\n'.repeat(MAX_LINES + 1) },
      { path: 'src/wide.ts', text: `a\n${'a'.repeat(MAX_WIDTH + 1)}\n` },
    ];
    expect(tooLong(seeded)).toEqual(['src/long.ts']);
    expect(tooWide(seeded)).toEqual(['src/wide.ts:2']);
    expect(medianLength(seeded)).toBe(MAX_LINES);
  });
});
