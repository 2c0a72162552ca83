import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { countedAs } from '../../network.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAdmins } from '../notifications/notifications.service.ts';
import { addAccount, keyOf } from './accounts.service.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { findCredentials } from './auth.queries.ts';
import type { LoginInput, RegisterInput, User } from './auth.schema.ts';
import { checkCredentials } from './credentials.service.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hashPassword } from './password.ts';
import type { Device, Sessions } from './sessions.ts';
import type { Viewer } from '../../common/viewer.ts';
import { toUser } from './user.ts';

type Doors = { db: Db; sessions: Sessions; address: string; device?: Device };
type Signup = { professorSignup: 'open' | 'approval' };
/** A user who has just signed in, and the cookie of the new session. */
type Entry = { user: User; cookie: string };

/**
 * @throws AppError 401 for a wrong password and for an unknown email, after the same work; 403 for the right password
 * of a deactivated account; 429 past the limits.
 */
export const login = (doors: Doors, { email, password }: LoginInput): Promise<Entry> => {
  const account = keyOf(email);
  return oneAtATime(account, () => tryLogin(doors, account, password));
};

const tryLogin = async (
  { db, sessions, address, device }: Doors,
  account: string,
  password: string,
): Promise<Entry> => {
  const user = await checkCredentials(db, address, account, password);
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
    return sessions.begin(tx, user.id, device);
  });
  return { user: toUser(user), cookie };
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

/** Ends the current session, if there is one. @returns the cookie that clears it in the browser. */
export const logout = async (
  { db, sessions, address }: Doors,
  current: {
    viewer: Pick<Viewer, 'id'>;
    /** Null for a program with a token. */ sessionId: string | null;
  } | null,
): Promise<string> => {
  const sessionId = current?.sessionId;
  if (current && sessionId) {
    await db.write(async tx => {
      await sessions.end(tx, sessionId);
      await record(tx, { id: current.viewer.id, address }, 'signed_out');
    });
  }
  return sessions.blankCookie();
};

/**
 * Creates an account and signs in. Where the school approves its professors, a new professor waits and the
 * administrators are notified.
 * @throws AppError 409 when the email or the given username is taken, 429 past the limit.
 */
export const register = async (
  { db, sessions, address, device, professorSignup }: Doors & Signup,
  input: RegisterInput,
): Promise<Entry> => {
  await db.write(tx =>
    countAttempt(tx, LIMITS.registerByAddress, `register:address:${countedAs(address)}`, new Date()),
  );
  const passwordHash = await hashPassword(input.password);
  const fullName = input.fullName ?? input.name ?? '';
  return db.write(async tx => {
    const awaitingApproval = input.role === 'professor' && professorSignup === 'approval';
    const user = await addAccount(tx, {
      fullName,
      username: input.username,
      email: input.email,
      passwordHash,
      role: input.role,
      awaitingApproval,
    });
    await record(tx, { id: user.id, address }, 'signed_up', { detail: user.role });
    if (awaitingApproval) await notifyAdmins(tx, newsOfCandidate(fullName));
    return { user: toUser(user), cookie: await sessions.begin(tx, user.id, device) };
  });
};

const newsOfCandidate = (name: string) => ({
  title: 'Um professor aguarda aprovação',
  text: `${name} se cadastrou como professor.`,
  href: '/admin/usuarios',
});
