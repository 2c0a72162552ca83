import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;
const UTIME = 11;
const STIME = 12;

/** What a process has used so far, user and system, in all its threads, in milliseconds. */
export const processorTimeOf = (pid: number): number => {
  if (process.platform !== 'linux') return fromPs(pid);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[UTIME]) + Number(fields[STIME])) * TICK_MS;
};

/** From `[[dd-]hh:]mm:ss[.cc]`. */
const fromPs = (pid: number): number => {
  const [, days = '0', clock = ''] =
    /^(?:(\d+)-)?([\d:.]+)$/.exec(
      execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
    ) ?? [];
  return 1_000 * clock.split(':').reduce((seconds, part) => 60 * seconds + Number(part), Number(days) * 24);
};
