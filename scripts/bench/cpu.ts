import { readFileSync } from 'node:fs';

/** The kernel counts processor time in ticks of 10 ms (`getconf CLK_TCK` is 100 wherever Node runs). */
const TICK_MS = 10;

/** The processor time that a process has used so far, user and system, of all its threads, in milliseconds. Linux only. */
export const cpuOf = (pid: number): number => {
  // The second field is the command's name in parentheses, which may contain spaces (proc(5)).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
