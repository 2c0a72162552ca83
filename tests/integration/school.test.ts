import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { startLinks } from '../../db/schema/school.ts';
import { users } from '../../db/schema/users.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import { BeginInput } from '../../server/features/school/school.schema.ts';
import { readSchool } from '../../server/features/school/school.service.ts';
import { begin, isOpen, makeStartLink } from '../../server/features/school/start.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

let db: Db;
let sessions: Sessions;
beforeEach(async () => {
  db = await emptyDatabase();
  sessions = createSessions(db, { secure: false });
});

const secretOf = (path: string | undefined): string => path?.split('#')[1] ?? '';
const form = {
  schoolName: 'Torre Branca',
  fullName: 'Helena Prado',
  username: 'helena',
  email: 'Helena@exemplo.com',
  password: 'torre-na-setima',
};
const enter = (secret: string, more: object = {}) =>
  begin({ db, sessions, address: '192.0.2.7' }, BeginInput.parse({ ...form, ...more, secret }));
const refusedAs = (refusal: string) => expect.objectContaining({ refusal });

describe('the link of a first start', () => {
  test('makes the first administrator, names the school, and is in the log', async () => {
    const secret = secretOf(await makeStartLink(db));
    const { user, cookie } = await enter(secret, { accent: 'roxo' });
    expect(user).toMatchObject({ role: 'admin', email: 'helena@exemplo.com', fullName: 'Helena Prado' });
    expect(cookie).toContain('session=');
    expect(await readSchool(db)).toEqual({
      name: 'Torre Branca',
      accent: 'roxo',
      logoUrl: null,
      registration: 'open',
      phrases: true,
      watching: false,
      purchaseApproval: false,
      asksConsent: false,
    });
    expect(await isOpen(db)).toBe(false);
    expect(await db.read.select({ event: auditEvents.event, actorId: auditEvents.actorId }).from(auditEvents)).toEqual([
      { event: 'signed_up', actorId: user.id },
    ]);
  });

  test('is kept by its hash alone', async () => {
    const secret = secretOf(await makeStartLink(db));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.read.select().from(startLinks))).not.toContain(secret);
  });

  test('is one for each process, and all are dead when one was used', async () => {
    const [first, second] = [secretOf(await makeStartLink(db)), secretOf(await makeStartLink(db))];
    await enter(second);
    await expect(enter(first, { username: 'outra', email: 'outra@exemplo.com' })).rejects.toEqual(
      refusedAs('alreadyBegun'),
    );
    expect(await db.read.select().from(startLinks)).toEqual([]);
    expect(await makeStartLink(db)).toBeUndefined();
  });

  test('makes one administrator, however many use it at once', async () => {
    const secrets = [secretOf(await makeStartLink(db)), secretOf(await makeStartLink(db))];
    const outcomes = await Promise.allSettled(
      [...secrets, ...secrets].map((secret, i) =>
        enter(secret, { username: `pessoa${i}`, email: `pessoa${i}@exemplo.com` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.read.select({ id: users.id }).from(users)).toHaveLength(1);
  });

  test('is good for half an hour', async () => {
    const old = secretOf(await makeStartLink(db, new Date(Date.now() - 30 * MINUTE_MS)));
    await expect(enter(old)).rejects.toEqual(refusedAs('startLinkInvalid'));
    const young = secretOf(await makeStartLink(db, new Date(Date.now() - 29 * MINUTE_MS)));
    await expect(enter('a'.repeat(43))).rejects.toEqual(refusedAs('startLinkInvalid'));
    expect((await enter(young)).user.role).toBe('admin');
  });

  test('outlives a refusal, such as of a taken email', async () => {
    await aStudent(db, { email: 'helena@exemplo.com' });
    const secret = secretOf(await makeStartLink(db));
    await expect(enter(secret)).rejects.toEqual(refusedAs('emailTaken'));
    await enter(secret, { email: 'outra@exemplo.com' });
  });

  test('is not made where somebody administers the school, and made again when nobody does', async () => {
    const admin = await anAdmin(db);
    expect(await makeStartLink(db)).toBeUndefined();
    await db.write(tx => tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, admin.id)));
    expect(await makeStartLink(db)).toMatch(/^\/comecar#/);
  });
});

test.each(['12345678', 'aaaaaaaa', 'Senha123', 'helena@exemplo.com', 'helena prado', 'curta-7'])(
  'an administrator may not have the password %s',
  password => {
    expect(BeginInput.safeParse({ ...form, secret: 'a'.repeat(43), password }).success).toBe(false);
  },
);
