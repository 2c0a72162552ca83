import type { Db } from '../../db/client.ts';
import type { Engine } from '../engine/engine.ts';
import type { ProfessorSignup } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Sessions } from '../features/auth/sessions.ts';
import type { Viewer } from '../common/viewer.ts';
import type { Machine } from '../features/health/machine-metrics.ts';
import type { TokenScope } from '../features/tokens/tokens.schema.ts';
import { admit } from '../features/tokens/tokens.service.ts';
import type { Client } from '../http/client.ts';
import type { Call } from '../metrics/metrics.ts';
import type { Live } from '../live/live.ts';
import type { Storage } from '../storage/storage.ts';

/** What all requests of the process share. */
export type Services = {
  db: Db;
  /** Cookies differ between http and https. */
  sessions: Record<'http' | 'https', Sessions>;
  /** Demo content and demo logins. */
  demo: boolean;
  professorSignup: ProfessorSignup;
  /** Where the links of mails lead; undefined where the school sends no mail. */
  mailOrigin: string | undefined;
  engine: Engine;
  /** Uploaded images. */
  storage: Storage;
  /** News between all who are connected, on whichever process. */
  live: Live;
  /** Figures of the process and its machine. */
  machine: Machine;
  /** Called after every procedure. */
  onCall?: ((call: Call) => void) | undefined;
  /** Called when the school has been given a name. */
  onNamed?: (() => void) | undefined;
};

/** The signed-in user, by a browser's session or by a token with its scopes. */
export type Caller = { viewer: Viewer } & (
  | { sessionId: string; scopes: null }
  | { sessionId: null; scopes: readonly TokenScope[]; tokenId: number }
);

/** The data of one request, and the headers of its answer. */
export type Context = Omit<Services, 'sessions'> & {
  sessions: Sessions;
  /** The client's network address. */
  address: string;
  /** Its User-Agent header. */
  userAgent: string | undefined;
  /** The request's cookie header; undefined for a program with a token. */
  cookies: string | undefined;
  replyHeaders: Record<string, string | string[]>;
  /** Whether the request contains a token, valid or not. Its cookies are then ignored. */
  isByToken: boolean;
  /** The caller, looked up at most once and only when needed. @throws AppError 401 for a token that is not valid. */
  signedIn: () => Promise<Caller | null>;
};

/** The reason of a refusal, for programs (RFC 6750, 3). */
export const challenge = (error?: 'invalid_token' | 'insufficient_scope', scopes: readonly TokenScope[] = []): string =>
  ['Bearer realm="academia"', error && `error="${error}"`, scopes.length > 0 && `scope="${scopes.join(' ')}"`]
    .filter(Boolean)
    .join(', ');

export type RequestFacts = {
  cookie: string | undefined;
  /** The token of the Authorization header. */ bearer: string | undefined;
  client: Client;
};

export const createContext = (services: Services, { cookie, bearer, client }: RequestFacts): Context => {
  const sessions = services.sessions[client.isHttps ? 'https' : 'http'];
  const replyHeaders: Context['replyHeaders'] = {};
  let found: Promise<Caller | null> | undefined;
  const byToken = async (token: string): Promise<Caller> => {
    const admitted = await admit(services.db, token);
    if (!admitted) {
      replyHeaders['WWW-Authenticate'] = challenge('invalid_token');
      throw new AppError('invalidToken');
    }
    const { viewer, scopes, tokenId } = admitted;
    return { viewer, sessionId: null, scopes, tokenId };
  };
  const bySession = async (): Promise<Caller | null> => {
    const signedIn = await sessions.find(cookie);
    if (!signedIn) return null;
    const { viewer, sessionId, renewedCookie } = signedIn;
    if (renewedCookie) replyHeaders['Set-Cookie'] ??= renewedCookie;
    return { viewer, sessionId, scopes: null };
  };
  const find = (): Promise<Caller | null> => (bearer === undefined ? bySession() : byToken(bearer));
  return {
    ...services,
    sessions,
    address: client.address,
    userAgent: client.userAgent,
    cookies: bearer === undefined ? cookie : undefined,
    replyHeaders,
    isByToken: bearer !== undefined,
    signedIn: () => (found ??= find()),
  };
};
