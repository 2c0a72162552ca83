import type { Db } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, confirmUpload, releaseImage } from '../uploads/uploads.service.ts';
import { findSchool, putSchool } from './school.queries.ts';
import { DEFAULT_ACCENT, type School, type SchoolInput } from './school.schema.ts';

const UNNAMED: School = { name: null, accent: DEFAULT_ACCENT, logoUrl: null };

/** What the school is called and how it looks. */
export const readSchool = async (db: Db): Promise<School> => (await findSchool(db.read)) ?? UNNAMED;

/**
 * Gives the school another name, colour or logo, and removes the logo before.
 * @throws AppError 404 for a logo that is no upload of the viewer's, 409 when it was not sent, 403, 400, 413 or 415 as
 * uploads are refused.
 */
export const changeSchool = async (db: Db, storage: Storage, viewer: Viewer, input: SchoolInput): Promise<School> => {
  const { logoUrl } = await readSchool(db);
  if (input.logoUrl !== null && input.logoUrl !== logoUrl) await confirmUpload(db, storage, viewer, input.logoUrl);
  await db.write(async tx => {
    const before = (await findSchool(tx)) ?? UNNAMED;
    const now = new Date();
    // Another administrator's picture stays, though it is no upload of the viewer's.
    if (input.logoUrl !== null && input.logoUrl !== before.logoUrl) await claimImage(tx, viewer, input.logoUrl);
    await putSchool(tx, { ...input, updatedAt: now });
    if (before.logoUrl !== input.logoUrl) await releaseImage(tx, before.logoUrl);
    await record(tx, viewer, 'school_changed', {}, now);
  });
  // The logo is changed; what cannot be removed now is left to the next sweep.
  await removeReplaced(db, storage).catch(() => undefined);
  return readSchool(db);
};
