import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { users } from '../../../db/schema/users.ts';

/** An event with entrants: a tournament, or a youth programme. */
export type Entered = { kind: 'tournament' | 'program'; id: number };

const COLUMN_OF = { tournament: bookings.tournamentId, program: bookings.programId } as const;
const isHeld = ({ kind, id }: Entered) => and(eq(COLUMN_OF[kind], id), isNull(bookings.cancelledAt));

const selectEntrants = (read: Read, entered: Entered) =>
  read
    .select({
      bookingId: bookings.id,
      name: users.fullName,
      email: users.email,
      dateOfBirth: users.dateOfBirth,
      rating: users.rating,
      category: bookings.category,
      price: bookings.price,
      enteredAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(isHeld(entered))
    .orderBy(asc(users.nameSearch), asc(bookings.id));

export type EntrantRow = Awaited<ReturnType<typeof selectEntrants>>[number];

export const findAllEntrants = (read: Read, entered: Entered): Promise<EntrantRow[]> => selectEntrants(read, entered);

/** One page of those with a seat, by name, and how many there are. */
export const findEntrants = async (read: Read, entered: Entered, page: number, pageSize: number) => {
  const [rows, [size]] = await Promise.all([
    selectEntrants(read, entered)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    read.select({ count: count() }).from(bookings).where(isHeld(entered)),
  ]);
  return { rows, total: size?.count ?? 0 };
};
