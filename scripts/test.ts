// `npm test`: every check of the project, and a last line that counts them. `npm test -- unit rest` runs some stages,
// `npm test -- --changed [REV]` the tests that a change can affect, `npm test -- --coverage` also reports code that no
// test runs.
import { checkChanged } from './test/changed.ts';
import { endChildrenWhenInterrupted } from './test/children.ts';
import { runChains } from './test/run.ts';
import { chainsOf, STAGES } from './test/stages.ts';
import { inWords, isGreen } from './tally.ts';

const [first, ...rest] = process.argv.slice(2);
const asked = process.argv.slice(2).filter(word => word !== '--coverage');
const unknown = first === '--changed' ? undefined : asked.find(name => !STAGES.includes(name));
if (unknown) {
  console.error(`There is no stage '${unknown}': ${STAGES.join(', ')}`);
  process.exit(1);
}

/** The files of the program that tests import. Servers in separate processes are not measured. */
const coverage = process.argv.includes('--coverage') ? ['--coverage'] : [];

endChildrenWhenInterrupted();
const sum =
  first === '--changed'
    ? await checkChanged(rest[0])
    : await runChains(
        chainsOf(stage => asked.length === 0 || asked.includes(stage)),
        coverage,
      );
for (const fault of sum.faults) console.log(`\n× ${fault}`);
console.log(`\n${inWords(sum)}`);
process.exitCode = isGreen(sum) ? 0 : 1;
