import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { addDays, dayOf } from '../../server/common/days.ts';
import { EventsInput } from '../../server/features/audit/audit.schema.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { ageOn } from '../../server/features/tournaments/entry.policy.ts';
import { ProgramForm, TeacherForm, type YouthCategory } from '../../server/features/youth/youth.schema.ts';
import {
  changeProgram,
  changeTeacher,
  createProgram,
  createTeacher,
  enroll,
  getManagedYouth,
  getYouth,
} from '../../server/features/youth/youth.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aProgram } from '../support/youth.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  await giveCoins(db, student.id, 300);
});

const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;
const enrol = (
  programId: number,
  {
    by = student,
    category = 'sub12',
    clientKey = aKey(),
    price,
  }: { by?: Viewer; category?: YouthCategory; clientKey?: string; price?: number } = {},
) => enroll(db, by, { programId, category, clientKey, ...(price !== undefined && { price }) });

/** A birthday by which one is so many years old today, and so many days older. */
const bornFor = (years: number, days = 0): string => {
  const today = dayOf(new Date());
  return addDays(
    `${Number(today.slice(0, 4)) - years}${today.slice(4) === '-02-29' ? '-03-01' : today.slice(4)}`,
    -days,
  );
};

describe('enrolling in a programme', () => {
  test('takes its price, keeps the age group, and counts the student', async () => {
    const programId = await aProgram(db, { capacity: 10 });
    const { booking, coins } = await enrol(programId, { category: 'sub10', price: 120 });
    expect(booking).toMatchObject({
      kind: 'program',
      title: 'Escolinha',
      price: 120,
      category: 'sub10',
      cancellable: true,
    });
    expect([coins, await coinsOf()]).toEqual([180, 180]);
    const { summary, categories, programs } = await getYouth(db, student);
    expect(summary).toEqual({ students: 1, categories: 4, teachers: 0, tournamentsPerYear: 0 });
    expect(categories.map(({ students }) => students)).toEqual([0, 1, 0, 0]);
    expect(programs).toMatchObject([{ students: 1, category: 'sub10', seat: { bookingId: booking.id, price: 120 } }]);
  });

  test('twenty clicks with one mark pay once', async () => {
    const programId = await aProgram(db);
    const clientKey = aKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enrol(programId, { clientKey })));
    expect(new Set(answers.map(({ booking }) => booking.id)).size).toBe(1);
    expect(await coinsOf()).toBe(180);
  });

  test('one enrolment a programme; in two programmes one is still one student', async () => {
    const [first, second] = [await aProgram(db), await aProgram(db, { price: 100 })];
    await enrol(first);
    await expect(enrol(first, { category: 'sub14' })).rejects.toMatchObject({ message: 'Você já tem esta reserva' });
    await enrol(second);
    expect((await getYouth(db, student)).summary.students).toBe(1);
  });

  test('the last place by a crowd has one holder', async () => {
    const programId = await aProgram(db, { capacity: 1, price: 10 });
    const crowd = await Promise.all(Array.from({ length: 10 }, () => aStudent(db)));
    for (const { id } of crowd) await giveCoins(db, id, 10);
    const results = await Promise.allSettled(crowd.map(by => enrol(programId, { by })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await Promise.all(crowd.map(({ id }) => coinsOf(id)))).filter(coins => coins === 0)).toHaveLength(1);
    expect((await getYouth(db, student)).programs).toMatchObject([{ students: 1 }]);
  });

  test.each([
    ['on request', { price: null }, 'O preço deste programa é sob consulta: fale com a escola'],
    ['already begun', { startsAt: new Date(Date.now() - HOUR_MS) }, 'As inscrições estão encerradas'],
    ['dearer than one has', { price: 301 }, 'Você não tem moedas suficientes'],
  ])('one that is %s is refused', async (_how, own, message) => {
    await expect(enrol(await aProgram(db, own))).rejects.toMatchObject({ code: 'CONFLICT', message });
    expect(await coinsOf()).toBe(300);
  });

  test('one that is closed is a 404, and stays in sight of those who are in it', async () => {
    const programId = await aProgram(db);
    await enrol(programId);
    await changeProgram(db, await anAdmin(db), {
      programId,
      ...ProgramForm.parse({ name: 'Escolinha', description: 'Fechada', price: 120, active: false }),
    });
    const other = await aStudent(db);
    await expect(enrol(programId, { by: other })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Programa não encontrado',
    });
    expect([(await getYouth(db, student)).programs.length, (await getYouth(db, other)).programs.length]).toEqual([
      1, 0,
    ]);
    expect((await getManagedYouth(db)).programs).toMatchObject([{ active: false, students: 1 }]);
  });

  test('at another price than the one that was seen is refused', async () => {
    await expect(enrol(await aProgram(db), { price: 100 })).rejects.toMatchObject({
      message: 'O preço mudou. Confira antes de confirmar.',
    });
  });

  test('can be undone until 24 hours before the term, and at any time where it has no date', async () => {
    const [late, undated] = [
      await aProgram(db, { startsAt: new Date(Date.now() + 23 * HOUR_MS) }),
      await aProgram(db, { startsAt: null }),
    ];
    const [first, second] = [await enrol(late), await enrol(undated)];
    await expect(cancelBooking(db, student, first.booking.id)).rejects.toMatchObject({
      message: 'O cancelamento é possível até 24 horas antes do início',
    });
    expect((await cancelBooking(db, student, second.booking.id)).coins).toBe(180);
    expect((await getYouth(db, student)).programs.map(({ seat }) => seat?.cancellable ?? null)).toEqual([false, null]);
  });
});

describe('the age groups', () => {
  test.each([
    [5, []],
    [6, ['sub8']],
    [8, ['sub8', 'sub10']],
    [11, ['sub12']],
    [12, ['sub12', 'sub14']],
    [14, ['sub14']],
    [15, []],
  ])('at %i one may enter %j and no other', async (years, fitting) => {
    const programId = await aProgram(db, { price: 1 });
    for (const category of ['sub8', 'sub10', 'sub12', 'sub14'] as const) {
      const child = await aStudent(db, { dateOfBirth: bornFor(years, 100) });
      await giveCoins(db, child.id, 1);
      const entering = enrol(programId, { by: child, category });
      if (fitting.includes(category)) expect((await entering).booking.category).toBe(category);
      else
        await expect(entering).rejects.toMatchObject({
          code: 'CONFLICT',
          message: 'Pela data de nascimento do seu perfil, sua idade não é desta categoria',
        });
      expect((await getYouth(db, child)).categories.filter(({ suits }) => suits).map(group => group.category)).toEqual(
        fitting,
      );
    }
  });

  test('change on the birthday', () => {
    expect(ageOn('2016-11-22', '2026-11-21')).toBe(9);
    expect(ageOn('2016-11-22', '2026-11-22')).toBe(10);
    expect(ageOn('2016-02-29', '2026-02-28')).toBe(9);
    expect(ageOn('2016-02-29', '2026-03-01')).toBe(10);
  });
});

test('an administrator writes programmes and the team; who is out of it is not counted', async () => {
  const admin = await anAdmin(db);
  const program = await createProgram(
    db,
    admin,
    ProgramForm.parse({ name: 'Xadrez nas Escolas', description: 'Na sua escola' }),
  );
  expect(program).toMatchObject({
    price: null,
    classesPerWeek: null,
    capacity: null,
    startsAt: null,
    active: true,
    students: 0,
  });
  const { id } = await createTeacher(
    db,
    admin,
    TeacherForm.parse({ name: 'Camila Rocha', title: 'Professora', bio: 'Ensina' }),
  );
  expect((await getYouth(db, student)).summary.teachers).toBe(1);
  await changeTeacher(db, admin, {
    teacherId: id,
    name: 'Camila Rocha',
    title: 'Professora',
    bio: 'Ensina',
    active: false,
  });
  expect((await getYouth(db, student)).teachers).toEqual([]);
  expect((await getManagedYouth(db)).teachers).toMatchObject([{ id, active: false }]);
  await expect(
    changeTeacher(db, admin, { teacherId: 999, name: 'A', title: 'B', bio: 'C', active: true }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Professor não encontrado' });
  const { events } = await listEvents(db, EventsInput.parse({ group: 'store' }));
  expect(events.map(({ text }) => text.replace(admin.fullName, 'Eva')).toReversed()).toEqual([
    'Eva salvou “Categoria de Base: Xadrez nas Escolas” na administração da escola',
    'Eva salvou “Categoria de Base: Camila Rocha” na administração da escola',
    'Eva salvou “Categoria de Base: Camila Rocha” na administração da escola',
  ]);
});

test('enrolled students are told of another date, or that there is none, but of nothing else', async () => {
  const admin = await anAdmin(db);
  const programId = await aProgram(db, { price: 20, startsAt: null });
  await enrol(programId);
  const save = (change: object) =>
    changeProgram(db, admin, {
      programId,
      ...ProgramForm.parse({ name: 'Escolinha', description: 'Turmas por idade', ...change }),
    });
  await save({ description: 'Turmas pequenas', price: 90, classesPerWeek: 3, active: false });
  expect((await listNotifications(db, student)).notifications).toEqual([]);
  await save({ startsAt: '2126-03-02T17:00:00Z' });
  await save({ startsAt: '2126-03-02T17:00:00Z', name: 'Escolinha da Base' });
  await save({});
  expect((await listNotifications(db, student)).notifications).toMatchObject([
    { title: 'Mudança de data', text: 'Escolinha ainda não tem nova data de início.', href: '/categoria-base' },
    { title: 'Mudança de data', text: 'Escolinha começa em 02/03/2126 às 14:00.' },
  ]);
  await expect(
    changeProgram(db, admin, { programId: 999_999, ...ProgramForm.parse({ name: 'A', description: 'B' }) }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Programa não encontrado' });
});
