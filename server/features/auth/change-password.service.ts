import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { replacePasswordHash, revokeTokens } from './auth.queries.ts';
import type { ChangePasswordInput } from './auth.schema.ts';
import { requirePassword } from './credentials.service.ts';
import { isDemoAccount } from './demo-accounts.ts';
import { hashNewPassword } from './new-password.service.ts';
import type { Sessions } from './sessions.ts';
import type { Viewer } from '../../common/viewer.ts';

type Doors = {
  db: Db;
  sessions: Sessions;
  /** The session in which it is asked for. */
  sessionId: string;
  address: string;
  userAgent?: string | undefined;
  cookies?: string | undefined;
  demo: boolean;
};

/**
 * Changes the viewer's password, ends all of their sessions and revokes their access tokens, except those that they
 * keep. In a demo school the accounts of the sign-in buttons keep their password.
 * @returns the cookie of a new session, which replaces the current one, and the one by which the browser is known.
 * @throws AppError 400 for a wrong current password; 403 for a demo account; 429 past the limit of this session.
 */
export const changePassword = async (
  { db, sessions, sessionId, address, userAgent, cookies, demo }: Doors,
  viewer: Viewer,
  { currentPassword, newPassword, keepTokens }: ChangePasswordInput,
): Promise<{ cookie: string; browserCookie: string }> => {
  const { id, email } = viewer;
  if (isDemoAccount(demo, email)) throw new AppError('demoPassword');
  const user = await requirePassword(db, { viewer, sessionId }, currentPassword);
  const passwordHash = await hashNewPassword(newPassword);
  return db.write(async tx => {
    const now = new Date();
    // Another request can change it between the check and here.
    if (!(await replacePasswordHash(tx, id, user.passwordHash, passwordHash))) throw new AppError('wrongPassword');
    await record(tx, { id, address }, 'password_changed', {}, now);
    // A token that a thief made with a stolen session would outlive the password otherwise.
    for (const name of await revokeTokens(tx, id, now, keepTokens))
      await record(tx, { id, address }, 'token_revoked', { detail: name }, now);
    return {
      cookie: await sessions.restart(tx, id, userAgent),
      browserCookie: sessions.browserCookie(sessions.browserIn(cookies), { id, passwordHash }),
    };
  });
};
