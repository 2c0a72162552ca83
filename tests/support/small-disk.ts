import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

// Ways for an ordinary user to give a process little room to write in.

/** A command that mounts a disk in memory over a folder, seen by what it starts alone. */
export const onSmallDisk = (folder: string, megabytes: number): string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`,
  folder,
];

/** Not every system lets its users have namespaces of their own. */
export const mayHaveSmallDisk = (folder: string): boolean => {
  const [command = '', ...args] = [...onSmallDisk(folder, 1), 'true'];
  return spawnSync(command, args).status === 0;
};

/** A folder as a process sees it that has a disk of its own. */
export const asSeenBy = (pid: number, folder: string): string => `/proc/${pid}/root${folder}`;

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Fills a disk to the last byte. @returns what makes room again. */
export const fill = (folder: string): (() => void) => {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (const bytes of [65_536, 4_096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes, 1));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
};

const BLOCK_BYTES = 512;

/** A command under which no file may grow beyond so many bytes: what POSIX gives every user. */
export const withSmallFiles = (bytes: number): string[] => [
  'sh',
  '-c',
  `ulimit -S -f ${Math.floor(bytes / BLOCK_BYTES)} && exec "$@"`,
  'sh',
];

/** Lets a process's files grow as they like again. @returns whether this system can do that to a process that runs. */
export const letGrow = (pid: number): boolean =>
  spawnSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:']).status === 0;

/** A command under which the rights of files bind everybody, also where tests are run as root. */
export const boundByRights = (): string[] =>
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
