import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import type { Config } from '../../config.ts';
import { prepareFiles } from '../../executable-files.ts';

/**
 * Runs `work` with the files that the single executable unpacks. Without a data folder they go to a temporary one: a
 * check must not create the data folder.
 */
export const withFiles = async (
  { dataFolder }: Pick<Config, 'dataFolder'>,
  work: () => Promise<void>,
): Promise<void> => {
  if (!isSea() || existsSync(dataFolder)) {
    prepareFiles(dataFolder);
    return work();
  }
  const meanwhile = await mkdtemp(join(tmpdir(), 'academia-'));
  try {
    prepareFiles(meanwhile);
    await work();
  } finally {
    // Windows does not remove a library while a process has it loaded, and this process has.
    await rm(meanwhile, { recursive: true, force: true }).catch(() => undefined);
  }
};
