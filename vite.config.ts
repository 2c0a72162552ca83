import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { withoutDescriptions } from './scripts/without-descriptions.ts';

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
    include: [`tests/${name.split('-')[0]}/**/*.test.{ts,tsx}`],
    setupFiles: [...setup, 'after-file.ts'].map(file => `tests/support/${file}`),
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    // An embedded Postgres takes seconds to start on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});

/**
 * Each file has servers and a browser of its own, which wait for each other more than they work: two at a time fill two
 * cores.
 */
const inBrowser = (name: string) => {
  const project = tests(name);
  // A page takes its time on a busy machine: what is asked for again and again is waited for as long as what is looked
  // for once.
  const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
  return { ...project, test: { ...project.test, maxWorkers: 2, ...patience } };
};

export default defineConfig({
  root: 'src',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), withoutDescriptions()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
  },
  test: {
    projects: [
      tests('unit'),
      tests('integration-sqlite', 'node', ['sqlite.ts']),
      tests('integration-postgres', 'node', ['postgres.ts'], ['postgres-template.ts']),
      tests('rest', 'node', ['sqlite.ts']),
      tests('faults', 'node', ['sqlite.ts']),
      tests('types'),
      tests('client', 'jsdom', ['screen.ts']),
      inBrowser('e2e'),
      inBrowser('binary'),
    ],
  },
});
