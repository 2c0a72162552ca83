import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../auth/auth.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { toUser } from '../auth/user.ts';
import { updateProfile } from './profile.queries.ts';
import type { ProfileForm } from './profile.schema.ts';

/** An empty text clears a field; a missing one leaves it unchanged. */
const cleared = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;

/** @throws AppError 403 for a child who changes the name, and for all but administrators who want to teach too. */
export const saveProfile = async (db: Db, viewer: Viewer, form: ProfileForm): Promise<User> => {
  const { fullName, phone, bio, location, dateOfBirth, alsoTeaches } = form;
  if (alsoTeaches !== undefined && viewer.role !== 'admin') throw new AppError('accessDenied');
  // The professor knows the children of a class by their names.
  if (viewer.email === null && fullName !== viewer.fullName) throw new AppError('childKeepsName');
  const changes = {
    fullName,
    phone: cleared(phone),
    bio: cleared(bio),
    location: cleared(location),
    dateOfBirth: cleared(dateOfBirth),
    alsoTeaches,
  };
  return toUser(await db.write(tx => updateProfile(tx, viewer.id, changes)));
};
