import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import { checkFile } from './check.ts';
import { bytesAt, openIfThere, sourceOf, syncFolder } from './disk-file.ts';
import { SIGNATURE_BYTES, typeOf } from './image.ts';
import { checkSize, type FileKind } from './kinds.ts';
import { createParts } from './parts.ts';
import type { Disk, Received, Span, StoredFile } from './storage.ts';

const ROOM_RETRY_SECONDS = 60;

type CheckRoom = Disk['checkRoom'];

const fill = async (
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  kind: FileKind,
  checkRoom: CheckRoom,
): Promise<void> => {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    checkSize(kind, size);
    await checkRoom(chunk.length);
    await file.writeFile(chunk);
  }
};

const WEBM_SIGNATURE = '1a45dfa3';
const typeIn = (head: Uint8Array): string =>
  typeOf(head) ??
  (Buffer.from(head.subarray(0, 4)).toString('hex') === WEBM_SIGNATURE ? 'video/webm' : 'application/octet-stream');

/**
 * Uploads as files of a folder. Incomplete ones are in a folder beside them, so that a name always means a whole file.
 * @param limits `floorBytes`: what they leave of the disk to the database, its log and its backup. Files can be sent
 * again; an answer to an exam cannot.
 */
export const createDisk = (folder: string, { floorBytes }: { floorBytes: number }): Disk => {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true });
  const aPath = (): string => join(incoming, randomBytes(16).toString('hex'));

  // Asked before each piece too: many files that come at once have each found room, and a length need not be said.
  const checkRoom: CheckRoom = async bytes => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < floorBytes) throw new AppError('noRoom', ROOM_RETRY_SECONDS);
  };

  /** Makes an incoming file safe and looks into it; it is removed when that fails. */
  const accept = async (path: string, file: FileHandle, kind: FileKind): Promise<Received> => {
    const drop = (): Promise<void> => rm(path, { force: true });
    try {
      const source = await sourceOf(file);
      const facts = await checkFile(kind, source);
      await file.sync();
      await file.close();
      const keep = async (name: string): Promise<void> => {
        await rename(path, join(folder, name));
        await syncFolder(folder);
      };
      return { ...facts, bytes: source.size, keep, drop };
    } catch (error) {
      await file.close().catch(() => undefined);
      await drop();
      throw error;
    }
  };

  const receive = async (bytes: AsyncIterable<Uint8Array>, kind: FileKind): Promise<Received> => {
    const path = aPath();
    const file = await open(path, 'wx+');
    try {
      await fill(file, bytes, kind, checkRoom);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
    return accept(path, file, kind);
  };

  const parts = createParts(incoming, checkRoom);

  const openFile = async (name: string, span?: Span): Promise<StoredFile | undefined> => {
    const file = await openIfThere(join(folder, name));
    if (!file) return undefined;
    const [{ size }, head] = await Promise.all([file.stat(), bytesAt(file, 0, SIGNATURE_BYTES)]);
    return {
      type: typeIn(head),
      size: span ? span.end - span.start + 1 : size,
      bytes: Readable.toWeb(file.createReadStream({ start: 0, ...span })) as ReadableStream<Uint8Array>,
    };
  };

  const removeIfOlder = async (path: string, before: Date): Promise<void> => {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  };

  return {
    kind: 'disk',
    checkRoom,
    receive,
    arrived: parts.arrived,
    append: parts.append,
    gather: async (name, kind) => {
      // Under a name of its own: who sends the last part again finds no file, and removes none.
      const path = aPath();
      await rename(parts.pathOf(name), path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new AppError('uploadOffset') : error;
      });
      return accept(path, await open(path, 'r+'), kind);
    },
    open: openFile,
    remove: async name => {
      await rm(join(folder, name), { force: true });
      await rm(parts.pathOf(name), { force: true });
    },
    tidy: async before => {
      for (const name of await readdir(incoming)) await removeIfOlder(join(incoming, name), before);
    },
  };
};
