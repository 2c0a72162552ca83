import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Promised, Proof } from './promised.ts';

const root = join(import.meta.dirname, '..', '..');

/** `unasked`: the registry could not be reached, so the result is unknown. */
export type Verdict = { state: 'held' | 'broken' | 'unasked'; figure: string };

type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Tally = { passed: number; skipped: number; failed: string[] };
export type TestRun = Map<string, Tally>;

const NOTHING: Tally = { passed: 0, skipped: 0, failed: [] };

/**
 * Counts a run's tests by file; a file can run on both engines. A file that failed outside its tests counts as one
 * failure.
 */
export const tallyByFile = (report: Report): TestRun => {
  const run: TestRun = new Map();
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(root, name).replaceAll('\\', '/');
    const { passed, skipped, failed } = run.get(file) ?? NOTHING;
    const names = (wanted: string): string[] =>
      assertionResults.filter(each => each.status === wanted).map(({ fullName }) => fullName);
    const failedNow = names('failed');
    const broken = status === 'failed' && failedNow.length === 0 ? [`${file} broke outside its tests`] : [];
    const passedNow = names('passed').length;
    run.set(file, {
      passed: passed + passedNow,
      skipped: skipped + assertionResults.length - passedNow - failedNow.length,
      failed: [...failed, ...failedNow, ...broken],
    });
  }
  return run;
};

/** Runs test files, each once, however many promises use it. */
const runTests = (files: string[]): TestRun => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-prove-'));
  const output = join(folder, 'report.json');
  spawnSync(
    'vitest',
    ['run', ...new Set(files), '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TESTS_IN_FULL: '1' },
    },
  );
  const run: TestRun = existsSync(output) ? tallyByFile(JSON.parse(readFileSync(output, 'utf8')) as Report) : new Map();
  rmSync(folder, { recursive: true });
  return run;
};

/** A promise holds when all of its files ran and nothing in them failed. */
export const judgeTests = (files: string[], run: TestRun): Verdict => {
  const tallies = files.map(file => run.get(file) ?? { ...NOTHING, failed: [`${file} did not run`] });
  const failed = tallies.flatMap(tally => tally.failed);
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  const [passed, skipped] = [sum(tally => tally.passed), sum(tally => tally.skipped)];
  const counted = `${passed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (failed.length > 0) return { state: 'broken', figure: `${counted}; failed: ${failed.join('; ')}` };
  return { state: passed > 0 ? 'held' : 'broken', figure: counted };
};

const runScript = (script: string, args: string[]): Promise<Verdict> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    createInterface(child.stdout).on('line', line => {
      if (line.trim()) said = line.trim();
      console.log(`${basename(script, '.ts')}: ${line}`);
    });
    child.once('close', code => resolve({ state: code === 0 ? 'held' : 'broken', figure: said }));
  });

type Audit = { metadata?: { vulnerabilities: Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number> } };

/** Judges the output of `npm audit --json`. */
export const judgeAudit = (said: string): Verdict => {
  const counts = readAudit(said)?.metadata?.vulnerabilities;
  if (!counts) return { state: 'unasked', figure: 'the registry in use answers no questions about holes' };
  const { low, moderate, high, critical } = counts;
  return {
    state: high + critical === 0 ? 'held' : 'broken',
    figure: `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`,
  };
};

const readAudit = (said: string): Audit | undefined => {
  try {
    return JSON.parse(said) as Audit;
  } catch {
    return undefined;
  }
};

const audit = (): Verdict =>
  judgeAudit(
    spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }).stdout,
  );

const prove = async (proof: Proof, run: TestRun): Promise<Verdict> => {
  if ('tests' in proof) return judgeTests(proof.tests, run);
  return 'script' in proof ? runScript(proof.script, proof.args ?? []) : audit();
};

/** As many as there are cores of the smallest machine that this is for. */
const AT_ONCE = 2;

/** Takes items in their order, so many at a time. */
const eachOf = async <Item>(items: Item[], atOnce: number, act: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const lane = async (): Promise<void> => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

/**
 * Proves promises: all tests first, in one run; then the scripts, two at a time; at last those that say how long
 * something takes, one after the other.
 */
export const proveAll = async (promises: Promised[]): Promise<(Promised & Verdict)[]> => {
  const files = promises.flatMap(({ proof }) => ('tests' in proof ? proof.tests : []));
  const run = files.length > 0 ? runTests(files) : new Map<string, Tally>();
  const verdicts = new Map<Promised, Verdict>();
  const proveOne = async (promised: Promised): Promise<void> => {
    verdicts.set(promised, await prove(promised.proof, run));
  };
  const isTimed = ({ proof }: Promised): boolean => 'timed' in proof;
  const [timed, others] = [promises.filter(isTimed), promises.filter(promised => !isTimed(promised))];
  await eachOf(others, AT_ONCE, proveOne);
  await eachOf(timed, 1, proveOne);
  return promises.map(promised => ({ ...promised, ...verdicts.get(promised)! }));
};
