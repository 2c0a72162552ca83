import { describe, expect, test } from 'vitest';
import { tournaments } from '../../db/schema/youth.ts';
import { EventsInput } from '../../server/features/audit/audit.schema.ts';
import { listEvents } from '../../server/features/audit/log.service.ts';
import { cancelBooking } from '../../server/features/bookings/bookings.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { TournamentForm } from '../../server/features/tournaments/tournaments.schema.ts';
import {
  cancelTournament,
  changeTournament,
  createTournament,
  setRegistration,
} from '../../server/features/tournaments/tournaments.service.ts';
import { anAdmin, aStudent } from '../../server/harness/school.ts';
import { giveCoins } from '../support/store.ts';
import { aTournament, inDays } from '../support/youth.ts';
import { coinsOf, db, enter, shown, student, summedCoins, withStudent } from './tournaments-setup.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

withStudent();

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

  test('moving a tournament tells those who are entered, but a change that reads the same tells nobody', async () => {
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

  test('correcting a tournament of the past tells nobody', async () => {
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

  test('calling it off while a crowd enters leaves nobody with a seat or without their coins', async () => {
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

  test('making, changing, opening, closing and calling off a tournament are in the log, with who did it', async () => {
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
