import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { auditEvents } from '../../db/schema/audit.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { exportEntrants, listEntrants } from '../../server/features/tournaments/entrants.service.ts';
import {
  listEventProfessors,
  listTaughtEvents,
  setEventProfessors,
} from '../../server/features/tournaments/event-professors.service.ts';
import { anAdmin, aProfessor, aStudent, type Member } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aProgram, aTournament } from '../support/youth.ts';

let db: Db;
let admin: Viewer;
let professor: Member;
beforeEach(async () => {
  db = await emptyDatabase();
  admin = await anAdmin(db);
  professor = await aProfessor(db);
});

const event = async (kind: 'tournament' | 'program') => ({
  kind,
  id: await (kind === 'tournament' ? aTournament(db) : aProgram(db)),
  title: 'Copa',
});

describe.each(['tournament', 'program'] as const)('of a %s', kind => {
  test('the entrants are for administrators and its own professors', async () => {
    const [own, other] = [await event(kind), await event(kind)];
    await setEventProfessors(db, admin, own, [professor.email]);
    await setEventProfessors(db, admin, other, [(await aProfessor(db)).email]);
    for (const read of [
      (of: typeof own, by: Viewer) => listEntrants(db, by, of, 1),
      (of: typeof own, by: Viewer) => exportEntrants(db, by, of),
    ]) {
      await read(own, professor);
      await expect(read(other, professor)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Só a administração e os professores deste evento veem os inscritos',
      });
      for (const any of [own, other]) await read(any, admin);
    }
    expect(await listTaughtEvents(db, professor)).toEqual({
      tournamentIds: kind === 'tournament' ? [own.id] : [],
      programIds: kind === 'program' ? [own.id] : [],
    });
  });

  test('the professors are named by email, replace those before, and the log says so', async () => {
    const own = await event(kind);
    const second = await aProfessor(db);
    await setEventProfessors(db, admin, own, [professor.email.toUpperCase(), professor.email]);
    const { professors } = await setEventProfessors(db, admin, own, [second.email]);
    expect(professors.map(({ id }) => id)).toEqual([second.id]);
    await expect(listEntrants(db, professor, own, 1)).rejects.toMatchObject({ refusal: 'otherProfessorsEvent' });
    await setEventProfessors(db, admin, own, []);
    expect(await listEventProfessors(db, own)).toEqual({ professors: [] });
    const noted = await db.read.select({ detail: auditEvents.detail }).from(auditEvents);
    expect(noted).toEqual(Array(3).fill({ detail: 'Professores de Copa' }));
  });

  test('an unknown account, a deactivated one and a student are refused, and nothing changes', async () => {
    const own = await event(kind);
    await setEventProfessors(db, admin, own, [professor.email]);
    const gone = await aProfessor(db, { deactivatedAt: new Date() });
    for (const [email, refusal] of [
      ['ninguem@exemplo.com', 'userNotFound'],
      [gone.email, 'userNotFound'],
      [(await aStudent(db)).email, 'notATeacher'],
    ] as const)
      await expect(setEventProfessors(db, admin, own, [email])).rejects.toMatchObject({ refusal });
    expect((await listEventProfessors(db, own)).professors.map(({ id }) => id)).toEqual([professor.id]);
  });
});
