import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { replacePasswordHash } from './auth.queries.ts';
import type { ChangePasswordInput } from './auth.schema.ts';
import { checkCredentials } from './credentials.service.ts';
import { isDemoAccount } from './demo-accounts.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hashPassword } from './password.ts';
import type { Device, Sessions } from './sessions.ts';
import type { Viewer } from '../../common/viewer.ts';

type Doors = { db: Db; sessions: Sessions; address: string; device?: Device; demo: boolean };

/**
 * Changes the viewer's password and ends all of their sessions. In a demo school the accounts of the sign-in buttons
 * keep their password.
 * @returns the cookie of a new session, which replaces the current one.
 * @throws AppError 400 for a wrong current password, which counts as a failed login; 403 for a demo account; 429 past
 * the login limits.
 */
export const changePassword = async (
  doors: Doors,
  { id, email }: Viewer,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<string> => {
  const { db, sessions, address, device, demo } = doors;
  if (isDemoAccount(demo, email)) throw new AppError('demoPassword');
  return oneAtATime(email, async () => {
    const user = await checkCredentials(db, address, email, currentPassword);
    if (!user) throw new AppError('wrongPassword');
    const newHash = await hashPassword(newPassword);
    return db.write(async tx => {
      // Another process can change it between the check and here.
      if (!(await replacePasswordHash(tx, id, user.passwordHash, newHash))) throw new AppError('wrongPassword');
      await record(tx, { id, address }, 'password_changed');
      return sessions.restart(tx, id, device);
    });
  });
};
