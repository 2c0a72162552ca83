import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import type { Disk } from './storage.ts';

type Parts = Pick<Disk, 'arrived' | 'append'> & { pathOf: (name: string) => string };

/** Files that come in parts, one after the other. The file itself says how much of it has arrived. */
export const createParts = (folder: string, checkRoom: Disk['checkRoom']): Parts => {
  const pathOf = (name: string): string => join(folder, `${name}.part`);
  const arrived = async (name: string): Promise<number> => (await stat(pathOf(name)).catch(() => undefined))?.size ?? 0;

  /** Two senders of one file would mix their bytes. */
  const busy = new Set<string>();

  const write = async (
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    offset: number,
    size: number,
  ): Promise<number> => {
    if ((await arrived(name)) !== offset) throw new AppError('uploadOffset');
    const file = await open(pathOf(name), 'a');
    let end = offset;
    try {
      for await (const chunk of bytes) {
        if (end + chunk.length > size) throw new AppError('badRequest');
        await checkRoom(chunk.length);
        await file.writeFile(chunk);
        end += chunk.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return end;
  };

  return {
    pathOf,
    arrived,
    append: async (name, bytes, { offset, size }) => {
      if (busy.has(name)) throw new AppError('uploadOffset');
      busy.add(name);
      try {
        return await write(name, bytes, offset, size);
      } finally {
        busy.delete(name);
      }
    },
  };
};
