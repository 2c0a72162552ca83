import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { accessTokens, users } from '../../../db/schema/users.ts';
import { viewerColumns } from '../auth/sessions.ts';

/** A token and its owner, by the token's hash. */
const findToken = prepared('token_and_user', read =>
  read
    .select({
      id: accessTokens.id,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      revokedAt: accessTokens.revokedAt,
      lastUsedAt: accessTokens.lastUsedAt,
      user: viewerColumns,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.hash, sql.placeholder('hash'))),
);

export const findByHash = async (read: Read, hash: string) => (await findToken(read, { hash }))[0];

/** Stores the last use of a token, unless it was stored after `notedBefore`. */
export const markUsed = async (tx: Tx, id: number, now: Date, notedBefore: Date): Promise<void> => {
  const isStale = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, notedBefore));
  await tx
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, id), isStale));
};

const unrevoked = (userId: number) => and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt));

export const findTokensOf = (read: Read, userId: number) =>
  read
    .select()
    .from(accessTokens)
    .where(unrevoked(userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
export type TokenRow = Awaited<ReturnType<typeof findTokensOf>>[number];

export const countTokensOf = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.select({ count: count() }).from(accessTokens).where(unrevoked(userId)))[0]?.count ?? 0;

export const insertToken = async (tx: Tx, token: typeof accessTokens.$inferInsert): Promise<TokenRow> => {
  const [inserted] = await tx.insert(accessTokens).values(token).returning();
  if (!inserted) throw new Error('The token was not inserted');
  return inserted;
};

/** @returns the token's name; nothing when the user has no such token, or it was already revoked. */
export const setRevoked = async (tx: Tx, userId: number, id: number, now: Date): Promise<string | undefined> =>
  (
    await tx
      .update(accessTokens)
      .set({ revokedAt: now })
      .where(and(unrevoked(userId), eq(accessTokens.id, id)))
      .returning({ name: accessTokens.name })
  )[0]?.name;
