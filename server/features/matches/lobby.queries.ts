import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { lobbyVisits, matches } from '../../../db/schema/matches.ts';
import { users } from '../../../db/schema/users.ts';

const MOST_SHOWN = 50;

/** Who was in the lobby since then, but for that user, by name. */
export const findHere = (read: Read, userId: number, since: Date) =>
  read
    .select({
      userId: users.id,
      name: users.fullName,
      rating: users.rating,
      provisional: users.ratingProvisional,
      role: users.role,
    })
    .from(lobbyVisits)
    .innerJoin(users, eq(users.id, lobbyVisits.userId))
    .where(
      and(
        gte(lobbyVisits.seenAt, since),
        ne(users.id, userId),
        isNull(users.deactivatedAt),
        eq(users.awaitingApproval, false),
      ),
    )
    .orderBy(asc(users.nameSearch), asc(users.id))
    .limit(MOST_SHOWN);

export const findVisit = async (read: Read, userId: number): Promise<Date | undefined> =>
  (await read.select({ seenAt: lobbyVisits.seenAt }).from(lobbyVisits).where(eq(lobbyVisits.userId, userId)))[0]
    ?.seenAt;

export const saveVisit = async (tx: Tx, userId: number, seenAt: Date): Promise<void> => {
  await tx
    .insert(lobbyVisits)
    .values({ userId, seenAt })
    .onConflictDoUpdate({ target: lobbyVisits.userId, set: { seenAt } });
};

/** A user's matches that wait or are played, the newest first. */
export const findOpen = (read: Read, userId: number) =>
  read
    .select()
    .from(matches)
    .where(
      and(
        or(eq(matches.whiteId, userId), eq(matches.blackId, userId), eq(matches.creatorId, userId)),
        inArray(matches.status, ['waiting', 'playing']),
      ),
    )
    .orderBy(asc(matches.status), asc(matches.id))
    .limit(MOST_SHOWN);
