import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWords, isGreen, tallyOfOne, tallyOfReport, total, type Report, type Tally } from '../tally.ts';
import { succeeds } from './children.ts';
import { NEEDS, type Step, type TestRun } from './stages.ts';
import { workingFolder } from './working-folder.ts';

const root = join(import.meta.dirname, '..', '..');

const quoted = (words: string[]): string => words.map(word => JSON.stringify(word)).join(' ');

/** Runs projects of vitest. @param more further arguments, such as files. */
const runTests = async ({ stages }: TestRun, more: string[]): Promise<Tally> => {
  const folder = workingFolder();
  const file = join(folder, 'report.json');
  try {
    const projects = Object.values(stages).flatMap(names => names.map(name => `--project=${name}`));
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const [name = ''] = Object.keys(stages);
    // Two runs at once would delete each other's report.
    const covering = more.includes('--coverage') ? [`--coverage.reportsDirectory=${join(root, 'coverage', name)}`] : [];
    const command = `vitest run ${quoted([...projects, ...reporting, ...covering, ...more])}`;
    const succeeded = await succeeds(name, command, { TMPDIR: folder });
    return tallyOfReport(
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined,
      succeeded,
      name,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1_000)} s`;

/**
 * Runs the chains in parallel, and the steps of each one in sequence.
 * @param more further arguments for vitest, such as files.
 */
export const runChains = async (chains: Step[][], more: string[]): Promise<Tally> => {
  const tallies = new Map<string, Tally>();
  const hasFailed = (stage: string): boolean => {
    const needed = tallies.get(NEEDS[stage] ?? '');
    return needed !== undefined && !isGreen(needed);
  };
  const run = async (step: Step): Promise<Tally> => {
    if ('stage' in step)
      return tallyOfOne(!hasFailed(step.stage) && (await succeeds(step.stage, step.command)), step.stage);
    const [failing, able] = [true, false].map(isFailing =>
      Object.entries(step.stages).filter(([stage]) => hasFailed(stage) === isFailing),
    ) as [[string, string[]][], [string, string[]][]];
    const unable = failing.map(([stage]) => tallyOfOne(false, `${stage} could not run: ${NEEDS[stage]} failed`));
    return total(able.length > 0 ? [...unable, await runTests({ stages: Object.fromEntries(able) }, more)] : unable);
  };
  const runChain = async (chain: Step[]): Promise<void> => {
    for (const step of chain) {
      const name = 'stage' in step ? step.stage : Object.keys(step.stages).join(', ');
      const startedAt = performance.now();
      const tally = await run(step);
      tallies.set(tallies.has(name) ? `${name} (tests)` : name, tally);
      console.log(`── ${name}: ${inWords(tally)}, in ${seconds(startedAt)}`);
    }
  };
  await Promise.all(chains.map(runChain));
  return total([...tallies.values()]);
};
