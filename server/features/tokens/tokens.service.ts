import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { MAX_TOKENS } from '../auth/auth.schema.ts';
import { requirePassword } from '../auth/credentials.service.ts';
import {
  countTokensOf,
  findByHash,
  findTokensOf,
  insertToken,
  markUsed,
  setRevoked,
  type TokenRow,
} from './tokens.queries.ts';
import { TokenScope, type AccessToken, type NewToken, type NewTokenInput } from './tokens.schema.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';

/** The prefix by which scanners find a leaked token in a repository, a log or a chat: `academia_[0-9a-f]{64}`. */
const PREFIX = 'academia_';
const BYTES = 32;
const TOKEN = /^academia_[0-9a-f]{64}$/;

/** A new token of 256 random bits. Its secret is shown once and never stored. */
const newToken = (): string => PREFIX + randomBytes(BYTES).toString('hex');

/** Whether a text has the form of a token. Anything else needs no query. */
const isToken = (text: string): boolean => TOKEN.test(text);

/** The form in which a token is stored. With so many random bits a fast hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token's last use is stored to the minute, so that a program with a hundred requests a second writes once. */
const NOTED_EVERY_MS = MINUTE_MS;

/** The owner of a token, and its scopes. */
export type Admitted = { viewer: Viewer; tokenId: number; scopes: TokenScope[] };

/**
 * Finds the owner of a token. @returns nothing for an unknown, expired or revoked token, or for a deactivated or erased
 * owner.
 */
export const admit = async (db: Db, token: string): Promise<Admitted | null> => {
  const found = isToken(token) ? await findByHash(db.read, hashOf(token)) : undefined;
  const now = new Date();
  if (!found || found.revokedAt || found.expiresAt <= now || found.user.deactivatedAt || found.user.erasedAt)
    return null;
  const notedBefore = new Date(now.getTime() - NOTED_EVERY_MS);
  if (!found.lastUsedAt || found.lastUsedAt < notedBefore)
    await db.write(tx => markUsed(tx, found.id, now, notedBefore));
  return { viewer: found.user, tokenId: found.id, scopes: scopesIn(found) };
};

/** Without duplicates, in order; a scope that no longer exists is ignored. */
const scopesIn = ({ scopes }: { scopes: readonly string[] }): TokenScope[] =>
  TokenScope.options.filter(scope => scopes.includes(scope));

/** The viewer's unrevoked tokens, newest first. */
export const listTokens = async (db: Db, viewer: Viewer): Promise<AccessToken[]> => {
  const now = new Date();
  return (await findTokensOf(db.read, viewer.id)).map(row => toAccessToken(row, now));
};

/**
 * Creates a token. @returns it with its secret, which cannot be read again. @throws AppError 403 for the scope of
 * administrators, 409 for too many tokens.
 */
export const createToken = async (
  db: Db,
  viewer: Viewer,
  { name, scopes, days }: NewToken,
): Promise<{ token: AccessToken; secret: string }> => {
  if (scopes.includes('admin') && viewer.role !== 'admin') throw new AppError('adminScope');
  const secret = newToken();
  const now = new Date();
  const row = await db.write(async tx => {
    if ((await countTokensOf(tx, viewer.id)) >= MAX_TOKENS) throw new AppError('tooManyTokens');
    await record(tx, viewer, 'token_created', { detail: name }, now);
    return insertToken(tx, {
      userId: viewer.id,
      name,
      hash: hashOf(secret),
      scopes: scopesIn({ scopes }),
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      createdAt: now,
    });
  });
  return { token: toAccessToken(row, now), secret };
};

/**
 * Creates a token for whoever knows the account's password: one that a thief made with a stolen session would outlive
 * it.
 * @throws AppError 400 for a wrong password, 429 after too many of them; 403 and 409 as above.
 */
export const issueToken = async (
  { db, sessionId }: { db: Db; sessionId: string },
  viewer: Viewer,
  { password, ...token }: NewTokenInput,
): Promise<{ token: AccessToken; secret: string }> => {
  await requirePassword(db, { viewer, sessionId }, password);
  return createToken(db, viewer, token);
};

/** Revokes a token of the viewer's at once. @throws AppError 404 when they have no such token. */
export const revokeToken = (db: Db, viewer: Viewer, id: number): Promise<void> =>
  db.write(async tx => {
    const now = new Date();
    const name = await setRevoked(tx, viewer.id, id, now);
    if (name === undefined) throw new AppError('tokenNotFound');
    await record(tx, viewer, 'token_revoked', { detail: name }, now);
  });

const toAccessToken = (row: TokenRow, now: Date): AccessToken => ({
  id: row.id,
  name: row.name,
  scopes: scopesIn(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expired: row.expiresAt <= now,
});
