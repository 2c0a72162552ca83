// Loaded into the academy with `--import`: at SIGUSR2 it collects garbage and prints the memory in use as one line.
import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// Many collections make V8 discard the bytecode of idle functions, and the memory would go up and down.
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc') as () => void;

const STATUS = '/proc/self/status';
/**
 * The process's own memory in bytes. On Linux without the pages of its files, such as Node itself: a system that wants
 * memory drops them when it likes, and reads them again.
 */
const ownMemory = (): number => {
  const [, own] = existsSync(STATUS) ? (/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? []) : [];
  return own === undefined ? process.memoryUsage.rss() : Number(own) * 1_024;
};

process.on('SIGUSR2', () => {
  collect();
  collect();
  process.stderr.write(`memory ${JSON.stringify({ own: ownMemory(), heap: process.memoryUsage().heapUsed })}\n`);
});
