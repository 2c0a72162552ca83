import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { listBackups } from '../../backup/backup.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')) as {
  version: string;
};
const NANOSECONDS_PER_MS = 1_000_000;
/** Milliseconds between two samples of the event loop; any extra time is its delay. */
const RESOLUTION_MS = 20;
/** A reading covers about the last minute, so that an old delay worries nobody later. */
const WINDOW_MS = MINUTE_MS;

/** Figures of the process and its machine. Bytes, seconds and milliseconds. */
export type MachineFacts = {
  version: string;
  uptimeSeconds: number;
  memory: { process: number; free: number; total: number };
  /** 99th percentile of the event loop's delay. */
  loopDelayMs: number;
  /** Free bytes on the disk of the data folder; null without a folder. */
  freeDisk: number | null;
  /** When the newest automatic backup was made; null where there is none. */
  lastBackup: Date | null;
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
      lastBackup: folder === undefined ? null : ((await listBackups(folder))[0]?.madeAt ?? null),
    }),
  };
};
