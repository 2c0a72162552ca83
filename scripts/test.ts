// `npm test`: every check of the project, one after the other, and a last line that counts them. `npm test -- unit`
// runs one stage alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWords, isGreen, tallyOfOne, tallyOfReport, total, type Report, type Tally } from './tally.ts';

const root = join(import.meta.dirname, '..');

// launch.mjs has put node_modules/.bin first on PATH; the shell finds the commands there on every system.
const succeeds = (command: string) => spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status === 0;

const check = (command: string) => () => tallyOfOne(succeeds(command));

const tests =
  (...projects: string[]) =>
  () => {
    const file = join(reports, `${projects[0]}.json`);
    const chosen = projects.map(project => `--project ${project}`).join(' ');
    const succeeded = succeeds(`vitest run ${chosen} --reporter=default --reporter=json --outputFile.json="${file}"`);
    return tallyOfReport(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined, succeeded);
  };

interface Stage {
  run: () => Tally;
  /** The stage without whose success this one would only repeat the failure. */
  needs?: string;
}

const stages: Record<string, Stage> = {
  typecheck: { run: check('npm run --silent typecheck') },
  lint: { run: check('npm run --silent lint') },
  types: { run: () => total([check('node scripts/types.ts && tsc -p tests/types')(), tests('types')()]) },
  unit: { run: tests('unit') },
  integration: { run: tests('integration-sqlite', 'integration-postgres') },
  build: { run: check('node scripts/build.ts') },
  rest: { run: tests('rest'), needs: 'build' },
  faults: { run: tests('faults') },
  client: { run: tests('client') },
  e2e: { run: tests('e2e'), needs: 'build' },
  binary: { run: () => total([check('node scripts/binary.ts')(), tests('binary')()]), needs: 'build' },
};

const asked = process.argv.slice(2);
const unknown = asked.find(name => !Object.hasOwn(stages, name));
if (unknown) {
  console.error(`There is no stage '${unknown}': ${Object.keys(stages).join(', ')}`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'academia-tests-'));
const tallies = new Map<string, Tally>();
for (const [name, { run, needs }] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const needed = needs && tallies.get(needs);
  const tally = needed && !isGreen(needed) ? tallyOfOne(false) : run();
  tallies.set(name, tally);
  console.log(inWords(tally));
}
rmSync(reports, { recursive: true });

const sum = total([...tallies.values()]);
console.log(`\n${inWords(sum)}`);
process.exitCode = isGreen(sum) ? 0 : 1;
