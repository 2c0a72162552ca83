// Given to the academy with `--import`: at SIGUSR2 it tidies its memory and says how much is left, as a line of its
// own.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// So many collections make functions that rest look forgotten, and their code would come and go.
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  process.stderr.write(`memory ${JSON.stringify({ rss, heap: heapUsed })}\n`);
});
