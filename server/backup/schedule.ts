import { dayOf } from '../days.ts';
import type { Backup } from './retention.ts';

/** How often it is asked whether today's backup is there. */
const EVERY_MS = 60 * 60 * 1_000;

/** Whether the day, as São Paulo counts it, has no backup yet. */
export const isDue = (backups: readonly Backup[], now: Date): boolean => !backups.some(({ madeAt }) => dayOf(madeAt) === dayOf(now));

type Schedule = { list: () => Promise<Backup[]>; make: () => Promise<void>; onTrouble: (error: unknown) => void };

/** Makes a backup a day, from an hour after the start on: a school that was just started has something better to do. @returns what ends it. */
export const startDailyBackups = ({ list, make, onTrouble }: Schedule): (() => void) => {
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    if (isDue(await list(), new Date())) await make();
  };
  const timer = setInterval(() => {
    running = running.then(run).catch(onTrouble);
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
};
