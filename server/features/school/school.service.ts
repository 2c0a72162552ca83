import type { Db } from '../../../db/client.ts';
import type { Storage } from '../../storage/storage.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { removeReplaced } from '../uploads/sweep.service.ts';
import { claimImage, releaseImage } from '../uploads/attach.service.ts';
import { confirmUpload } from '../uploads/uploads.service.ts';
import { findSchool, putSchool } from './school.queries.ts';
import { DEFAULT_ACCENT, DEFAULT_REGISTRATION, type School, type SchoolInput } from './school.schema.ts';

const UNNAMED: School = {
  name: null,
  accent: DEFAULT_ACCENT,
  logoUrl: null,
  registration: DEFAULT_REGISTRATION,
  phrases: true,
  watching: false,
  purchaseApproval: false,
  asksConsent: false,
};

/** The school's name and look. */
export const readSchool = async (db: Db): Promise<School> => (await findSchool(db.read)) ?? UNNAMED;

/**
 * Changes the school's name, colour, logo and rules, and removes the previous logo.
 * @throws AppError 404 for a logo that the viewer did not upload, 409 when no file was sent, 403, 400, 413 or 415 as
 * for uploads.
 */
export const changeSchool = async (db: Db, storage: Storage, viewer: Viewer, input: SchoolInput): Promise<School> => {
  const { logoUrl } = await readSchool(db);
  if (input.logoUrl !== null && input.logoUrl !== logoUrl) await confirmUpload(db, storage, viewer, input.logoUrl);
  await db.write(async tx => {
    const before = (await findSchool(tx)) ?? UNNAMED;
    const now = new Date();
    // Another administrator's picture can stay, though the viewer did not upload it.
    if (input.logoUrl !== null && input.logoUrl !== before.logoUrl) await claimImage(tx, viewer, input.logoUrl);
    await putSchool(tx, { ...input, updatedAt: now });
    if (before.logoUrl !== input.logoUrl) await releaseImage(tx, before.logoUrl);
    await record(tx, viewer, 'school_changed', {}, now);
    if (input.registration !== undefined && input.registration !== before.registration)
      await record(tx, viewer, input.registration === 'open' ? 'signup_opened' : 'signup_closed', {}, now);
  });
  // The logo has changed; a file that cannot be removed now is left to the next sweep.
  await removeReplaced(db, storage).catch(() => undefined);
  return readSchool(db);
};
