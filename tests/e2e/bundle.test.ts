import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuiltPages } from '../../server/http/pages/built-pages.ts';

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

const scriptsOf = (keys: Iterable<string>): string[] => [
  ...new Set([...keys].map(key => manifest[key]?.file ?? '').filter(file => file.endsWith('.js'))),
];
/**
 * A script with other hashes in the names of the files that it asks for: their own change with every line of code, and
 * some pack better than others.
 */
const withSteadyHashes = (script: string): string =>
  script.replaceAll(
    /([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/g,
    (_, name: string) => `${name}-${createHash('sha1').update(name).digest('base64url').slice(0, 8)}`,
  );

const gzippedBytes = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(withSteadyHashes(readFileSync(join(web, file), 'utf8'))).length, 0);

const entry = 'index.html';
const pages = JSON.parse(readFileSync(join(web, 'pages.json'), 'utf8')) as BuiltPages;

const STAFF = ' of the staff';

/** The scripts that a signed-in user's browser fetches for the screen of a route. */
const scriptsFor = (path: string): string[] => {
  const route = pages.routes.find(own => own.path === path.replace(STAFF, ''));
  const files = path.endsWith(STAFF) ? route?.staffFiles : route?.files;
  if (!files) throw new Error(`no route ${path}`);
  return [...new Set([...scriptsOf(closureOf(entry)), ...pages.member, ...files])];
};

const text = (key: string): string => readFileSync(join(web, manifest[key]?.file ?? ''), 'utf8');

/** Only these screens show a board, and these parts of others, which come when they are looked at. */
const WITH_BOARD = [
  'features/analysis/AnalysisScreen.tsx',
  'features/analysis/ImageDialog.tsx',
  'features/analysis/SaveChapterDialog.tsx',
  'features/assignments/results/DifficultList.tsx',
  'features/assignments/results/TryReplay.tsx',
  'features/chess/PracticeScreen.tsx',
  'features/chess/puzzles/PuzzlesTab.tsx',
  'features/chess/training/TrainingScreen.tsx',
  'features/chess/training/repertoire/GiveDialog.tsx',
  'features/chess/training/repertoire/RepertoireScreen.tsx',
  'features/follow-up/tries/ChapterTries.tsx',
  'features/games/LobbyScreen.tsx',
  'features/games/MatchScreen.tsx',
  'features/games/classmates/ClassmatesScreen.tsx',
  'features/games/live/LiveMatchScreen.tsx',
  'features/games/wall/WallScreen.tsx',
  'features/guardians/SheetsScreen.tsx',
  'features/live-lessons/LiveLessonScreen.tsx',
  'shared/chapters/LessonChapters.tsx',
  'features/lessons/quiz/BoardQuestion.tsx',
  'features/teaching/chapters/ChapterPreview.tsx',
  'features/teaching/chapters/ChaptersPanel.tsx',
  'features/chess/puzzles/list/PuzzleSheetDialog.tsx',
  'features/teaching/chapters/sheet/SheetDialog.tsx',
  'features/teaching/chapters/sources/StudentGamesDialog.tsx',
  'features/teaching/shared/lesson/LinesBoard.tsx',
  'shared/games/AnimationDialog.tsx',
];

/** Only these may ask for the engine, and what opens over them shares their files. */
const WITH_ENGINE: readonly string[] = [
  'features/analysis/AnalysisScreen.tsx',
  'features/analysis/SaveChapterDialog.tsx',
  'features/teaching/chapters/ChapterPreview.tsx',
  'features/teaching/chapters/ChaptersPanel.tsx',
  'features/teaching/chapters/sheet/SheetDialog.tsx',
];

/** At most so many files, and so many bytes of them gzipped. */
const BUDGETS: Record<string, [files: number, bytes: number]> = {
  '/dashboard': [8, 130_000],
  [`/dashboard${STAFF}`]: [10, 132_900],
  '/courses': [10, 138_200],
  '/professor': [10, 136_000],
  '/course/:courseId': [22, 189_700],
  '/missoes': [14, 165_700],
  '/practice': [17, 240_300],
};

test.each(Object.entries(BUDGETS))('%s loads its scripts in few files of few bytes', (path, [files, bytes]) => {
  const scripts = scriptsFor(path);
  const gzipped = gzippedBytes(scripts);
  process.stdout.write(`${path}: ${scripts.length} files, ${(gzipped / 1_000).toFixed(1)} kB of gzipped script\n`);
  expect(scripts.length).toBeLessThanOrEqual(files);
  expect(gzipped).toBeGreaterThan(100_000);
  expect(gzipped).toBeLessThanOrEqual(bytes);
});

test('no screen takes more than 25 files', () => {
  expect(pages.routes.length).toBeGreaterThan(40);
  for (const { path } of pages.routes) expect([path, scriptsFor(path).length <= 25]).toEqual([path, true]);
});

test('the landing page waits for 2 kB of gzipped script, and what all pages share is no more', () => {
  const [script, ...imported] = scriptsOf(closureOf('landing.ts'));
  expect(gzippedBytes([script ?? '', ...imported])).toBeLessThanOrEqual(2_000);
  const page = readFileSync(join(web, 'landing-short-mark-open.html'), 'utf8');
  expect(page.match(/<script type="module"[^>]*>/g)).toEqual([`<script type="module" crossorigin src="/${script}">`]);
  expect([...page.matchAll(/rel="modulepreload" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file)).toEqual(
    imported,
  );
});

test('the landing page says what it has to say before any script runs', () => {
  const page = readFileSync(join(web, 'landing-short-mark-open.html'), 'utf8');
  expect(page).toContain('O Futuro do Xadrez Chegou Aqui');
  expect(page).toContain('data-prerendered');
  expect(readFileSync(join(web, 'app.html'), 'utf8')).not.toContain('data-prerendered');
});

test('what a user sees first waits for half a kB of script, and names all others for later', () => {
  expect(gzippedBytes(scriptsOf(closureOf('early.ts')))).toBeLessThanOrEqual(500);
  const application = scriptsOf(closureOf(entry));
  const page = readFileSync(join(web, 'early-short-mark-student.html'), 'utf8');
  expect(page.match(/<script type="module"[^>]*>/g)).toEqual([
    `<script type="module" crossorigin src="/${manifest['early.ts']?.file}" data-application="/${application[0]}">`,
  ]);
  expect(page).not.toContain('modulepreload');
  expect([...page.matchAll(/rel="later" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file)).toEqual(application);
});

/** Screens that show and list, and have no form of their own. */
const WITHOUT_VALIDATION = [
  '/dashboard',
  `/dashboard${STAFF}`,
  '/courses',
  '/lessons',
  '/course/:courseId',
  '/missoes',
  '/treino',
  '/mentoria',
  '/tarefas',
  '/turmas/:classId/tarefas',
  '/turmas/:classId/boletins',
  '/professor',
  '/professor/aulas',
  '/professor/cursos',
  '/professor/manage-students',
  '/professor/relatorios',
  '/professor/revisoes',
  '/admin/registro',
];

test.each(WITHOUT_VALIDATION)('%s loads no validation and no contracts', path => {
  expect(scriptsFor(path).filter(file => /assets\/(?:zod|forms|contracts)-/.test(file))).toEqual([]);
});

test('no screen that shows no board loads chess code', () => {
  const screens = Object.keys(manifest).filter(key => key.startsWith('features/') && !WITH_BOARD.includes(key));
  expect(screens.length).toBeGreaterThan(5);
  // What chess.js and react-chessboard say in their own code and nobody else would.
  const isChess = (key: string): boolean => /Invalid FEN|chessboard-/.test(text(key));
  for (const screen of [entry, ...screens])
    expect([screen, [...closureOf(screen)].filter(isChess)]).toEqual([screen, []]);
});

test('the engine comes with no screen: only a board that analyses asks for it', () => {
  const names = (key: string): boolean => /stockfish-19-lite-single-[\w-]+\.js/.test(text(key));
  const screens = Object.keys(manifest).filter(key => key.startsWith('features/') && !WITH_ENGINE.includes(key));
  for (const screen of [entry, 'landing.ts', ...screens])
    expect([screen, [...closureOf(screen)].filter(names)]).toEqual([screen, []]);
});

test('the code that draws charts is asked for by the reports alone, and no screen waits for it', () => {
  const keys = Object.keys(manifest);
  const screens = keys.filter(key => key.endsWith('Screen.tsx'));
  const drawsCharts = (key: string): boolean => text(key).includes('acquire context from the given item');
  expect(keys.filter(key => manifest[key]?.dynamicImports?.some(drawsCharts))).toEqual([
    'features/follow-up/reports/ReportsScreen.tsx',
  ]);
  expect(screens.length).toBeGreaterThan(5);
  for (const screen of [entry, ...screens])
    expect([screen, [...closureOf(screen)].filter(drawsCharts)]).toEqual([screen, []]);
});
