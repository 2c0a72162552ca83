import type { Db } from '../../db/client.ts';
import type { Engine } from '../engine/engine.ts';
import type { Sessions, SignedIn } from '../features/auth/sessions.ts';
import type { Client } from '../http/client.ts';
import type { Meter } from '../http/rate-limits.ts';
import type { Storage } from '../storage/storage.ts';

/** What every request of the process shares. */
export type Services = {
  db: Db;
  /** Their cookies differ by how the browser comes. */
  sessions: Record<'http' | 'https', Sessions>;
  /** Demo content and demo logins. */
  demo: boolean;
  engine: Engine;
  /** Uploaded images. */
  storage: Storage;
};

/** What one request brings, and the headers that its answer will carry. */
export type Context = Omit<Services, 'sessions'> & {
  sessions: Sessions;
  /** The client's network address. */
  address: string;
  replyHeaders: Record<string, string>;
  /** The session that the request's cookie names, looked up once and only when somebody asks. */
  signedIn: () => Promise<SignedIn | null>;
};

export type RequestFacts = { cookie: string | undefined; client: Client; meter: Meter };

export const createContext = (services: Services, { cookie, client, meter }: RequestFacts): Context => {
  const sessions = services.sessions[client.isHttps ? 'https' : 'http'];
  const replyHeaders: Record<string, string> = {};
  let found: Promise<SignedIn | null> | undefined;
  const find = async (): Promise<SignedIn | null> => {
    const signedIn = await sessions.find(cookie);
    if (!signedIn) return null;
    if (signedIn.renewedCookie) replyHeaders['Set-Cookie'] = signedIn.renewedCookie;
    await meter.user(signedIn.viewer.id);
    return signedIn;
  };
  return { ...services, sessions, address: client.address, replyHeaders, signedIn: () => (found ??= find()) };
};
