import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tally.ts';
import { runChains } from './run.ts';
import { chainsOf, type Step } from './stages.ts';
import { stageOf, touchedTests, type Sources } from './touched.ts';

const root = join(import.meta.dirname, '..', '..');

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(line => line !== '');
};

/** The files that differ from HEAD, or from where this branch left another revision. */
const changedSince = (revision: string | undefined): string[] => {
  const [base = 'HEAD'] = revision === undefined ? ['HEAD'] : git('merge-base', revision, 'HEAD');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
};

const sources = (): Sources =>
  new Map(
    globSync('{db,scripts,server,src,tests}/**/*.{ts,tsx}', { cwd: root }).map(file => [
      file.replaceAll('\\', '/'),
      readFileSync(join(root, file), 'utf8'),
    ]),
  );

/** What differs between the two engines. */
const OF_THE_DATABASE = /^db\/|^tests\/(integration|support)\//;

const withoutPostgres = (step: Step): Step => {
  if (!('stages' in step)) return step;
  const stages = Object.entries(step.stages).map(([stage, projects]) => [
    stage,
    projects.filter(project => project !== 'integration-postgres'),
  ]);
  return { stages: Object.fromEntries(stages) };
};

/** All tests depend on these. */
const EVERYTHING = /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/;

/** Type check, lint, and the tests that a change can affect. */
export const checkChanged = async (revision: string | undefined): Promise<Tally> => {
  const changed = changedSince(revision);
  const { tests, leftOut } = touchedTests(changed, sources());
  const existing = tests.filter(file => existsSync(join(root, file)));
  const stages = new Set(existing.map(file => stageOf(file) ?? ''));
  console.log(`${changed.length} files changed, ${existing.length} test files touched:`);
  for (const file of existing) console.log(`  ${file}`);
  const checks = chainsOf(stage => ['typecheck', 'lint'].includes(stage));
  const needed = ['e2e', 'binary'].filter(stage => stages.has(stage)).flatMap(stage => ['build', stage]);
  const onBothEngines = changed.some(file => OF_THE_DATABASE.test(file));
  const runs = chainsOf(stage => stages.has(stage) || needed.includes(stage)).map(chain =>
    chain
      .filter(step => 'stages' in step || needed.includes(step.stage))
      .map(step => (onBothEngines ? step : withoutPostgres(step))),
  );
  const tally = await runChains([...checks, ...runs], existing);
  console.log(`\nLeft out: ${leftOut} files of e2e, faults and binary, and what no import and no name leads to.`);
  if (!onBothEngines) console.log('Left out: PostgreSQL, as nothing of the database has changed.');
  if (changed.some(file => EVERYTHING.test(file))) console.log('What has changed touches everything: npm test.');
  return tally;
};
