// `npm run prove [-- WORD…]`: proves the promises of docs/security.md and prints one table; with words, only the
// promises that contain one. Ends with 1 when one is broken. The full run takes a quiet machine with two cores at
// most 45 minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { allPromises } from './prove/promises.ts';
import { proveAll } from './prove/proofs.ts';
import { tableOf } from './prove/table.ts';
import { MINUTE_MS } from '../server/common/time.schema.ts';

const words = process.argv.slice(2).map(word => word.toLowerCase());
const chosen = allPromises().filter(
  ({ promise }) => words.length === 0 || words.some(word => promise.toLowerCase().includes(word)),
);
const startedAt = performance.now();
// Tests need the built pages, the server's bundle and the types for other programs.
for (const script of ['build.ts', 'build-server.ts', 'types.ts'])
  if (spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' }).status !== 0)
    throw new Error(`scripts/${script} failed`);
const proved = await proveAll(chosen);
const count = (state: string): number => proved.filter(each => each.state === state).length;

console.log(`\n${tableOf(proved)}\n`);
console.log(
  `${count('held')} held, ${count('broken')} broken, ${count('unasked')} could not be asked, ` +
    `in ${Math.round((performance.now() - startedAt) / MINUTE_MS)} min`,
);
process.exitCode = count('broken') > 0 || proved.length === 0 ? 1 : 0;
