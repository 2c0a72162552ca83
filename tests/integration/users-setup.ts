import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import { accessTokens, sessions, users } from '../../db/schema/users.ts';
import { createSessions, type Sessions } from '../../server/features/auth/sessions.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Office } from '../../server/features/users/users.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin } from '../../server/harness/school.ts';

export let db: Db;
export let boss: Viewer;
export let office: Office;
export let store: Sessions;

/** Before each test: an empty school with an administrator. */
export const withAdministrator = (): void => {
  beforeEach(async () => {
    db = await emptyDatabase();
    boss = await anAdmin(db, { fullName: 'Zélia' });
    office = { db, demo: false, viewer: boss };
    store = createSessions(db, { secure: false });
  });
};
export const rowOf = async (id: number) => (await db.read.select().from(users).where(eq(users.id, id)))[0]!;
export const sessionsOf = async (id: number) =>
  (await db.read.select().from(sessions).where(eq(sessions.userId, id))).length;
export const logged = async () =>
  (await db.read.select().from(auditEvents)).map(({ event, actorId, subjectId, detail }) => ({
    event,
    actorId,
    subjectId,
    detail,
  }));
export const aToken = (userId: number) =>
  db.write(tx =>
    tx.insert(accessTokens).values({
      userId,
      name: 'Planilha',
      hash: `hash-${userId}`,
      scopes: ['read'],
      expiresAt: new Date(Date.now() + 1e6),
    }),
  );
export const isTokenRevoked = async (userId: number) =>
  (await db.read.select().from(accessTokens).where(eq(accessTokens.userId, userId)))[0]!.revokedAt !== null;
