/** The tests that a change can affect, by their imports. */
import { dirname, join } from 'node:path/posix';

/** The project's files: text by path from the root. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT = /^\s*(?:import|export)\b(?!\s+type\b)(?:[^'";]*?\bfrom)?\s*'(\.[^']+)'/gm;

/** Files that import everything: through these every change would affect every test. */
const ASSEMBLED = /^(server\/(app|router|main)\.ts|src\/app\/routes\.tsx)$/;
const TEST = /^tests\/([^/]+)\/.*\.test\.tsx?$/;
/** The tests of a tool are beside it; a second ending is their stage. */
const TEST_OF_TOOL = /^scripts\/.*?(?:\.(rest|faults))?\.test\.ts$/;
const SOURCE = /\.tsx?$/;

/** The stage that runs a file of tests; undefined for any other file. */
export const stageOf = (file: string): string | undefined =>
  TEST_OF_TOOL.test(file) ? (TEST_OF_TOOL.exec(file)?.[1] ?? 'unit') : TEST.exec(file)?.[1];

const importersIn = (sources: Sources): Map<string, string[]> => {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = join(dirname(file), specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
};

/** All files that import these, directly or through others. */
const reachedFrom = (changed: string[], sources: Sources): Set<string> => {
  const importers = importersIn(sources);
  const reached = new Set(changed);
  for (const file of reached) {
    if (ASSEMBLED.test(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
};

/**
 * Whether a test that calls the whole server, or reads files, names the change: a feature by its address, a file that
 * is not source code by its name.
 */
const isNamedIn = (text: string, test: string, changed: string): boolean => {
  if (!SOURCE.test(changed)) return text.includes(changed.split('/').at(-1) ?? changed);
  const [, feature] = /^server\/features\/([^/]+)\//.exec(changed) ?? [];
  if (feature) return stageOf(test) === 'rest' && text.includes(`/${feature}`);
  return stageOf(test) === 'rest' && /^server\/(http|trpc|app|main|router)\b/.test(changed);
};

/** Too slow for a first check, unless they were changed themselves. */
const SLOW = new Set(['e2e', 'faults', 'binary']);

/** @returns the tests that a change can affect, and the number of slow ones left out. */
export const touchedTests = (changed: string[], sources: Sources): { tests: string[]; leftOut: number } => {
  const reached = reachedFrom(changed, sources);
  const isTouched = (file: string, text: string): boolean =>
    reached.has(file) || changed.some(each => isNamedIn(text, file, each));
  const tests = [...sources].filter(([file]) => stageOf(file) !== undefined);
  const isLeftOut = (file: string): boolean => SLOW.has(stageOf(file) ?? '') && !changed.includes(file);
  return {
    tests: tests.filter(([file, text]) => !isLeftOut(file) && isTouched(file, text)).map(([file]) => file),
    leftOut: tests.filter(([file]) => isLeftOut(file)).length,
  };
};
