import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { accessTokens, TOKEN_SCOPES } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { MAX_TOKENS } from '../../server/features/auth/auth.schema.ts';
import { TokenScope } from '../../server/features/tokens/tokens.schema.ts';
import { admit, createToken, hashOf, listTokens, revokeToken } from '../../server/features/tokens/tokens.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

let db: Db;
let owner: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  owner = { ...(await aStudent(db)), address: '10.0.0.1' };
  itIs(START);
});
afterEach(() => void vi.useRealTimers());

const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });
const make = (viewer: Viewer = owner, scopes: TokenScope[] = ['read'], name = 'Planilha') =>
  createToken(db, viewer, { name, scopes, days: 30 });
const lastUse = async () => (await listTokens(db, owner))[0]?.lastUsedAt;

describe('a token', () => {
  test('is stored as a hash alone, and no two are alike', async () => {
    const [first, second] = [await make(), await make()];
    expect(first.secret).not.toBe(second.secret);
    const rows = await db.read.select().from(accessTokens);
    expect(rows.map(({ hash }) => hash)).toEqual([first.secret, second.secret].map(hashOf));
    for (const { secret } of [first, second])
      expect(JSON.stringify(rows)).not.toContain(secret.slice('academia_'.length));
  });

  test('lets its owner in until its last moment, with the scopes it was made with', async () => {
    const { secret, token } = await make(owner, ['write', 'read']);
    itIs(START + 30 * DAY_MS - 1);
    expect(await admit(db, secret)).toMatchObject({
      viewer: { id: owner.id },
      tokenId: token.id,
      scopes: ['read', 'write'],
    });
    itIs(START + 30 * DAY_MS);
    expect(await admit(db, secret)).toBeNull();
    expect(await listTokens(db, owner)).toMatchObject([{ expired: true }]);
  });

  test('shows the viewer without the password', async () => {
    const { secret } = await make();
    expect(JSON.stringify(await admit(db, secret))).not.toContain('none');
  });

  test('that says a scope of which nothing is known opens nothing by it', async () => {
    const { secret } = await make();
    await db.write(tx => tx.update(accessTokens).set({ scopes: ['read', 'everything'] }));
    expect((await admit(db, secret))?.scopes).toEqual(['read']);
  });

  test('notes its last use, at most once a minute', async () => {
    const { secret } = await make();
    expect(await lastUse()).toBeNull();
    await admit(db, secret);
    itIs(START + 59_999);
    await admit(db, secret);
    expect(await lastUse()).toBe(new Date(START).toISOString());
    itIs(START + 60_001);
    await Promise.all([admit(db, secret), admit(db, secret)]);
    expect(await lastUse()).toBe(new Date(START + 60_001).toISOString());
  });

  test('is revoked by its owner alone, once', async () => {
    const { secret, token } = await make();
    await expect(revokeToken(db, await aStudent(db), token.id)).rejects.toMatchObject({ refusal: 'tokenNotFound' });
    expect(await admit(db, secret)).not.toBeNull();
    await revokeToken(db, owner, token.id);
    expect(await admit(db, secret)).toBeNull();
    await expect(revokeToken(db, owner, token.id)).rejects.toMatchObject({ refusal: 'tokenNotFound' });
    expect(await listTokens(db, owner)).toEqual([]);
  });
});

test(`nobody has more than ${MAX_TOKENS}, also of those made at once`, async () => {
  const made = await Promise.allSettled(Array.from({ length: MAX_TOKENS + 2 }, () => make()));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_TOKENS);
  const [first] = await listTokens(db, owner);
  await revokeToken(db, owner, first!.id);
  await make();
});

test('the scopes of the contract are those of the table', () => {
  expect(TokenScope.options).toEqual([...TOKEN_SCOPES]);
});

test('only an administrator makes one that administers', async () => {
  await expect(make(owner, ['read', 'admin'])).rejects.toMatchObject({ refusal: 'adminScope' });
  expect((await make(await anAdmin(db), ['read', 'admin'])).token.scopes).toEqual(['read', 'admin']);
});

test('the log knows who made and who revoked which token, from where', async () => {
  const { token } = await make();
  await revokeToken(db, owner, token.id);
  const events = await db.read.select().from(auditEvents).where(eq(auditEvents.actorId, owner.id));
  expect(events.map(({ event, detail, address }) => [event, detail, address])).toEqual([
    ['token_created', 'Planilha', '10.0.0.1'],
    ['token_revoked', 'Planilha', '10.0.0.1'],
  ]);
});
