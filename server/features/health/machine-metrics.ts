import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MINUTE_MS } from '../../common/time.schema.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')) as {
  version: string;
};
const NANOSECONDS_PER_MS = 1_000_000;
/** Milliseconds between two looks at the event loop; what it is late beyond them is its delay. */
const RESOLUTION_MS = 20;
/** A reading is of about the last minute, so that an old hitch worries nobody today. */
const WINDOW_MS = MINUTE_MS;

/** What the process and the machine below it say of themselves. Bytes, seconds and milliseconds. */
export type MachineFacts = {
  version: string;
  uptimeSeconds: number;
  memory: { process: number; free: number; total: number };
  /** How late the event loop was in 99 of 100 looks, at most. */
  loopDelayMs: number;
  /** Free on the disk of the data folder; null where no folder was named. */
  freeDisk: number | null;
};
export type Machine = { read: () => Promise<MachineFacts> };

/** @param folder the data folder. */
export const createMachine = (folder: string | undefined): Machine => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let since = performance.now();
  const lateness = (): number => {
    const late = Math.max(0, delay.percentile(99) / NANOSECONDS_PER_MS - RESOLUTION_MS);
    if (performance.now() - since > WINDOW_MS) {
      delay.reset();
      since = performance.now();
    }
    return Math.round(late);
  };
  const freeDisk = async (): Promise<number | null> => {
    if (folder === undefined) return null;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    read: async () => ({
      version,
      uptimeSeconds: Math.floor(process.uptime()),
      memory: { process: process.memoryUsage.rss(), free: freemem(), total: totalmem() },
      loopDelayMs: lateness(),
      freeDisk: await freeDisk(),
    }),
  };
};
