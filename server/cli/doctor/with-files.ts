import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import type { Config } from '../../config.ts';
import { prepareFiles } from '../../executable-files.ts';

/**
 * Lets `work` find what the single executable unpacks. Where the data folder is not there yet, that lies in a temporary
 * one meanwhile: whoever only looks makes no data folder.
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
    // Windows lets nobody remove a library that a process has loaded, and this one is still here.
    await rm(meanwhile, { recursive: true, force: true }).catch(() => undefined);
  }
};
