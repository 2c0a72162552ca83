import type { Db, Tx } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import type { User } from '../auth/auth.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { toUser } from '../auth/user.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, releaseImage } from '../uploads/attach.service.ts';
import { confirmUpload } from '../uploads/uploads.service.ts';
import { findAvatar, updateAvatar } from './profile.queries.ts';

/** Shows another picture, or none, and releases the previous one. Call it inside a transaction. */
const changeAvatar = async (tx: Tx, viewer: Viewer, avatarUrl: string | null): Promise<User> => {
  const before = await findAvatar(tx, viewer.id);
  const user = toUser(await updateAvatar(tx, viewer.id, avatarUrl));
  if (before !== avatarUrl) await releaseImage(tx, before);
  return user;
};

/** The picture has changed; a file that cannot be removed now is left to the next sweep. */
const removeBefore = (db: Db, storage: Storage): Promise<void> => removeReplaced(db, storage).catch(() => undefined);

/**
 * Shows the viewer's uploaded image as their picture, and removes the previous one.
 * @throws AppError 404 for an image that the viewer did not upload, 409 when no file was sent, 403 when it came too
 * late, 400, 413 or 415 for a file that is not an accepted image.
 */
export const setAvatar = async (db: Db, storage: Storage, viewer: Viewer, imageUrl: string): Promise<User> => {
  await confirmUpload(db, storage, viewer, imageUrl);
  const user = await db.write(async tx => {
    await claimImage(tx, viewer, imageUrl);
    return changeAvatar(tx, viewer, imageUrl);
  });
  await removeBefore(db, storage);
  return user;
};

/** Shows the viewer's initials again. */
export const removeAvatar = async (db: Db, storage: Storage, viewer: Viewer): Promise<User> => {
  const user = await db.write(tx => changeAvatar(tx, viewer, null));
  await removeBefore(db, storage);
  return user;
};
