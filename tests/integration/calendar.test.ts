import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { assignments, assignmentWork } from '../../db/schema/assignments.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { classTournaments } from '../../db/schema/class-tournaments.ts';
import { classCourses } from '../../db/schema/classes.ts';
import { lessons } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/users.ts';
import { startOf } from '../../server/common/days.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { findAddress, makeAddress, readFeed, revokeAddress } from '../../server/features/calendar/address.service.ts';
import { listWeek } from '../../server/features/calendar/calendar.service.ts';

import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { aClassOf, aClassWithWork, archive } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor, aSlot } from '../support/mentoring.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

/** A Wednesday. The work of `aClassWithWork` is due on Friday the 4th. */
const NOW = new Date('2040-05-02T15:00:00Z');
const at = (day: string, hour: number): Date => new Date(startOf(day).getTime() + hour * HOUR_MS);

let db: Db;
let professor: Viewer;
let child: Viewer;
let classId: number;
let assignmentId: number;
let course: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, child] = [await aProfessor(db), await aStudent(db)];
  course = await aCourse(db, professor, [{}, {}]);
  await enrol(db, child, course.id);
  const given = await aClassWithWork(db, { professor, student: child, course }, 'Mates');
  ({ classId, assignmentId } = given);
  const mentorId = await aMentor(db, { userId: professor.id, name: 'Ana Torres' });
  const slotId = await aSlot(db, mentorId, { startsAt: at('2040-05-03', 9) });
  await aSlot(db, mentorId, { startsAt: at('2040-05-03', 11) });
  await db.write(async tx => {
    await tx
      .update(lessons)
      .set({ scheduledAt: at('2040-05-02', 19) })
      .where(eq(lessons.id, course.lessons[0]!.id));
    await tx
      .update(lessons)
      .set({ scheduledAt: at('2040-05-07', 0) })
      .where(eq(lessons.id, course.lessons[1]!.id));
    await tx
      .update(classTournaments)
      .set({ startsAt: at('2040-05-06', 23) })
      .where(eq(classTournaments.id, given.classTournamentId));
    await tx.insert(bookings).values({ userId: child.id, slotId, seat: 1, price: 100, clientKey: 'chave-da-reserva' });
  });
});

const weekOf = async (viewer: Viewer, day?: string) =>
  (await listWeek(db.read, viewer, day, NOW)).entries.map(({ kind, day: on, title }) => [on, kind, title]);

const LESSON = ['2040-05-02', 'lesson', 'Aula 1'];
const WORK = ['2040-05-04', 'assignment', 'Mates'];
const TOURNAMENT = ['2040-05-06', 'class_tournament', 'Mates'];

test('a week holds work, lessons, tournaments and mentoring, of student and professor alone', async () => {
  expect(await weekOf(child)).toEqual([
    LESSON,
    ['2040-05-03', 'mentoring', 'Mentoria com Ana Torres'],
    WORK,
    TOURNAMENT,
  ]);
  const given = ['2040-05-03', 'mentoring', `Mentoria de ${professor.fullName}`];
  expect(await weekOf(professor)).toEqual([LESSON, given, WORK, TOURNAMENT]);
  for (const other of [await aProfessor(db), await aStudent(db)]) expect(await weekOf(other)).toEqual([]);
  expect((await weekOf(child, '2040-05-09')).map(([day, kind]) => [day, kind])).toEqual([['2040-05-07', 'lesson']]);
  const week = await listWeek(db.read, child, undefined, NOW);
  expect(week).toMatchObject({ today: '2040-05-02', from: '2040-04-30', to: '2040-05-06' });
});

test('a co-professor has the dates of the course that the class has, once', async () => {
  const other = await aProfessor(db);
  const otherClass = await aClassOf(db, other, []);
  expect(await weekOf(other)).toEqual([]);

  await db.write(tx => tx.insert(classCourses).values({ classId: otherClass, courseId: course.id }));
  expect((await weekOf(other)).map(([, kind]) => kind)).toEqual(['lesson']);
});

test('drafts, cancelled lessons and archived classes are in no calendar; what is done says so', async () => {
  const kinds = async (viewer: Viewer) => (await weekOf(viewer)).map(([, kind]) => kind);
  await db.write(tx =>
    tx.insert(assignmentWork).values({ assignmentId, userId: child.id, excused: true, updatedAt: NOW }),
  );
  const { entries } = await listWeek(db.read, child, undefined, NOW);
  expect(entries.map(({ done }) => done)).toEqual([null, null, true, null]);
  await db.write(async tx => {
    await tx.update(assignments).set({ isDraft: true });
    await tx.update(lessons).set({ cancelled: true });
  });
  expect(await kinds(child)).toEqual(['mentoring', 'class_tournament']);
  expect(await kinds(professor)).toEqual(['mentoring', 'class_tournament']);
  await archive(db, classId);
  expect(await kinds(child)).toEqual(['mentoring']);
});

const secretOf = async (viewer: Viewer): Promise<string> => (await makeAddress(db, viewer)).path.split('/').at(-2)!;
const feed = (secret: string) => readFeed(db.read, secret, NOW);
const REFUSED = { refusal: 'calendarAddressInvalid' };

test('another calendar reads the dates at the address, each person their own', async () => {
  const { ics } = await feed(await secretOf(child));
  const events = new ICAL.Component(ICAL.parse(ics) as unknown[]).getAllSubcomponents('vevent');
  expect(events.map(event => new ICAL.Event(event).summary).toSorted()).toEqual(
    expect.arrayContaining(['Mentoria com Ana Torres', 'Tarefa: Mates', 'Torneio: Mates']),
  );
  expect(events).toHaveLength(5);
  const other = await aStudent(db);
  expect((await feed(await secretOf(other))).ics).not.toContain('Mates');
});

test('an address ends with another, when it is revoked, with the password and with the account', async () => {
  const first = await secretOf(child);
  const second = await secretOf(child);
  await expect(feed(first)).rejects.toMatchObject(REFUSED);
  await expect(feed(first.slice(1))).rejects.toMatchObject(REFUSED);
  expect((await findAddress(db.read, child)).madeAt).not.toBeNull();
  expect(await revokeAddress(db, child)).toBe(true);
  expect(await revokeAddress(db, child)).toBe(false);
  await expect(feed(second)).rejects.toMatchObject(REFUSED);
  expect(await findAddress(db.read, child)).toEqual({ madeAt: null });
  const third = await secretOf(child);
  await db.write(tx => tx.update(users).set({ passwordHash: 'outra' }).where(eq(users.id, child.id)));
  await expect(feed(third)).rejects.toMatchObject(REFUSED);
  expect(await findAddress(db.read, child)).toEqual({ madeAt: null });
  const fourth = await secretOf(child);
  await feed(fourth);
  await db.write(tx => tx.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, child.id)));
  await expect(feed(fourth)).rejects.toMatchObject(REFUSED);
});
