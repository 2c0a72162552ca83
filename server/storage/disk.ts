import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import { checkImage, HEAD_BYTES, MAX_IMAGE_BYTES, SIGNATURE_BYTES, typeOf } from './image.ts';
import type { Disk, Received, StoredImage } from './storage.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const headOf = async (file: FileHandle, bytes: number): Promise<Uint8Array> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
  return buffer.subarray(0, bytesRead);
};

const fill = async (file: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_IMAGE_BYTES) throw new AppError('imageTooLarge');
    await file.writeFile(chunk);
  }
};

/**
 * A file's name is safely on the disk only after its folder is synced. Windows cannot do this, and does not need it.
 */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/**
 * Images as files of a folder. Incomplete uploads are in a folder beside them, so that a name always means a whole
 * image.
 */
export const createDisk = (folder: string): Disk => {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true });

  const receive = async (bytes: AsyncIterable<Uint8Array>): Promise<Received> => {
    const path = join(incoming, randomBytes(16).toString('hex'));
    const drop = (): Promise<void> => rm(path, { force: true });
    const file = await open(path, 'wx+');
    try {
      await fill(file, bytes);
      checkImage(await headOf(file, HEAD_BYTES));
      await file.sync();
      await file.close();
    } catch (error) {
      await file.close().catch(() => undefined);
      await drop();
      throw error;
    }
    const keep = async (name: string): Promise<void> => {
      await rename(path, join(folder, name));
      await syncFolder(folder);
    };
    return { keep, drop };
  };

  const openImage = async (name: string): Promise<StoredImage | undefined> => {
    const file = await open(join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!file) return undefined;
    const [{ size }, head] = await Promise.all([file.stat(), headOf(file, SIGNATURE_BYTES)]);
    const type = typeOf(head);
    if (type)
      return { type, size, bytes: Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array> };
    await file.close();
    return undefined;
  };

  const removeIfOlder = async (path: string, before: Date): Promise<void> => {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  };

  return {
    kind: 'disk',
    receive,
    open: openImage,
    remove: name => rm(join(folder, name), { force: true }),
    tidy: async before => {
      for (const name of await readdir(incoming)) await removeIfOlder(join(incoming, name), before);
    },
  };
};
