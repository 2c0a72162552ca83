import { createHash } from 'node:crypto';
import { eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import { generateIdFromEntropySize, Lucia, TimeSpan, type Adapter } from 'lucia';
import type { Db, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { sessions, users } from '../../../db/schema/users.ts';
import { storageFaultOf } from '../../../db/storage-faults.ts';
import type { UserRow, Viewer } from '../../common/viewer.ts';
import { dayOf } from '../../common/days.ts';
import { deviceIn } from './device.ts';
import { createKeptSessions } from './kept-sessions.ts';
import { createSeenNotes, saveSeen } from './last-seen.ts';
import { readBrowser, writeBrowser, type Browser } from './known-browser.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** A session in use is extended to 30 days ahead, and ends 90 days after it began. */
const SLIDING_DAYS = 30;
const ABSOLUTE_DAYS = 90;
/** How long a browser is known after its last sign-in. */
const BROWSER_DAYS = 365;
const DAY_S = DAY_MS / 1_000;
/** The number that Lucia itself uses. */
const ID_BYTES = 25;
type SignedIn = {
  viewer: Viewer;
  sessionId: string;
  /** The cookie to send again; set when the session was extended. */
  renewedCookie: string | undefined;
  /** In milliseconds, unless it is extended before. */
  endsAt: number;
};

/** A session that was just extended tells its browser so once. */
const endOf = ({ endsAt, renewedCookie }: SignedIn): number => (renewedCookie === undefined ? endsAt : 0);

type Beginning = { startedAt: Date };

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Beginning, UserRow>;
    UserId: number;
    DatabaseSessionAttributes: Beginning;
    DatabaseUserAttributes: UserRow;
  }
}

/** The form in which a session is stored and known outside its cookie. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The longest life of a session, in use or not. */
export const LONGEST_MS = ABSOLUTE_DAYS * DAY_MS;

const {
  passwordHash: _secret,
  usernameKey: _key,
  usernameLook: _look,
  emailLook: _emailLook,
  nameSearch: _search,
  ...columns
} = getTableColumns(users);
/** The columns of a `Viewer`. */
export const viewerColumns = columns;

const findSession = prepared('session_and_user', read =>
  read
    .select({ expiresAt: sessions.expiresAt, startedAt: sessions.createdAt, user: viewerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('hash'))),
);

/** What `validateSession` calls. Lucia's type also demands methods that nothing here calls. */
type UsedAdapter = Pick<Adapter, 'getSessionAndUser' | 'updateSessionExpiration' | 'deleteSession'>;

/**
 * Our tables as Lucia sees them. Only the hash of an id is stored, so a stolen copy of the database opens no session.
 */
const adapterFor = (db: Db): UsedAdapter => ({
  getSessionAndUser: async id => {
    const [found] = await findSession(db.read, { hash: hashOf(id) });
    if (!found || found.user.deactivatedAt !== null || found.startedAt.getTime() + LONGEST_MS <= Date.now())
      return [null, null];
    const { expiresAt, startedAt, user } = found;
    return [
      { id, userId: user.id, expiresAt, attributes: { startedAt } },
      { id: user.id, attributes: user },
    ];
  },
  updateSessionExpiration: async (id, expiresAt) => {
    // A failed write must not block reading: the session is extended at a later request.
    const slide = db.write(tx =>
      tx
        .update(sessions)
        .set({ expiresAt })
        .where(eq(sessions.id, hashOf(id))),
    );
    await slide.catch((error: unknown) => {
      if (!storageFaultOf(error)) throw error;
    });
  },
  deleteSession: async id => {
    await db.write(tx => tx.delete(sessions).where(eq(sessions.id, hashOf(id))));
  },
});

const deleteExpired = async (tx: Tx): Promise<void> => {
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date()));
};

/** Deletes the sessions that have expired or have reached the longest life. */
export const sweepSessions = (db: Db): Promise<void> =>
  db.write(async tx => {
    await deleteExpired(tx);
    await tx.delete(sessions).where(lte(sessions.createdAt, new Date(Date.now() - LONGEST_MS)));
  });

/** Ends all of a user's sessions. Call it inside a transaction. */
export const deleteSessionsOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
};

export type Sessions = {
  /** Begins a session with a new id, deletes expired sessions, and returns the new cookie. */
  start: (userId: number) => Promise<string>;
  /** The same inside a transaction. */
  begin: (tx: Tx, userId: number, userAgent?: string | undefined) => Promise<string>;
  /** Ends all of a user's sessions, begins one with a new id, and returns its cookie. Call it inside a transaction. */
  restart: (tx: Tx, userId: number, userAgent?: string | undefined) => Promise<string>;
  /** The signed-in user, from the request's cookie header. */
  find: (cookieHeader: string | undefined) => Promise<SignedIn | null>;
  /** Ends a session on the server. Call it inside a transaction. */
  end: (tx: Tx, sessionId: string) => Promise<void>;
  /** The cookie that clears the session in the browser. */
  blankCookie: () => string;
  /** The browser that asks, from the request's cookie header. */
  browserIn: (cookieHeader: string | undefined) => Browser;
  /** The cookie that makes a browser known to an account. */
  browserCookie: (browser: Browser, account: { id: number; passwordHash: string }) => string;
};

/** @param secure whether users come over https: the cookie is then Secure and bound to the host by its name. */
export const createSessions = (db: Db, { secure }: { secure: boolean }): Sessions => {
  const cookieName = secure ? '__Host-session' : 'session';
  const lucia = new Lucia(adapterFor(db) as Adapter, {
    sessionExpiresIn: new TimeSpan(SLIDING_DAYS, 'd'),
    sessionCookie: { name: cookieName, attributes: { secure, sameSite: 'lax' } },
    getSessionAttributes: attributes => attributes,
    getUserAttributes: attributes => attributes,
  });
  // Lucia's own reader decodes every cookie in the header, and one malformed cookie of another site makes it throw.
  const idInCookies = new RegExp(`(?:^|;)\\s*${cookieName}=([a-z0-9]+)\\s*(?:;|$)`);
  const browserName = secure ? '__Host-browser' : 'browser';
  const browserInCookies = new RegExp(`(?:^|;)\\s*${browserName}=([\\w.-]+)\\s*(?:;|$)`);
  const noteSeen = createSeenNotes(db);
  const keptOr = createKeptSessions(db.version, endOf);
  const read = async (sessionId: string): Promise<SignedIn | null> => {
    const { session, user } = await lucia.validateSession(sessionId);
    if (!session) return null;
    const endsAt = Math.min(session.expiresAt.getTime(), session.startedAt.getTime() + LONGEST_MS);
    return { viewer: user, sessionId, renewedCookie: session.fresh ? cookieFor(sessionId) : undefined, endsAt };
  };
  const cookieFor = (sessionId: string): string => lucia.createSessionCookie(sessionId).serialize();
  const begin = async (tx: Tx, userId: number, userAgent?: string | undefined): Promise<string> => {
    const sessionId = generateIdFromEntropySize(ID_BYTES);
    await deleteExpired(tx);
    await saveSeen(tx, userId, dayOf(new Date()));
    const expiresAt = new Date(Date.now() + SLIDING_DAYS * DAY_MS);
    await tx.insert(sessions).values({ id: hashOf(sessionId), userId, device: deviceIn(userAgent), expiresAt });
    return cookieFor(sessionId);
  };
  return {
    start: userId => db.write(tx => begin(tx, userId)),
    begin,
    restart: async (tx, userId, userAgent) => {
      await deleteSessionsOf(tx, userId);
      return begin(tx, userId, userAgent);
    },
    find: async cookieHeader => {
      const sessionId = cookieHeader && idInCookies.exec(cookieHeader)?.[1];
      if (!sessionId) return null;
      const found = await keptOr(sessionId, () => read(sessionId));
      if (found) await noteSeen(found.viewer);
      return found;
    },
    end: async (tx, sessionId) => void (await tx.delete(sessions).where(eq(sessions.id, hashOf(sessionId)))),
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    browserIn: cookieHeader => readBrowser(browserInCookies.exec(cookieHeader ?? '')?.[1]),
    browserCookie: (browser, account) =>
      `${browserName}=${writeBrowser(browser, account)}; Path=/; Max-Age=${BROWSER_DAYS * DAY_S}; HttpOnly; ` +
      `SameSite=Lax${secure ? '; Secure' : ''}`,
  };
};
