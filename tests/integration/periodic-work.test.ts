import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { lobbyVisits } from '../../db/schema/matches.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { passwordResets, sessions } from '../../db/schema/users.ts';
import { readConfig } from '../../server/config.ts';
import { newName, pathOf } from '../../server/features/uploads/object-path.ts';
import { startPeriodicWork } from '../../server/periodic-work.ts';
import { createStorage } from '../../server/storage/create-storage.ts';
import { emptyDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { aStudent } from '../../server/harness/school.ts';
import { DAY_MS, HOUR_MS } from '../../server/common/time.schema.ts';

test(`what is over is gone soon after the start: sessions, links for a password, \
images that nothing shows, visits to the lobby`, async () => {
  const db = await emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'academia-sweep-'));
  const [student, other] = [await aStudent(db), await aStudent(db)];
  const [yesterday, tomorrow] = [new Date(Date.now() - 25 * HOUR_MS), new Date(Date.now() + DAY_MS)];
  await db.write(async tx => {
    await tx.insert(sessions).values([
      { id: 'over', userId: student.id, expiresAt: yesterday },
      { id: 'open', userId: student.id, expiresAt: tomorrow },
    ]);
    await tx.insert(passwordResets).values([
      { userId: student.id, hash: 'over', expiresAt: yesterday },
      { userId: other.id, hash: 'open', expiresAt: tomorrow },
    ]);
    await tx.insert(lobbyVisits).values([
      { userId: student.id, seenAt: yesterday },
      { userId: other.id, seenAt: tomorrow },
    ]);
    await tx.insert(uploads).values([
      {
        userId: student.id,
        objectPath: pathOf(newName(), 'image'),
        tokenHash: 'over',
        expiresAt: yesterday,
        createdAt: yesterday,
      },
      { userId: student.id, objectPath: pathOf(newName(), 'image'), tokenHash: 'open', expiresAt: tomorrow },
    ]);
  });
  const config = readConfig({ DATA_DIR: folder });
  const troubles: string[] = [];
  const stop = startPeriodicWork({
    db,
    config,
    log: pino({}, { write: line => void troubles.push(line) }),
    storage: createStorage(config.storage),
  });
  const left = async () => ({
    sessions: (await db.read.select().from(sessions)).map(({ id }) => id),
    links: (await db.read.select().from(passwordResets)).map(({ hash }) => hash),
    visitors: (await db.read.select().from(lobbyVisits)).map(({ userId }) => userId),
    images: (await db.read.select().from(uploads)).map(({ tokenHash }) => tokenHash),
  });
  await eventually(async () =>
    expect(await left()).toEqual({ sessions: ['open'], links: ['open'], visitors: [other.id], images: ['open'] }),
  );
  stop();
  expect(troubles).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
