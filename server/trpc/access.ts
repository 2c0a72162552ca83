import type { Viewer } from '../common/viewer.ts';
import { AppError } from '../errors.ts';
import type { TokenScope } from '../features/tokens/tokens.schema.ts';
import type { Caller } from './context.ts';

/** Who may call a procedure, as its builder states. `session` is every signed-in user, but not by token. */
export type Access = 'anyone' | 'session' | 'signedIn' | 'student' | 'professor' | 'admin';

/** tRPC's names for the kinds of operation. */
export type Kind = 'query' | 'mutation' | 'subscription';
const NOTHING = { query: null, mutation: null, subscription: null };
const OWN_ROLE = { query: ['read'], mutation: ['write'], subscription: null } as const;

/** The scopes that a token needs, in addition to its owner's role; null where no token is accepted. */
const NEEDED: Record<Access, Record<Kind, readonly TokenScope[] | null>> = {
  // Visitors only change their own identity: sign in, sign out, sign up.
  anyone: { ...NOTHING, query: ['read'] },
  session: NOTHING,
  signedIn: OWN_ROLE,
  student: OWN_ROLE,
  professor: OWN_ROLE,
  admin: { query: ['read', 'admin'], mutation: ['write', 'admin'], subscription: null },
};

/** The scopes that a token needs to call a procedure; null where no token is accepted. */
export const scopesNeeded = (access: Access, kind: Kind): readonly TokenScope[] | null => NEEDED[access][kind];

/** The scope to write includes the scope to read. */
export const holds = (scopes: readonly TokenScope[], needed: TokenScope): boolean =>
  scopes.includes(needed) || (needed === 'read' && scopes.includes('write'));

/** Who reads what is no procedure: an event stream. @throws AppError 401, 403 for a token that cannot read. */
export const readerOf = (caller: Caller | null): Viewer => {
  if (!caller) throw new AppError('unauthenticated');
  if (caller.scopes !== null && !holds(caller.scopes, 'read')) throw new AppError('tokenScope');
  return caller.viewer;
};
