import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time that a process has used, in milliseconds, of all its threads. Linux counts it to the nanosecond. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;

const QUIET_MS = 500;
const ALMOST_NOTHING_MS = 15;

/** Waits until a process that was just started has done what it does beside its requests. */
export const untilQuiet = async (pid: number): Promise<void> => {
  for (let before = -Infinity, now = cpuOf(pid); now - before > ALMOST_NOTHING_MS; [before, now] = [now, cpuOf(pid)])
    await new Promise(resolve => setTimeout(resolve, QUIET_MS));
};
