import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { uploadNameIn } from './object-path.ts';
import { getAddress, keepReceived } from './uploads.service.ts';

/** How far an upload has come, in bytes. */
export type Standing = { offset: number; size: number };

/** @throws AppError 404 for an unknown address, 403 for an expired one, 409 for one that has its file. */
export const standingOf = async (db: Db, storage: Storage, secret: string): Promise<Standing> => {
  const { objectPath, bytes } = await getAddress(db, storage, secret);
  if (storage.kind !== 'disk') throw new AppError('notFound');
  return { offset: await storage.arrived(uploadNameIn(objectPath)), size: bytes };
};

/**
 * Takes the next part of a file; after the last one the file is checked and kept. A part that breaks off is kept as far
 * as it came.
 * @throws AppError like `standingOf`, 409 at another offset than the file's end, 413 or 415 for a file that is not of
 * its kind: then it begins again. 503 when the disk is nearly full.
 */
export const receivePart = async (
  db: Db,
  storage: Storage,
  secret: string,
  part: { offset: number; bytes: AsyncIterable<Uint8Array> },
): Promise<Standing> => {
  const upload = await getAddress(db, storage, secret);
  // An image has no announced size, so it comes at once.
  if (storage.kind !== 'disk' || upload.kind === 'image') throw new AppError('notFound');
  const name = uploadNameIn(upload.objectPath);
  const size = upload.bytes;
  await storage.checkRoom(size - part.offset);
  const offset = await storage.append(name, part.bytes, { offset: part.offset, size });
  if (offset === size) await keepReceived(db, upload, await storage.gather(name, upload.kind));
  return { offset, size };
};
