import { and, asc, count, desc, eq, getTableColumns, gt, gte, isNull, lte, max, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { tournaments } from '../../../db/schema/youth.ts';
import { TOURNAMENTS_PER_PAGE, type When } from './tournaments.schema.ts';

/** Tournaments with their number of players, and the seat of one viewer (0 for no viewer). */
const selectTournaments = (read: Read, viewerId: number) =>
  read
    .select({
      ...getTableColumns(tournaments),
      participants: sql`(
          select count(*) from ${bookings} b
          where b.tournament_id = ${tournaments.id} and b.cancelled_at is null)`.mapWith(Number),
      bookingId: bookings.id,
      paid: bookings.price,
    })
    .from(tournaments)
    .leftJoin(
      bookings,
      and(eq(bookings.tournamentId, tournaments.id), eq(bookings.userId, viewerId), isNull(bookings.cancelledAt)),
    );

export type TournamentRow = Awaited<ReturnType<typeof selectTournaments>>[number];

const isWhen = (when: When, now: Date) =>
  ({
    upcoming: gt(tournaments.startsAt, now),
    past: and(lte(tournaments.startsAt, now), isNull(tournaments.cancelledAt)),
    all: undefined,
  })[when];

/** One page of the tournaments, and how many there are. */
export const findTournaments = async (
  read: Read,
  viewerId: number,
  { when, page }: { when: When; page: number },
  now: Date,
) => {
  const wanted = isWhen(when, now);
  const order = when === 'upcoming' ? asc : desc;
  const [rows, [size]] = await Promise.all([
    selectTournaments(read, viewerId)
      .where(wanted)
      .orderBy(order(tournaments.startsAt), order(tournaments.id))
      .limit(TOURNAMENTS_PER_PAGE)
      .offset((page - 1) * TOURNAMENTS_PER_PAGE),
    read.select({ count: count() }).from(tournaments).where(wanted),
  ]);
  return { rows, total: size?.count ?? 0 };
};

export const findTournament = async (
  read: Read,
  viewerId: number,
  tournamentId: number,
): Promise<TournamentRow | undefined> =>
  (await selectTournaments(read, viewerId).where(eq(tournaments.id, tournamentId)))[0];

/** The start of the last tournament that is not cancelled. */
export const findLastStart = async (read: Read): Promise<Date | null> =>
  (
    await read
      .select({ last: max(tournaments.startsAt) })
      .from(tournaments)
      .where(isNull(tournaments.cancelledAt))
  )[0]?.last ?? null;

export const countBetween = async (read: Read, from: Date, to: Date): Promise<number> =>
  (
    await read
      .select({ count: count() })
      .from(tournaments)
      .where(and(isNull(tournaments.cancelledAt), gte(tournaments.startsAt, from), lte(tournaments.startsAt, to)))
  )[0]?.count ?? 0;

export type TournamentValues = Omit<typeof tournaments.$inferInsert, 'id' | 'createdAt'>;

export const insertTournament = async (tx: Tx, tournament: TournamentValues): Promise<number> => {
  const [inserted] = await tx.insert(tournaments).values(tournament).returning({ id: tournaments.id });
  if (!inserted) throw new Error('The tournament was not inserted');
  return inserted.id;
};

export const updateTournament = async (
  tx: Tx,
  tournamentId: number,
  change: Partial<TournamentValues>,
): Promise<void> => {
  await tx.update(tournaments).set(change).where(eq(tournaments.id, tournamentId));
};
