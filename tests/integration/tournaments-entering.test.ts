import { describe, expect, test } from 'vitest';
import { bookings } from '../../db/schema/bookings.ts';
import { tournaments } from '../../db/schema/youth.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { exportEntrants, listEntrants } from '../../server/features/tournaments/entrants.service.ts';
import { setEventProfessors } from '../../server/features/tournaments/event-professors.service.ts';
import { countInYear, listTournaments } from '../../server/features/tournaments/tournaments.service.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';
import { aTournament, inDays } from '../support/youth.ts';
import { coinsOf, db, enter, shown, student, summedCoins, withStudent } from './tournaments-setup.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

withStudent();

const seatsStored = async () => (await db.read.select({ id: bookings.id }).from(bookings)).length;
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

describe('the lists', () => {
  test(`have what is to come from the earliest on, and what is past from the latest back, \
without what was called off`, async () => {
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
    await setEventProfessors(db, admin, entered, [professor.email]);
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
