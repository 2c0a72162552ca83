import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Chunk = {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

const web = join(import.meta.dirname, '..', '..', 'dist', 'web');
const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and all that the browser fetches with it. */
const closureOf = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(imported, seen);
  return seen;
};

const gzippedBytes = (keys: Iterable<string>): number =>
  [...keys]
    .map(key => manifest[key]?.file ?? '')
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0);

const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry) ?? '';
const text = (key: string): string => readFileSync(join(web, manifest[key]?.file ?? ''), 'utf8');

/** Only these screens show a board. */
const SCREENS_WITH_BOARD = [
  'features/games/LobbyScreen.tsx',
  'features/games/MatchScreen.tsx',
  'features/chess/PracticeScreen.tsx',
];

test('the landing page loads at most 120 kB of gzipped script', () => {
  const bytes = gzippedBytes(closureOf(entry));
  process.stdout.write(`landing: ${(bytes / 1_000).toFixed(1)} kB of gzipped script\n`);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('the landing page says what it has to say before any script runs', () => {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  expect(page).toContain('O Futuro do Xadrez Chegou Aqui');
  expect(page).toContain('data-prerendered');
  expect(readFileSync(join(web, 'app.html'), 'utf8')).not.toContain('data-prerendered');
});

test('no screen that shows no board loads chess code', () => {
  const screens = Object.keys(manifest).filter(key => key.startsWith('features/') && !SCREENS_WITH_BOARD.includes(key));
  expect(screens.length).toBeGreaterThan(5);
  // What chess.js and react-chessboard say in their own code and nobody else would.
  const isChess = (key: string): boolean => /Invalid FEN|chessboard-/.test(text(key));
  for (const screen of [entry, ...screens])
    expect([screen, [...closureOf(screen)].filter(isChess)]).toEqual([screen, []]);
});

test('the code that draws charts is asked for by the reports alone, and no screen waits for it', () => {
  const keys = Object.keys(manifest);
  const screens = keys.filter(key => key.endsWith('Screen.tsx'));
  const drawsCharts = (key: string): boolean => text(key).includes('recharts-');
  expect(keys.filter(key => manifest[key]?.dynamicImports?.some(drawsCharts))).toEqual([
    'features/follow-up/reports/ReportsScreen.tsx',
  ]);
  expect(screens.length).toBeGreaterThan(5);
  for (const screen of [entry, ...screens])
    expect([screen, [...closureOf(screen)].filter(drawsCharts)]).toEqual([screen, []]);
});
