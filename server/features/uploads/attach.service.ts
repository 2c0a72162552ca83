import type { Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { fileNameIn, nameIn } from './object-path.ts';
import { discard, findByPath, findOwn, isOffered, isShown, markUsed } from './uploads.queries.ts';

/**
 * Marks an image as used, so that it is not removed as unused. Call it inside the transaction that shows it. Addresses
 * that are not uploads (the demo's covers) pass unchanged, and so does an image of the viewer's that is already in use.
 * @throws AppError 404 when the viewer did not upload it, 409 when it was not sent yet.
 */
export const claimImage = async (tx: Tx, viewer: Viewer, imageUrl: string): Promise<void> => {
  if (fileNameIn(imageUrl)) throw new AppError('imageNotFound');
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

/**
 * Marks the film or documents of a lesson as used. Call it inside the transaction that shows them; whether the viewer
 * may show them is checked before. Other addresses pass unchanged. @throws AppError 404 for a file that is gone, 409
 * for one that was not sent yet.
 */
export const claimFiles = async (tx: Tx, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses.filter(fileNameIn)) {
    const upload = await findByPath(tx, address);
    if (!upload || upload.kind === 'image') throw new AppError('fileNotFound');
    if (!upload.receivedAt) throw new AppError('fileMissing');
    if (!upload.usedAt) await markUsed(tx, upload.id, new Date());
  }
};

/**
 * Marks the pictures of an announcement as used. Call it inside the transaction that shows them. @throws AppError 404
 * for what the viewer did not upload or is no picture for a text, 409 for what was not sent yet.
 */
export const claimPictures = async (tx: Tx, viewer: Pick<Viewer, 'id'>, addresses: readonly string[]) => {
  for (const address of addresses) {
    const upload = await findOwn(tx, viewer.id, address);
    if (upload?.kind !== 'picture') throw new AppError('imageNotFound');
    if (!upload.receivedAt) throw new AppError('uploadMissing');
    if (!upload.usedAt) await markUsed(tx, upload.id, new Date());
  }
};

/**
 * Marks what a student hands in as used. Call it inside the transaction that hands it in. @throws AppError 404 for what
 * they did not upload, 409 for what was not sent yet.
 */
export const claimWork = async (tx: Tx, viewer: Viewer, address: string): Promise<void> => {
  const upload = await findOwn(tx, viewer.id, address);
  if (!upload) throw new AppError('fileNotFound');
  if (!upload.receivedAt) throw new AppError('fileMissing');
  if (!upload.usedAt) await markUsed(tx, upload.id, new Date());
};

/** Releases previous files, of a lesson, of an announcement or handed in, like `releaseImage`. */
export const releaseFiles = async (tx: Tx, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses.filter(fileNameIn)) if (!(await isOffered(tx, address))) await discard(tx, address);
};

/** Whether the viewer uploaded the file at this address. */
export const isOwnUpload = async (read: Read, viewer: Viewer, address: string): Promise<boolean> =>
  (await findOwn(read, viewer.id, address)) !== undefined;

/** A file behind the gate by its address, once it has arrived. */
export const findStoredFile = async (read: Read, address: string) => {
  const upload = fileNameIn(address) ? await findByPath(read, address) : undefined;
  return upload?.receivedAt ? upload : undefined;
};
