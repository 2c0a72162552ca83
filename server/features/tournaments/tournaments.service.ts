import { randomUUID } from 'node:crypto';
import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { book, bookOnce, cancelAllOf, getSettledBooking } from '../bookings/bookings.service.ts';
import { notifyRescheduling } from '../bookings/rescheduling.service.ts';
import { toOwnSeat } from './entry.policy.ts';
import {
  countBetween,
  findLastStart,
  findTournament,
  findTournaments,
  insertTournament,
  updateTournament,
  type TournamentRow,
} from './tournaments.queries.ts';
import {
  TOURNAMENTS_PER_PAGE,
  type EnterInput,
  type Tournament,
  type TournamentForm,
  type TournamentsInput,
  type UpdateTournamentInput,
} from './tournaments.schema.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** A visitor of the tournaments; null when not signed in. */
export type Visitor = Pick<Viewer, 'id'> | null;
const NOBODY = 0;
const YEAR_MS = 365 * DAY_MS;

/** One page of the school's tournaments. Past cancelled ones are left out, because they never took place. */
export const listTournaments = async (db: Db, visitor: Visitor, input: TournamentsInput) => {
  const now = new Date();
  const { rows, total } = await findTournaments(db.read, visitor?.id ?? NOBODY, input, now);
  return {
    tournaments: rows.map(row => toTournament(row, now)),
    total,
    page: input.page,
    pageSize: TOURNAMENTS_PER_PAGE,
  };
};

/** The number of tournaments in the year that ends with the last announced one, or now. */
export const countInYear = async (read: Read, now: Date): Promise<number> => {
  const last = await findLastStart(read);
  const end = last !== null && last > now ? last : now;
  return countBetween(read, new Date(end.getTime() - YEAR_MS), end);
};

/**
 * Enters the viewer in a tournament and pays for it. @throws AppError 404; 409 when it is not open, is over, is full,
 * is entered already or has another price, or when the coins are not enough.
 */
export const enterTournament = async (db: Db, viewer: Viewer, input: EnterInput) => {
  const bookingId = await db.write(tx => enterOnce(tx, viewer, input, new Date()));
  return getSettledBooking(db, viewer, bookingId);
};

/** Like `enterTournament`, inside a transaction and at a given time. @returns the booking's id. */
export const enterOnce = (tx: Tx, viewer: Viewer, input: EnterInput, now: Date): Promise<number> =>
  bookOnce(tx, viewer, input.clientKey, { kind: 'tournament', id: input.tournamentId }, () =>
    enter(tx, viewer, input, now),
  );

/**
 * Like `enterTournament`, inside a transaction and at a given time, without a client key. @returns the booking's id.
 */
const enter = async (
  tx: Tx,
  viewer: Pick<Viewer, 'id' | 'address'>,
  { tournamentId, clientKey, price }: EnterInput,
  now: Date,
): Promise<number> => {
  const tournament = await getRow(tx, tournamentId);
  if (tournament.cancelledAt !== null) throw new AppError('bookingClosed');
  if (tournament.registration !== 'open') throw new AppError('registrationNotOpen');
  const { name: title, capacity, startsAt } = tournament;
  return book(
    tx,
    viewer,
    { kind: 'tournament', id: tournamentId, title, price: tournament.price, capacity, startsAt },
    { clientKey, price },
    now,
  );
};

/** A tournament as the table stores it. */
export const valuesOf = ({ startsAt, ...form }: TournamentForm) => ({ ...form, startsAt: new Date(startsAt) });

export const createTournament = async (db: Db, actor: Actor, form: TournamentForm): Promise<Tournament> => {
  const tournamentId = await db.write(async tx => {
    await record(tx, actor, 'item_changed', { detail: `Torneio: ${form.name}` });
    return insertTournament(tx, { ...valuesOf(form), key: randomUUID() });
  });
  return getTournament(db, tournamentId);
};

/**
 * Changes a tournament. Paid entries stay as they are, and entrants are notified of another date or location. @throws
 * AppError 404, 409 after it was cancelled
 */
export const changeTournament = async (
  db: Db,
  actor: Actor,
  { tournamentId, ...form }: UpdateTournamentInput,
): Promise<Tournament> => {
  await db.write(async tx => {
    const now = new Date();
    const before = await getRow(tx, tournamentId);
    if (before.cancelledAt !== null) throw new AppError('tournamentOver');
    const after = valuesOf(form);
    await updateTournament(tx, tournamentId, after);
    await record(tx, actor, 'item_changed', { detail: `Torneio: ${form.name}` }, now);
    await notifyRescheduling(
      tx,
      { kind: 'tournament', id: tournamentId, title: form.name, href: '/tournaments' },
      before,
      after,
      now,
    );
  });
  return getTournament(db, tournamentId);
};

/** Opens or closes the registration. @throws AppError 404, 409 after it has begun or was cancelled */
export const setRegistration = async (
  db: Db,
  actor: Actor,
  tournamentId: number,
  open: boolean,
): Promise<Tournament> => {
  await db.write(async tx => {
    const row = await getRow(tx, tournamentId);
    if (row.cancelledAt !== null || row.startsAt <= new Date()) throw new AppError('tournamentOver');
    await updateTournament(tx, tournamentId, { registration: open ? 'open' : 'soon' });
    await record(tx, actor, open ? 'registration_opened' : 'registration_closed', { detail: row.name });
  });
  return getTournament(db, tournamentId);
};

/**
 * Cancels a tournament: all entrants are refunded and notified. @throws AppError 404, 409 after it has begun or was
 * cancelled
 */
export const cancelTournament = async (db: Db, actor: Actor, tournamentId: number): Promise<Tournament> => {
  await db.write(async tx => {
    const now = new Date();
    const { name, startsAt, cancelledAt } = await getRow(tx, tournamentId);
    if (cancelledAt !== null || startsAt <= now) throw new AppError('tournamentOver');
    await updateTournament(tx, tournamentId, { cancelledAt: now });
    await record(tx, actor, 'called_off', { detail: `o torneio “${name}”` }, now);
    await cancelAllOf(
      tx,
      actor,
      { kind: 'tournament', id: tournamentId, title: name, startsAt, href: '/tournaments' },
      now,
    );
  });
  return getTournament(db, tournamentId);
};

/** The tournament's title. @throws AppError 404 */
export const getTitle = async (db: Db, tournamentId: number): Promise<string> =>
  (await getRow(db.read, tournamentId)).name;

const getTournament = async (db: Db, tournamentId: number): Promise<Tournament> =>
  toTournament(await getRow(db.read, tournamentId), new Date());

const getRow = async (read: Read, tournamentId: number): Promise<TournamentRow> => {
  const row = await findTournament(read, NOBODY, tournamentId);
  if (!row) throw new AppError('tournamentNotFound');
  return row;
};

const toTournament = (row: TournamentRow, now: Date): Tournament => ({
  id: row.id,
  name: row.name,
  description: row.description,
  startsAt: row.startsAt.toISOString(),
  location: row.location,
  categories: row.categories,
  prize: row.prize,
  registration: row.registration,
  rules: row.rules,
  price: row.price,
  capacity: row.capacity,
  participants: row.participants,
  over: row.startsAt <= now,
  cancelled: row.cancelledAt !== null,
  seat: toOwnSeat(row, now),
});
