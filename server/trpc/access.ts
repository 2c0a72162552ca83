import type { TokenScope } from '../features/tokens/tokens.schema.ts';

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
