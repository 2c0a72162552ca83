import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { countedAs } from '../../network.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAdmins } from '../notifications/notifications.service.ts';
import { addAccount, keyOf, refuseLookAlikeEmail } from './accounts.service.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { consentOf } from './consent.ts';
import { findCredentials, findSignupRules, insertConsent } from './auth.queries.ts';
import type { LoginInput, RegisterInput, User } from './auth.schema.ts';
import { checkCredentials } from './credentials.service.ts';
import { hashNewPassword } from './new-password.service.ts';
import type { Sessions } from './sessions.ts';
import type { Viewer } from '../../common/viewer.ts';
import { toUser } from './user.ts';

type Doors = {
  db: Db;
  sessions: Sessions;
  address: string;
  userAgent?: string | undefined;
  cookies?: string | undefined;
};
type Signup = { professorSignup: 'open' | 'approval' };
/** A user who has just signed in, the cookie of the new session, and the one by which the browser is known. */
type Entry = { user: User; cookie: string; browserCookie: string };

/**
 * @throws AppError 401 for a wrong password and for an unknown email, after the same work; 403 for the right password
 * of a deactivated account; 429 past the limits.
 */
export const login = async (
  { db, sessions, address, userAgent, cookies }: Doors,
  { email, password }: LoginInput,
): Promise<Entry> => {
  const account = keyOf(email);
  const browser = sessions.browserIn(cookies);
  const user = await checkCredentials(db, { address, browser }, account, password);
  if (!user) {
    await noteFailure(db, address, account);
    throw new AppError('wrongCredentials');
  }
  if (user.deactivatedAt !== null) {
    await db.write(tx =>
      record(tx, { id: null, address }, 'sign_in_failed', { subjectId: user.id, detail: 'conta desativada' }),
    );
    throw new AppError('accountDeactivated');
  }
  const cookie = await db.write(async tx => {
    await record(tx, { id: user.id, address }, 'signed_in');
    return sessions.begin(tx, user.id, userAgent);
  });
  return { user: toUser(user), cookie, browserCookie: sessions.browserCookie(browser, user) };
};

/** The typed email is not stored: it can be another person's address, or a password in the wrong field. */
const noteFailure = (db: Db, address: string, account: string): Promise<void> =>
  db.write(async tx => {
    const known = await findCredentials(tx, account);
    await record(tx, { id: null, address }, 'sign_in_failed', {
      ...(known && { subjectId: known.id }),
      detail: known ? 'senha incorreta' : 'email sem cadastro',
    });
  });

/** Ends the current session. */
export const logout = (
  { db, sessions, address }: Doors,
  { viewer, sessionId }: { viewer: Pick<Viewer, 'id'>; sessionId: string },
): Promise<void> =>
  db.write(async tx => {
    await sessions.end(tx, sessionId);
    await record(tx, { id: viewer.id, address }, 'signed_out');
  });

/** What else signing up does, in the same transaction, for somebody who brings the code of a class. */
type Entrance = { hasCode: boolean; enter: (tx: Tx, user: User, now: Date) => Promise<void> };
const NO_CLASS: Entrance = { hasCode: false, enter: async () => undefined };

/** @returns who consents to the sign-up of a child, where somebody has to. */
const checkRegistration = async (read: Read, { hasCode }: Entrance, input: RegisterInput, now: Date) => {
  const { registration, asksConsent } = await findSignupRules(read);
  if (registration === 'closed') throw new AppError('signupClosed');
  if (registration === 'code' && !hasCode) throw new AppError('signupByCode');
  return asksConsent ? consentOf(input, now) : undefined;
};

/**
 * Creates an account and signs in. Where the school approves its professors, a new professor waits and the
 * administrators are notified.
 * @throws AppError 400 for a child without a guardian's consent where the school asks for it, 403 where the school has
 * closed the registration, 409 when the email or the given username is taken,
 * 429 past the limit.
 */
export const register = async (
  { db, sessions, address, userAgent, cookies, professorSignup }: Doors & Signup,
  input: RegisterInput,
  entrance = NO_CLASS,
): Promise<Entry> => {
  await checkRegistration(db.read, entrance, input, new Date());
  await db.write(tx =>
    countAttempt(tx, LIMITS.registerByAddress, `register:address:${countedAs(address)}`, new Date()),
  );
  const passwordHash = await hashNewPassword(input.password);
  const fullName = input.fullName ?? input.name ?? '';
  return db.write(async tx => {
    // It can be closed while the password is hashed.
    const guardianName = await checkRegistration(tx, entrance, input, new Date());
    await refuseLookAlikeEmail(tx, input.email);
    const awaitingApproval = input.role === 'professor' && professorSignup === 'approval';
    const user = await addAccount(tx, {
      fullName,
      username: input.username,
      email: input.email,
      passwordHash,
      role: input.role,
      awaitingApproval,
      dateOfBirth: input.dateOfBirth ?? null,
    });
    if (guardianName !== undefined) await insertConsent(tx, { userId: user.id, guardianName });
    await record(tx, { id: user.id, address }, 'signed_up', { detail: user.role });
    await entrance.enter(tx, toUser(user), new Date());
    if (awaitingApproval) await notifyAdmins(tx, newsOfCandidate(fullName));
    const browserCookie = sessions.browserCookie(sessions.browserIn(cookies), user);
    return { user: toUser(user), cookie: await sessions.begin(tx, user.id, userAgent), browserCookie };
  });
};

const newsOfCandidate = (name: string) => ({
  title: 'Um professor aguarda aprovação',
  text: `${name} se cadastrou como professor.`,
  href: '/admin/usuarios',
});
