import { eq, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { tournaments } from '../../db/schema/youth.ts';
import { users } from '../../db/schema/users.ts';
import { EventsInput } from '../../server/features/audit/audit.schema.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { exportEntrants, listEntrants } from '../../server/features/tournaments/entrants.service.ts';
import { TournamentForm } from '../../server/features/tournaments/tournaments.schema.ts';
import {
  cancelTournament,
  changeTournament,
  countInYear,
  createTournament,
  enterTournament,
  listTournaments,
  setRegistration,
} from '../../server/features/tournaments/tournaments.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aProfessor, aStudent } from '../support/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aTournament, inDays } from '../support/youth.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  await giveCoins(db, student.id, 100);
});

const coinsOf = async (userId = student.id) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]!.coins;
const summedCoins = async (userId = student.id) =>
  Number(
    (
      await db.read
        .select({ coins: sum(ledger.coins) })
        .from(ledger)
        .where(eq(ledger.userId, userId))
    )[0]!.coins,
  );
const seatsStored = async () => (await db.read.select({ id: bookings.id }).from(bookings)).length;
const enter = (
  tournamentId: number,
  { by = student, clientKey = aKey(), price }: { by?: Viewer; clientKey?: string; price?: number } = {},
) => enterTournament(db, by, { tournamentId, clientKey, ...(price !== undefined && { price }) });
const shown = async (viewer: Viewer | null = student) =>
  (await listTournaments(db, viewer, { when: 'upcoming', page: 1 })).tournaments;
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const reasons = (results: PromiseSettledResult<unknown>[]) => [
  ...new Set(results.flatMap(result => (result.status === 'rejected' ? [(result.reason as Error).message] : []))),
];

describe('entering a tournament', () => {
  test('takes its price through the ledger, and shows the seat to its holder alone', async () => {
    const tournamentId = await aTournament(db, { capacity: 4 });
    const { booking, coins } = await enter(tournamentId, { price: 30 });
    expect(booking).toMatchObject({
      kind: 'tournament',
      thingId: tournamentId,
      title: 'Copa',
      price: 30,
      cancellable: true,
    });
    expect([coins, await coinsOf(), await summedCoins()]).toEqual([70, 70, 70]);
    expect(await shown()).toMatchObject([
      { participants: 1, seat: { bookingId: booking.id, price: 30, cancellable: true } },
    ]);
    expect(await shown(await aStudent(db))).toMatchObject([{ participants: 1, seat: null }]);
    expect(await shown(null)).toMatchObject([{ participants: 1, seat: null }]);
  });

  test('clicked ten times with one mark is paid once', async () => {
    const tournamentId = await aTournament(db);
    const clientKey = aKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(tournamentId, { clientKey })));
    expect(new Set(answers.map(({ booking }) => booking.id)).size).toBe(1);
    expect([await coinsOf(), await seatsStored()]).toEqual([70, 1]);
  });

  test('sent again gives the same seat, though the registration is closed by now', async () => {
    const tournamentId = await aTournament(db);
    const clientKey = aKey();
    const { booking } = await enter(tournamentId, { clientKey });
    await db.write(tx => tx.update(tournaments).set({ registration: 'soon' }));
    expect((await enter(tournamentId, { clientKey })).booking.id).toBe(booking.id);
    expect(await coinsOf()).toBe(70);
  });

  test('a second time is refused', async () => {
    const tournamentId = await aTournament(db);
    await enter(tournamentId);
    await expect(enter(tournamentId)).rejects.toMatchObject({ code: 'CONFLICT', message: 'Você já tem esta reserva' });
    expect(await coinsOf()).toBe(70);
  });

  test('the last seats by a crowd never holds more than there is room for', async () => {
    const tournamentId = await aTournament(db, { capacity: 3, price: 5 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => aStudent(db)));
    for (const { id } of crowd) await giveCoins(db, id, 20);
    const results = await Promise.allSettled(crowd.map(by => enter(tournamentId, { by })));
    expect([fulfilled(results), reasons(results)]).toEqual([3, ['Não há mais vagas']]);
    expect(await shown(null)).toMatchObject([{ participants: 3 }]);
    expect((await Promise.all(crowd.map(({ id }) => coinsOf(id)))).toSorted((a, b) => a - b)).toEqual([
      15,
      15,
      15,
      ...Array<number>(9).fill(20),
    ]);
  });

  test.each([
    ['soon', { registration: 'soon' as const }, 'As inscrições deste torneio não estão abertas'],
    [
      'by qualifiers',
      { registration: 'qualifiers' as const, rules: 'Oito melhores' },
      'As inscrições deste torneio não estão abertas',
    ],
    ['called off', { cancelledAt: new Date() }, 'As inscrições estão encerradas'],
    ['already begun', { startsAt: new Date(Date.now() - HOUR_MS) }, 'As inscrições estão encerradas'],
    ['dearer than one has', { price: 101 }, 'Você não tem moedas suficientes'],
  ])('one that is %s is refused, and leaves nothing behind', async (_how, own, message) => {
    const tournamentId = await aTournament(db, own);
    await expect(enter(tournamentId)).rejects.toMatchObject({ code: 'CONFLICT', message });
    expect([await coinsOf(), await seatsStored()]).toEqual([100, 0]);
  });

  test('at another price than the one that was seen is refused', async () => {
    const tournamentId = await aTournament(db);
    await expect(enter(tournamentId, { price: 20 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'O preço mudou. Confira antes de confirmar.',
    });
    expect(await coinsOf()).toBe(100);
  });

  test('that nobody knows is a 404', async () => {
    await expect(enter(999)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Torneio não encontrado' });
  });

  test('can be undone until 24 hours before it begins, and no minute later', async () => {
    const early = await aTournament(db, { startsAt: new Date(Date.now() + 24 * HOUR_MS + 60_000) });
    const late = await aTournament(db, { startsAt: new Date(Date.now() + 24 * HOUR_MS - 1_000) });
    const [first, second] = [await enter(early), await enter(late)];
    expect((await cancelBooking(db, student, first.booking.id)).coins).toBe(70);
    await expect(cancelBooking(db, student, second.booking.id)).rejects.toMatchObject({
      message: 'O cancelamento é possível até 24 horas antes do início',
    });
    expect((await shown()).map(({ seat }) => seat?.cancellable ?? null)).toEqual([false, null]);
    expect([await coinsOf(), await summedCoins()]).toEqual([70, 70]);
    expect((await enter(early)).coins).toBe(40);
  });
});

describe('an administrator', () => {
  test('calls a tournament off: everybody gets back what they paid, and is told, once', async () => {
    const tournamentId = await aTournament(db);
    const admin = await anAdmin(db);
    const other = await aStudent(db);
    await giveCoins(db, other.id, 50);
    await enter(tournamentId);
    await changeTournament(db, admin, {
      tournamentId,
      ...TournamentForm.parse({
        name: 'Copa',
        description: 'Nova',
        startsAt: inDays(12).toISOString(),
        location: 'Sede',
        categories: 'Todas',
        prize: 'Nada',
        registration: 'open',
        price: 45,
      }),
    });
    await enter(tournamentId, { by: other });
    expect([await coinsOf(), await coinsOf(other.id)]).toEqual([70, 5]);
    expect(await cancelTournament(db, admin, tournamentId)).toMatchObject({ cancelled: true, participants: 0 });
    expect([await coinsOf(), await summedCoins(), await coinsOf(other.id)]).toEqual([100, 100, 50]);
    const { notifications } = await listNotifications(db, student);
    expect(notifications).toMatchObject([
      { title: 'Reserva cancelada pela escola', href: '/tournaments', text: expect.stringContaining('Copa') as string },
      { title: 'Mudança de data' },
    ]);
    await expect(cancelTournament(db, admin, tournamentId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Este torneio já começou ou foi cancelado',
    });
    await expect(enter(tournamentId)).rejects.toMatchObject({ message: 'As inscrições estão encerradas' });
    expect(await coinsOf()).toBe(100);
  });

  test('who moves a tournament tells those who are entered, and nobody of what reads the same', async () => {
    const startsAt = new Date('2126-11-24T22:00:30.500Z');
    const tournamentId = await aTournament(db, { startsAt });
    const [admin, other, gone] = [await anAdmin(db), await aStudent(db), await aStudent(db)];
    await giveCoins(db, gone.id, 100);
    await enter(tournamentId);
    await cancelBooking(db, gone, (await enter(tournamentId, { by: gone })).booking.id);
    const form = {
      name: 'Copa',
      description: 'Cinco rodadas',
      startsAt: '2126-11-24T22:00:00Z',
      location: 'Sede',
      categories: 'Sub-8 a Sub-14',
      prize: 'Medalhas',
      registration: 'open',
      price: 30,
    };
    const save = (change: object) =>
      changeTournament(db, admin, { tournamentId, ...TournamentForm.parse({ ...form, ...change }) });
    await save({ name: 'Copa da Base', description: 'Sete rodadas', prize: 'Troféu', price: 45, capacity: 90 });
    expect((await listNotifications(db, student)).notifications).toEqual([]);
    await save({ startsAt: '2126-11-25T17:30:00Z' });
    await save({ startsAt: '2126-11-25T17:30:00Z', location: 'Ginásio' });
    await save({ startsAt: '2126-11-25T17:30:00Z', location: 'Ginásio' });
    await save({});
    expect((await listNotifications(db, student)).notifications).toMatchObject([
      {
        title: 'Mudança de data e local',
        text: 'Copa começa em 24/11/2126 às 19:00. Local: Sede.',
        href: '/tournaments',
      },
      { title: 'Mudança de local', text: 'Copa começa em 25/11/2126 às 14:30. Local: Ginásio.' },
      { title: 'Mudança de data', text: 'Copa começa em 25/11/2126 às 14:30. Local: Sede.' },
    ]);
    for (const who of [other, gone]) expect((await listNotifications(db, who)).notifications).toEqual([]);
  });

  test('who corrects a tournament of the past tells nobody', async () => {
    const tournamentId = await aTournament(db);
    await enter(tournamentId);
    await db.write(tx => tx.update(tournaments).set({ startsAt: inDays(-2) }));
    await changeTournament(db, await anAdmin(db), {
      tournamentId,
      ...TournamentForm.parse({
        name: 'Copa',
        description: 'Nova',
        startsAt: inDays(-3).toISOString(),
        location: 'Ginásio',
        categories: 'Todas',
        prize: 'Nada',
        price: 0,
      }),
    });
    expect((await listNotifications(db, student)).notifications).toEqual([]);
  });

  test('who calls it off while a crowd enters leaves nobody with a seat or without their coins', async () => {
    const tournamentId = await aTournament(db, { price: 10 });
    const admin = await anAdmin(db);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => aStudent(db)));
    for (const { id } of crowd) await giveCoins(db, id, 10);
    await Promise.allSettled([
      ...crowd.slice(0, 4).map(by => enter(tournamentId, { by })),
      cancelTournament(db, admin, tournamentId),
      ...crowd.slice(4).map(by => enter(tournamentId, { by })),
    ]);
    expect(await Promise.all(crowd.map(({ id }) => coinsOf(id)))).toEqual(Array(8).fill(10));
    expect(await shown()).toMatchObject([{ cancelled: true, participants: 0 }]);
  });

  test('creates one, opens its registration and closes it again', async () => {
    const admin = await anAdmin(db);
    const { id } = await createTournament(
      db,
      admin,
      TournamentForm.parse({
        name: 'Aberto',
        description: 'Sete rodadas',
        startsAt: inDays(5).toISOString(),
        location: 'Sede',
        categories: 'Todas',
        prize: 'Troféu',
        price: 0,
        capacity: 8,
      }),
    );
    expect(await shown()).toMatchObject([{ id, registration: 'soon', price: 0, capacity: 8 }]);
    expect(await setRegistration(db, admin, id, true)).toMatchObject({ registration: 'open' });
    expect((await enter(id)).coins).toBe(100);
    expect(await setRegistration(db, admin, id, false)).toMatchObject({ registration: 'soon', participants: 1 });
  });

  test('who makes, changes, opens, closes or calls off a tournament stands in the log', async () => {
    const admin = await anAdmin(db);
    const form = TournamentForm.parse({
      name: 'Copa',
      description: 'Sete rodadas',
      startsAt: inDays(5).toISOString(),
      location: 'Sede',
      categories: 'Todas',
      prize: 'Troféu',
      price: 0,
    });
    const { id } = await createTournament(db, admin, form);
    await setRegistration(db, admin, id, true);
    await setRegistration(db, admin, id, false);
    await changeTournament(db, admin, { tournamentId: id, ...form, name: 'Copa Nova' });
    await cancelTournament(db, admin, id);
    await expect(changeTournament(db, admin, { tournamentId: id, ...form })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const { events } = await listEvents(db, EventsInput.parse({ group: 'store' }));
    expect(events.map(({ text }) => text.replace(admin.fullName, 'Eva')).toReversed()).toEqual([
      'Eva salvou “Torneio: Copa” na administração da escola',
      'Eva abriu as inscrições do torneio “Copa”',
      'Eva fechou as inscrições do torneio “Copa”',
      'Eva salvou “Torneio: Copa Nova” na administração da escola',
      'Eva cancelou o torneio “Copa Nova” para todos',
    ]);
  });

  test.each([
    ['has begun', { startsAt: new Date(Date.now() - HOUR_MS) }],
    ['was called off', { cancelledAt: new Date() }],
  ])('neither opens nor calls off one that %s', async (_how, own) => {
    const tournamentId = await aTournament(db, own);
    await expect(setRegistration(db, await anAdmin(db), tournamentId, true)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(cancelTournament(db, await anAdmin(db), tournamentId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the lists', () => {
  test('have what is to come from the earliest on, and what is past from the latest back, without what was called off', async () => {
    for (const [name, days, cancelledAt] of [
      ['Daqui a pouco', 2, null],
      ['Mais tarde', 40, null],
      ['Cancelado', 9, new Date()],
      ['Ontem', -1, null],
      ['Há tempos', -100, null],
      ['Nunca houve', -5, new Date()],
    ] as const) {
      await aTournament(db, { name, startsAt: inDays(days), cancelledAt });
    }
    const names = async (when: 'upcoming' | 'past') =>
      (await listTournaments(db, null, { when, page: 1 })).tournaments.map(({ name }) => name);
    expect([await names('upcoming'), await names('past')]).toEqual([
      ['Daqui a pouco', 'Cancelado', 'Mais tarde'],
      ['Ontem', 'Há tempos'],
    ]);
    expect((await listTournaments(db, null, { when: 'all', page: 2 })).total).toBe(6);
    expect(await countInYear(db.read, new Date())).toBe(4);
  });

  test('count the tournaments of one year, to the last one announced', async () => {
    await aTournament(db, { startsAt: inDays(100) });
    await aTournament(db, { startsAt: inDays(-264) });
    await aTournament(db, { startsAt: inDays(-266) });
    expect(await countInYear(db.read, new Date())).toBe(2);
    await db.write(tx => tx.update(tournaments).set({ cancelledAt: new Date() }));
    expect(await countInYear(db.read, new Date())).toBe(0);
  });

  test('of those entered give an address to administrators only', async () => {
    const tournamentId = await aTournament(db);
    const child = await aStudent(db, {
      fullName: '=Ana; Lima',
      dateOfBirth: `${new Date().getUTCFullYear() - 9}-01-01`,
    });
    await giveCoins(db, child.id, 30);
    await enter(tournamentId, { by: child });
    const entered = { kind: 'tournament' as const, id: tournamentId, title: 'Copa' };
    const [professor, admin] = [await aProfessor(db), await anAdmin(db)];
    expect(await listEntrants(db, professor, entered, 1)).toMatchObject({
      title: 'Copa',
      total: 1,
      entrants: [{ name: '=Ana; Lima', age: 9, email: null, price: 30, rating: 1200 }],
    });
    expect((await listEntrants(db, admin, entered, 1)).entrants[0]!.email).toBe(child.email);
    const [forProfessor, forAdmin] = [
      await exportEntrants(db, professor, entered),
      await exportEntrants(db, admin, entered),
    ];
    expect(forProfessor.csv).not.toContain(child.email);
    expect(forAdmin.csv).toContain(child.email);
    expect(forAdmin.csv.split('\r\n')[1]).toMatch(/^"'=Ana; Lima";9;;1200;30;/);
  });
});
