import type { TokenScope } from '../features/tokens/tokens.schema.ts';

/**
 * Who may call a procedure. Every procedure states it, by the builder it starts from. `session` is everybody signed in,
 * but in person: no token.
 */
export type Access = 'anyone' | 'session' | 'signedIn' | 'student' | 'professor' | 'admin';

/** What tRPC calls the kinds of operation. */
export type Kind = 'query' | 'mutation' | 'subscription';
const NOTHING = { query: null, mutation: null, subscription: null };
const OWN_ROLE = { query: ['read'], mutation: ['write'], subscription: null } as const;

/** The scopes that a token needs, beside its owner's role; null where no token reaches. */
const NEEDED: Record<Access, Record<Kind, readonly TokenScope[] | null>> = {
  // What a visitor changes is who they are: signing in, out and up.
  anyone: { ...NOTHING, query: ['read'] },
  session: NOTHING,
  signedIn: OWN_ROLE,
  student: OWN_ROLE,
  professor: OWN_ROLE,
  admin: { query: ['read', 'admin'], mutation: ['write', 'admin'], subscription: null },
};

/** The scopes that a token needs to call a procedure; null where no token reaches. */
export const scopesNeeded = (access: Access, kind: Kind): readonly TokenScope[] | null => NEEDED[access][kind];

/** Whoever may write may read. */
export const holds = (scopes: readonly TokenScope[], needed: TokenScope): boolean =>
  scopes.includes(needed) || (needed === 'read' && scopes.includes('write'));
