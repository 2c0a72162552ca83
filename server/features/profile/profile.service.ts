import type { Db } from '../../../db/client.ts';
import type { User } from '../auth/auth.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { toUser } from '../auth/user.ts';
import { updateProfile } from './profile.queries.ts';
import type { ProfileForm } from './profile.schema.ts';

/** An empty text clears a field; a missing one leaves it unchanged. */
const cleared = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;

export const saveProfile = async (db: Db, viewer: Viewer, form: ProfileForm): Promise<User> => {
  const { fullName, phone, bio, location, dateOfBirth } = form;
  const changes = {
    fullName,
    phone: cleared(phone),
    bio: cleared(bio),
    location: cleared(location),
    dateOfBirth: cleared(dateOfBirth),
  };
  return toUser(await db.write(tx => updateProfile(tx, viewer.id, changes)));
};
