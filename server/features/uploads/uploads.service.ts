import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Viewer } from '../../common/viewer.ts';
import { nameIn, newName, pathOf } from './object-path.ts';
import {
  countUnused,
  discard,
  discardUnusedBy,
  findByToken,
  findOwn,
  insertUpload,
  isShown,
  markReceived,
  markUsed,
} from './uploads.queries.ts';
import type { NewUpload } from './uploads.schema.ts';
import { HOUR_MS } from '../../common/time.schema.ts';

const ADDRESS_SECONDS = 10 * 60;
/** Extra time for an upload that began before its address expired. */
export const GRACE_MS = HOUR_MS;
/**
 * The most unused images of one user, at 5 MB each. A professor can be preparing several courses; everybody needs one
 * for a profile picture.
 */
const MAX_UNUSED: Record<Viewer['role'], number> = { student: 10, professor: 40, admin: 40 };

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The address to which a browser sends an image on the academy's own server. */
export const incomingPath = (secret: string): string => `/objects/incoming/${secret}`;

/**
 * Creates an address that takes one image, once, within ten minutes. @throws AppError 429 when the user has too many
 * unused images.
 */
export const issueUpload = async (db: Db, storage: Storage, viewer: Viewer): Promise<NewUpload> => {
  const name = newName();
  const secret = randomBytes(32).toString('base64url');
  const objectPath = pathOf(name);
  const uploadURL = storage.kind === 'bucket' ? await storage.addressFor(name, ADDRESS_SECONDS) : incomingPath(secret);
  await db.write(async tx => {
    if ((await countUnused(tx, viewer.id)) >= MAX_UNUSED[viewer.role])
      throw new AppError('tooManyUploads', ADDRESS_SECONDS);
    await insertUpload(tx, {
      userId: viewer.id,
      objectPath,
      tokenHash: hashOf(secret),
      expiresAt: new Date(Date.now() + ADDRESS_SECONDS * 1_000),
    });
  });
  return { uploadURL, objectPath };
};

const takeAddress = (db: Db, id: number): Promise<boolean> => {
  const now = Date.now();
  return db.write(tx => markReceived(tx, id, new Date(now), new Date(now - GRACE_MS)));
};

/**
 * Receives the bytes sent to an address of the academy's own. Of several uploads at once the first to finish is kept; a
 * failed one can be tried again.
 * @throws AppError 404 for an unknown address, 403 for an expired one, 409 for a used one, 400, 413 or 415 for a file
 * that is not an accepted image.
 */
export const receiveUpload = async (
  db: Db,
  storage: Storage,
  secret: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const upload = await findByToken(db.read, hashOf(secret));
  if (!upload || storage.kind !== 'disk') throw new AppError('notFound');
  if (upload.receivedAt) throw new AppError('uploadUsed');
  if (upload.expiresAt.getTime() <= Date.now()) throw new AppError('uploadExpired');
  const received = await storage.receive(bytes);
  try {
    if (!(await takeAddress(db, upload.id))) throw new AppError('uploadUsed');
  } catch (error) {
    await received.drop();
    throw error;
  }
  try {
    await received.keep(nameIn(upload.objectPath) ?? '');
  } catch (error) {
    await db.write(tx => discard(tx, upload.objectPath));
    await received.drop();
    throw error;
  }
};

/**
 * Confirms that the viewer's image has arrived; an image sent to a bucket is checked here. Call it before the
 * transaction that shows the image.
 * @throws AppError 404 for an image that the viewer did not upload, 409 when no file was sent, 403 when it came too
 * late, 400, 413 or 415 for a file that is not an accepted image.
 */
export const confirmUpload = async (db: Db, storage: Storage, viewer: Viewer, objectPath: string): Promise<void> => {
  const name = nameIn(objectPath);
  const upload = name && (await findOwn(db.read, viewer.id, objectPath));
  if (!upload) throw new AppError('imageNotFound');
  if (upload.receivedAt) return;
  if (upload.expiresAt.getTime() + GRACE_MS <= Date.now()) throw new AppError('uploadExpired');
  if (storage.kind === 'disk') throw new AppError('uploadMissing');
  await storage.collect(name);
  await takeAddress(db, upload.id);
};

/** Discards a user's unused uploads. Call it inside a transaction. */
export const discardUnusedOf = (tx: Tx, userId: number): Promise<void> => discardUnusedBy(tx, userId);

/**
 * Marks an image as used, so that it is not removed as unused. Call it inside the transaction that shows it. Addresses
 * that are not uploads (a film's poster, another site's picture) pass unchanged, and so does an image of the viewer's
 * that is already in use.
 * @throws AppError 404 when the viewer did not upload it, 409 when it was not sent yet.
 */
export const claimImage = async (tx: Tx, viewer: Viewer, imageUrl: string): Promise<void> => {
  if (!nameIn(imageUrl)) return;
  const upload = await findOwn(tx, viewer.id, imageUrl);
  if (!upload) throw new AppError('imageNotFound');
  if (!upload.receivedAt) throw new AppError('uploadMissing');
  if (!upload.usedAt) await markUsed(tx, upload.id, new Date());
};

/**
 * Releases the previous image, inside the same transaction, after the row has changed. If nothing else shows it (a copy
 * of the course can), the next sweep removes it. Addresses that are not uploads pass unchanged.
 */
export const releaseImage = async (tx: Tx, imageUrl: string | null): Promise<void> => {
  if (imageUrl && nameIn(imageUrl) && !(await isShown(tx, imageUrl))) await discard(tx, imageUrl);
};
