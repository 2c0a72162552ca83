import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { User } from '../auth/auth.schema.ts';
import { addAccount } from '../auth/accounts.service.ts';
import { hashNewPassword } from '../auth/new-password.service.ts';
import type { Sessions } from '../auth/sessions.ts';
import { toUser } from '../auth/user.ts';
import { hasAdmin } from '../users/command-line.service.ts';
import { addStartLink, dropStartLinks, isStartLinkGood, putSchool } from './school.queries.ts';
import type { BeginInput } from './school.schema.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';

/** How long the link of a first start is valid. */
export const START_MINUTES = 30;
const SECRET_BYTES = 32;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether the school still has no administrator. */
export const isOpen = async (db: Db): Promise<boolean> => !(await hasAdmin(db.read));

/**
 * The path of a link that lets the first administrator in, valid once and for START_MINUTES; none where the school has
 * an administrator.
 */
export const makeStartLink = async (db: Db, now = new Date()): Promise<string | undefined> => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return db.write(async tx => {
    if (await hasAdmin(tx)) return undefined;
    await addStartLink(
      tx,
      { hash: hashOf(secret), expiresAt: new Date(now.getTime() + START_MINUTES * MINUTE_MS), createdAt: now },
      now,
    );
    // After the #, where no server and no proxy logs it.
    return `/comecar#${secret}`;
  });
};

type Doors = {
  db: Db;
  sessions: Sessions;
  address: string;
  userAgent?: string | undefined;
  cookies?: string | undefined;
};

/**
 * Creates the first administrator, names the school, and signs in. All links are invalid afterwards.
 * @throws AppError 404 for an unknown or expired link, 409 when the school has an administrator, or the email or
 * username is taken.
 */
export const begin = async (
  { db, sessions, address, userAgent, cookies }: Doors,
  { secret, password, schoolName, accent, ...account }: BeginInput,
): Promise<{ user: User; cookie: string; browserCookie: string }> => {
  const hash = hashOf(secret);
  // Checked before the password is hashed, which is slow. The first to finish deletes all links, so the reason is
  // looked up only for a bad link.
  if (!(await isStartLinkGood(db.read, hash, new Date())))
    throw new AppError((await isOpen(db)) ? 'startLinkInvalid' : 'alreadyBegun');
  const passwordHash = await hashNewPassword(password);
  return db.write(async tx => {
    const now = new Date();
    if (await hasAdmin(tx)) throw new AppError('alreadyBegun');
    if (!(await isStartLinkGood(tx, hash, now))) throw new AppError('startLinkInvalid');
    const user = await addAccount(tx, { ...account, passwordHash, role: 'admin' });
    await putSchool(tx, { name: schoolName, accent, logoUrl: null, updatedAt: now });
    await dropStartLinks(tx);
    await record(tx, { id: user.id, address }, 'signed_up', { detail: user.role }, now);
    const browserCookie = sessions.browserCookie(sessions.browserIn(cookies), user);
    return { user: toUser(user), cookie: await sessions.begin(tx, user.id, userAgent), browserCookie };
  });
};
