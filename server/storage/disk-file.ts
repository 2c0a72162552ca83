import { open, type FileHandle } from 'node:fs/promises';
import type { Source } from './source.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Undefined when there is no such file. */
export const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export const bytesAt = async (file: FileHandle, start: number, length: number): Promise<Uint8Array> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
};

export const sourceOf = async (file: FileHandle): Promise<Source> => ({
  size: (await file.stat()).size,
  read: (start, end) => bytesAt(file, start, end - start),
});

/**
 * A file's name is safely on the disk only after its folder is synced. Windows cannot do this, and does not need it.
 */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};
