import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { extent } from './server/harness/extent.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { chunks } from './scripts/build/chunks.ts';
import { withoutDescriptions } from './scripts/without-descriptions.ts';

const cores = Math.max(2, availableParallelism());

/** The tests of a tool stand beside it; a second ending names their stage, if that is not `unit`. */
const WITH_A_STAGE = ['scripts/**/*.{rest,faults}.test.ts'];
const besideTools = (name: string): string[] => {
  if (name === 'unit') return ['scripts/**/*.test.ts'];
  return ['rest', 'faults'].includes(name) ? [`scripts/**/*.${name}.test.ts`] : [];
};

const tests = (
  name: string,
  environment: 'node' | 'jsdom' = 'node',
  setup: string[] = [],
  globalSetup: string[] = [],
) => ({
  extends: true as const,
  test: {
    name,
    environment,
    root: import.meta.dirname,
    include: [`tests/${name.split('-')[0]}/**/*.test.{ts,tsx}`, ...besideTools(name)],
    exclude: name === 'unit' ? WITH_A_STAGE : [],
    setupFiles: [...setup, 'after-file.ts'].map(file => `tests/support/${file}`),
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    // The other chain of `npm test` works beside it: more would only push each other out of the processors' memory.
    maxWorkers: extent(cores, cores + 1),
    // Upper bounds, for a machine that does much else.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});

type Project = ReturnType<typeof tests>;

/** What these look at is there only before a lazy part has been read for the first time, or is replaced by a mock. */
const ALONE = ['landing', 'late-menus', 'player-door', 'practice-finished', 'settings-picture', 'shell'].map(
  name => `tests/client/${name}.test.tsx`,
);
const only = (include: string[], project: Project) => ({ ...project, test: { ...project.test, include } });
const without = (exclude: string[], project: Project) => ({ ...project, test: { ...project.test, exclude } });

/** What takes long here is passwords, content or rules, on whatever database; unless in full, it is done on one. */
const ON_ONE_ENGINE = [
  'auth-lockout',
  'auth-register',
  'auth-sign-in',
  'change-email',
  'change-password',
  'demo-schedule',
  'demo-youth',
  'earning-script',
  'query-counts',
  'users-access',
].map(name => `tests/integration/${name}.test.ts`);

/** Its files leave nothing behind, so that they can share the modules they import: reading them costs the most. */
const sharing = (project: Project) => ({ ...project, test: { ...project.test, isolate: false } });

/**
 * Its files have servers, browsers and clocks of their own, which wait more than they work: one more at a time than
 * there are cores, and beside the files of the others.
 */
const waiting = (project: Project) => ({
  ...project,
  test: {
    ...project.test,
    maxWorkers: cores + 1,
    // In full some of either kind take minutes: they are begun at once.
    sequence: { groupOrder: extent(1, 0) },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is asked for again and again is waited for as long as what is looked for once.
    expect: { poll: { timeout: 40_000 } },
  },
});

/**
 * For each of the hundreds of modules of drizzle-orm Node reads its package.json of 180 kB anew, which costs every
 * process of tests a second; of the same code as CommonJS it reads it once.
 */
const drizzle = `${import.meta.dirname}/node_modules/drizzle-orm`;
const DRIZZLE_AT_ONCE = [
  { find: /^drizzle-orm((?:\/[\w-]+)*\/migrator)$/, replacement: `${drizzle}$1.cjs` },
  { find: /^drizzle-orm((?:\/[\w-]+)*)$/, replacement: `${drizzle}$1/index.cjs` },
];

/** A real hash takes 19 MiB and a twentieth of a second, and thousands are made. */
const hashingCheaply = (project: Project) => ({
  ...project,
  test: {
    ...project.test,
    alias: [{ find: /^\.\/password-cost\.ts$/, replacement: `${import.meta.dirname}/tests/support/password-cost.ts` }],
  },
});

export default defineConfig({
  root: 'src',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), withoutDescriptions()],
  // The package names its browser's half in a way that only bundlers read, and tests of screens are not bundled.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'landing.ts', 'early.ts'].map(file => `${import.meta.dirname}/src/${file}`),
      // These packages' own index imports all they have: what no screen uses of it, or only a lazy one, stays out.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]@trpc[\\/]/, sideEffects: false }] },
      output: { codeSplitting: chunks },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    alias: DRIZZLE_AT_ONCE,
    coverage: {
      provider: 'v8',
      include: ['db/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
      exclude: ['server/harness/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      sharing(tests('unit')),
      hashingCheaply(sharing(tests('integration-sqlite', 'node', ['sqlite.ts']))),
      hashingCheaply(
        sharing(
          without(
            extent(ON_ONE_ENGINE, []),
            tests('integration-postgres', 'node', ['postgres.ts'], ['postgres-template.ts']),
          ),
        ),
      ),
      tests('types'),
      sharing(without(ALONE, tests('client', 'jsdom', ['screen.ts']))),
      only(ALONE, tests('client-alone', 'jsdom', ['screen.ts'])),
      hashingCheaply(sharing(waiting(tests('rest', 'node', ['sqlite.ts'])))),
      waiting(tests('faults', 'node', ['sqlite.ts'])),
      sharing(waiting(tests('e2e', 'node', [], ['for-visitors.ts']))),
      waiting(tests('binary', 'node', [], ['for-visitors.ts'])),
    ],
  },
});
