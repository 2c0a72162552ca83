// Loaded into the academy with `--import`: at SIGUSR2 it collects garbage and prints the memory in use as one line.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// Many collections make V8 discard the bytecode of idle functions, and the memory would go up and down.
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  process.stderr.write(`memory ${JSON.stringify({ rss, heap: heapUsed })}\n`);
});
