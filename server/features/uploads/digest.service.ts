import { createHash } from 'node:crypto';
import type { Db, Read } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { uploadNameIn } from './object-path.ts';
import { findByDigests, findByPath, setDigest, type UploadRow } from './uploads.queries.ts';

/** An upload of any kind by its address, once it has arrived; undefined for any other address. */
export const findStoredUpload = async (read: Read, address: string): Promise<UploadRow | undefined> => {
  const upload = uploadNameIn(address) === '' ? undefined : await findByPath(read, address);
  return upload?.receivedAt ? upload : undefined;
};

/** The uploads that hold these bytes, as far as a digest was asked for them before; the oldest first. */
export const findSameBytes = (read: Read, digests: readonly string[]): Promise<UploadRow[]> =>
  findByDigests(read, digests);

/**
 * The SHA-256 of an upload's bytes, in hexadecimal: read piece by piece the first time, and kept. Undefined where the
 * file is not in the storage.
 */
export const digestOf = async (db: Db, storage: Storage, upload: UploadRow): Promise<string | undefined> => {
  if (upload.digest !== null) return upload.digest;
  const file = await storage.open(uploadNameIn(upload.objectPath));
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const piece of file.bytes) hash.update(piece);
  const digest = hash.digest('hex');
  await db.write(tx => setDigest(tx, upload.id, digest));
  return digest;
};
