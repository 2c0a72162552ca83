import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { sessions } from '../../db/schema/users.ts';
import { storageFaultOf } from '../../db/storage-faults.ts';
import { createSessions, hashOf } from '../../server/features/auth/sessions.ts';
import { appErrorFrom } from '../../server/app-error-from.ts';
import { sqliteFile } from '../support/database.ts';
import { aStudent } from '../../server/harness/school.ts';

const failure = (code: string, message = 'failed'): Error => Object.assign(new Error(message), { code });

describe('what a driver or the system throws is', () => {
  test.each([
    ['full', ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_IOERR_WRITE', '53100']],
    [
      'unwritable',
      [
        'SQLITE_BUSY',
        'SQLITE_BUSY_SNAPSHOT',
        'SQLITE_READONLY',
        'SQLITE_READONLY_DBMOVED',
        'SQLITE_IOERR_FSYNC',
        'EROFS',
        'EACCES',
        '25006',
        '40001',
        '40P01',
      ],
    ],
    ['unreachable', ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300']],
    [undefined, ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', 'ENOENT', 'ERR_ASSERTION']],
  ])('%s: %j', (fault, codes) => {
    for (const code of codes) expect([code, storageFaultOf(failure(code))]).toEqual([code, fault]);
  });

  test('known by its words where it has no code, and found behind what others say of it', () => {
    expect(storageFaultOf(new Error('Connection terminated unexpectedly'))).toBe('unreachable');
    expect(storageFaultOf(new Error('Failed query: insert', { cause: failure('SQLITE_FULL') }))).toBe('full');
    expect(storageFaultOf(new AggregateError([failure('ECONNREFUSED')], ''))).toBe('unreachable');
    expect(storageFaultOf(new Error('of another kind'))).toBeUndefined();
    expect(storageFaultOf('SQLITE_FULL')).toBeUndefined();
  });

  test('told in Portuguese, with a time to try again, and kept for the log', () => {
    const cause = failure('ENOSPC');
    expect(appErrorFrom(cause)).toMatchObject({
      refusal: 'noRoom',
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 60,
      cause,
    });
    expect(appErrorFrom(failure('23505'))).toBeUndefined();
  });
});

test('whose session would slide reads on though nothing can be written', async () => {
  const db = openDatabase({ kind: 'sqlite', file: await sqliteFile() });
  const cookie =
    (await createSessions(db, { secure: false }).start((await aStudent(db, { fullName: 'Ana' })).id)).split(';')[0] ??
    '';
  const soon = new Date(Date.now() + 60_000);
  await db.write(tx =>
    tx
      .update(sessions)
      .set({ expiresAt: soon })
      .where(eq(sessions.id, hashOf(cookie.split('=')[1] ?? ''))),
  );
  const withWrites = (error: Error) => createSessions({ ...db, write: () => Promise.reject(error) }, { secure: false });
  expect(await withWrites(failure('SQLITE_FULL')).find(cookie)).toMatchObject({ viewer: { fullName: 'Ana' } });
  await expect(withWrites(new Error('a fault of ours')).find(cookie)).rejects.toThrow('a fault of ours');
  await db.close();
});
