// Loaded into the academy with `--import`, beside `--expose-gc`: at SIGUSR2 it collects garbage and prints the memory
// in use as one line.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STATUS = '/proc/self/status';
/**
 * The process's own memory in bytes. On Linux without the pages of its files, such as Node itself: a system that wants
 * memory drops them when it likes, and reads them again.
 */
const ownMemory = (): number => {
  const [, own] = existsSync(STATUS) ? (/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8')) ?? []) : [];
  return own === undefined ? process.memoryUsage.rss() : Number(own) * 1_024;
};

const { gc: collect } = globalThis;
if (!collect) throw new Error('Start it with --expose-gc');

/** What a collection frees goes to V8's pool of pages, and from there to the system at one some time later. */
const POOLED_MS = 500;

process.on('SIGUSR2', async () => {
  collect();
  collect();
  await wait(POOLED_MS);
  collect();
  await wait(POOLED_MS);
  collect();
  process.stderr.write(`memory ${JSON.stringify({ own: ownMemory(), heap: process.memoryUsage().heapUsed })}\n`);
});
