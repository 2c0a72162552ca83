import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The databases of a run take about two. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/** Some systems let no program be started from there, and tests start some. */
const isForPrograms = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some(line => {
      const [, folder, , options = ''] = line.split(' ');
      return folder === MEMORY && !options.split(',').includes('noexec');
    });

const hasRoom = (): boolean => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES && process.availableMemory() > ENOUGH_BYTES;
};

/**
 * A folder for all that a run of tests writes: in memory where there is plenty, else on the disk. A school waits for
 * the disk at every commit, tens of thousands of times in a run; what a test stops is a process, never the machine, so
 * memory keeps as much. @returns its path; whoever asks removes it.
 */
export const workingFolder = (): string => {
  const isInMemory = process.platform === 'linux' && existsSync(MEMORY) && isForPrograms() && hasRoom();
  const folder = mkdtempSync(join(isInMemory ? MEMORY : tmpdir(), 'academia-tests-'));
  // A server of PostgreSQL that root starts runs as another user.
  chmodSync(folder, 0o755);
  return folder;
};
