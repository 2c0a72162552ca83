// `npm test`: every check of the project, and a last line that counts them. `npm test -- unit rest` runs some stages,
// `npm test -- --changed [REV]` what a change can have touched, `npm test -- --coverage` also tells what no test runs.
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

/** What the tests import of the program. Servers in processes of their own are not seen. */
const coverage = process.argv.includes('--coverage') ? ['--coverage'] : [];

endChildrenWhenInterrupted();
const sum =
  first === '--changed'
    ? await checkChanged(rest[0])
    : await runChains(
        chainsOf(stage => asked.length === 0 || asked.includes(stage)),
        coverage,
      );
console.log(`\n${inWords(sum)}`);
process.exitCode = isGreen(sum) ? 0 : 1;
