import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const byProc = (pid: number): string => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');

const byPs = (pid: number): string =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === pid)
    .map(([child]) => child)
    .join(' ');

/**
 * The processes that this one has started and that run still. Not every Linux has a `ps`, and nothing else has `/proc`.
 */
export const childrenOf = (pid: number): number[] => {
  const listed = existsSync(`/proc/${pid}/task/${pid}/children`) ? byProc(pid) : byPs(pid);
  return listed.trim().split(/\s+/).filter(Boolean).map(Number);
};

export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
