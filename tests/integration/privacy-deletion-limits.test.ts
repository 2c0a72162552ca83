import { eq, or } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/audit.ts';
import { mentors } from '../../db/schema/mentoring.ts';
import { passwordResets, sessions as sessionRows, users } from '../../db/schema/users.ts';
import { youthPrograms, youthTeachers } from '../../db/schema/youth.ts';
import { enroll, getYouth } from '../../server/features/youth/youth.service.ts';
import { addDays, dayOf } from '../../server/common/days.ts';
import { anAdmin } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aProgram } from '../support/youth.ts';
import {
  aMember,
  aPlaceInTheSchool,
  db,
  erase,
  LONG_AGO,
  PASSWORD,
  sessions,
  withEmptySchool,
} from './privacy-setup.ts';

withEmptySchool();

test("an account that is deleted leaves other people's as they are", async () => {
  const { viewer } = await aMember('professor');
  const { viewer: other } = await aMember('professor', 'Outra Pessoa', 'outra@exemplo.com');
  for (const { id } of [viewer, other]) await aPlaceInTheSchool(id);
  const ofOther = () =>
    Promise.all([
      ...[mentors, youthTeachers, passwordResets, sessionRows].map(table =>
        db.read
          .select()
          .from(table as typeof mentors)
          .where(eq((table as typeof mentors).userId, other.id)),
      ),
      db.read
        .select()
        .from(auditEvents)
        .where(or(eq(auditEvents.actorId, other.id), eq(auditEvents.subjectId, other.id))),
    ]);
  const before = await ofOther();
  expect(before.map(rows => rows.length)).toEqual([1, 1, 1, 1, 3]);
  await erase(viewer);
  expect(await ofOther()).toEqual(before);
});

const bornYearsAgo = (years: number): string => addDays(dayOf(new Date()), -365 * years);

test('who is deleted is in no programme any more, begun as it may be, and is not counted', async () => {
  const { viewer } = await aMember();
  await giveCoins(db, viewer.id, 300);
  const programId = await aProgram(db);
  const child = { ...viewer, dateOfBirth: bornYearsAgo(11) };
  await enroll(db, child, { programId, category: 'sub12', clientKey: aKey() });
  await db.write(tx => tx.update(youthPrograms).set({ startsAt: LONG_AGO }).where(eq(youthPrograms.id, programId)));
  const students = async () => {
    const { summary, programs } = await getYouth(db, await anAdmin(db));
    return [summary.students, programs[0]?.students];
  };
  expect(await students()).toEqual([1, 1]);
  await erase(viewer);
  expect(await students()).toEqual([0, 0]);
});

describe('nothing is deleted', () => {
  test('without the password, which can be tried ten times', async () => {
    const { viewer, cookie } = await aMember();
    for (let i = 0; i < 10; i += 1)
      await expect(erase(viewer, 'errada')).rejects.toMatchObject({ refusal: 'wrongPassword' });
    await expect(erase(viewer)).rejects.toMatchObject({ refusal: 'tooManyAttempts' });
    expect(await sessions.find(cookie)).not.toBeNull();
  });

  test('of a demo account, in a demo school', async () => {
    const { viewer } = await aMember('student', 'Aluno', 'aluno@academia.demo');
    await expect(erase(viewer, PASSWORD, true)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'As contas de demonstração não podem ser excluídas',
    });
    await erase(viewer);
  });

  test('of the last administrator who can sign in', async () => {
    const { viewer } = await aMember();
    await db.write(tx => tx.update(users).set({ role: 'admin' }).where(eq(users.id, viewer.id)));
    await anAdmin(db, { deactivatedAt: new Date() });
    await expect(erase({ ...viewer, role: 'admin' })).rejects.toMatchObject({ code: 'CONFLICT', refusal: 'lastAdmin' });
    await anAdmin(db);
    await erase({ ...viewer, role: 'admin' });
  });

  test('twice: of two at once the second finds nobody', async () => {
    const { viewer } = await aMember();
    const tries = await Promise.allSettled([erase(viewer), erase(viewer)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
