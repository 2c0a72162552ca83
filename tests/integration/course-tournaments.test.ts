import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listEntries } from '../../server/features/calendar/calendar.service.ts';
import { NewCourseTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import {
  createTournament,
  getClassTournament,
  listCourseCandidates,
  listCourseTournaments,
  listOwnTournaments,
} from '../../server/features/class-tournaments/class-tournaments.service.ts';
import { importReport } from '../../server/features/class-tournaments/import.service.ts';
import { markPresence } from '../../server/features/class-tournaments/leading.service.ts';
import { reportOf } from '../../server/features/class-tournaments/report.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

test('the students of a course play without a class: who was chosen sees it, and others may come late', async () => {
  const { id: courseId } = await aCourse(db, professor, [{}], { title: 'Táticas' });
  const students = [];
  for (let i = 0; i < 5; i += 1) students.push(await aStudent(db));
  for (const student of students) await enrol(db, student, courseId);
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('No students');
  const plan = { courseId, name: 'Copa do curso', format: 'swiss', rounds: 3, base: 600, overBoard: true };
  const hold = (values: object = {}) =>
    createTournament(db, professor, NewCourseTournament.parse({ ...plan, ...values }));
  expect((await hold()).standings).toHaveLength(5);
  const startsAt = '2040-05-04T18:00:00Z';
  const held = await hold({ studentIds: [first.id, second.id], startsAt });
  expect(held).toMatchObject({ classId: null, courseId, courseTitle: 'Táticas', teaches: true });
  const { id } = held;
  const seenBy = async (viewer: Viewer) =>
    (await listOwnTournaments(db, viewer, { page: 1, pageSize: 9 })).tournaments.map(one => one.id);
  expect(await seenBy(first)).toContain(id);
  expect(await seenBy(third)).not.toContain(id);
  expect(await seenBy(professor)).toContain(id);
  expect(await seenBy(await aProfessor(db))).toEqual([]);
  expect((await listCourseTournaments(db, professor, courseId)).tournaments).toHaveLength(2);
  expect((await listNotifications(db, first)).notifications[0]).toMatchObject({
    text: 'Você está neste torneio do curso Táticas.',
    href: `/torneios/${id}`,
  });
  const week = { from: new Date('2040-05-01'), to: new Date('2040-05-08') };
  const dates = async (viewer: Viewer) => (await listEntries(db.read, viewer, week, new Date())).map(one => one.id);
  expect([await dates(first), await dates(third), await dates(professor)]).toEqual([[id], [], [id]]);
  await expect(getClassTournament(db.read, third, id)).rejects.toMatchObject({ refusal: 'tournamentNotFound' });

  const asked = { courseId, search: third.fullName, page: 1, pageSize: 100 };
  expect((await listCourseCandidates(db, professor, asked)).students).toMatchObject([{ userId: third.id }]);
  await markPresence({ db }, professor, { tournamentId: id, userId: third.id, presence: 'playing' });
  expect(await seenBy(third)).toContain(id);
  const stranger = await aStudent(db);
  const late = { tournamentId: id, userId: stranger.id, presence: 'playing' } as const;
  await expect(markPresence({ db }, professor, late)).rejects.toMatchObject({ refusal: 'studentNotFound' });
  await expect(hold({ studentIds: [first.id, stranger.id] })).rejects.toMatchObject({ refusal: 'studentNotFound' });

  const report = await reportOf(db, professor, id);
  const { tournament, errors } = await importReport(db, professor, { courseId, report, dryRun: false });
  expect(errors).toEqual([]);
  expect(await reportOf(db, professor, tournament?.id ?? 0)).toBe(report);
  const broken = report.replace(/^(001.{11}).{33}/m, `$1${'Ninguém'.padEnd(33)}`);
  const told = await importReport(db, professor, { courseId, report: broken, dryRun: true });
  expect(told.errors).toMatchObject([{ message: '“Ninguém” não está no curso' }]);
});

test('a course with more students than a tournament may have needs a choice', async () => {
  const { id: courseId } = await aCourse(db, professor, [{}], { maxStudents: 200 });
  for (let i = 0; i < 101; i += 1) await enrol(db, await aStudent(db), courseId);
  const plan = { courseId, name: 'Copa', format: 'swiss', base: 600 };
  await expect(createTournament(db, professor, NewCourseTournament.parse(plan))).rejects.toMatchObject({
    refusal: 'tooManyPlayers',
  });
});
