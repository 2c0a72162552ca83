import type { Db } from '../../db/client.ts';
import type { Engine } from '../engine/engine.ts';
import type { Sessions, SignedIn } from '../features/auth/sessions.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Storage } from '../storage/storage.ts';

/** What every request of the process shares. */
export type Services = {
  db: Db;
  sessions: Sessions;
  limits: RateLimits;
  /** Demo content and demo logins. */
  demo: boolean;
  engine: Engine;
  /** Uploaded images. */
  storage: Storage;
};

/** What one request brings, and the headers that its answer will carry. */
export type Context = Services & {
  /** The client's network address. */
  address: string;
  replyHeaders: Record<string, string>;
  /** The session that the request's cookie names, looked up once and only when somebody asks. */
  signedIn: () => Promise<SignedIn | null>;
};

export type RequestFacts = { cookie: string | undefined; address: string; /** How many procedures it calls. */ calls: number };

export const createContext = (services: Services, { cookie, address, calls }: RequestFacts): Context => {
  const replyHeaders: Record<string, string> = {};
  let found: Promise<SignedIn | null> | undefined;
  const find = async (): Promise<SignedIn | null> => {
    const signedIn = await services.sessions.find(cookie);
    if (!signedIn) return null;
    if (signedIn.renewedCookie) replyHeaders['Set-Cookie'] = signedIn.renewedCookie;
    await services.limits.byUser(signedIn.viewer.id, calls);
    return signedIn;
  };
  return { ...services, address, replyHeaders, signedIn: () => (found ??= find()) };
};
