import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { gameRatings, matches, matchMoves } from '../../../db/schema/matches.ts';

export const findGameRating = async (read: Read, userId: number) => {
  const { rating, deviation, volatility, updatedAt } = gameRatings;
  const found = read.select({ rating, deviation, volatility, updatedAt }).from(gameRatings);
  return (await found.where(eq(gameRatings.userId, userId)))[0] ?? null;
};

/** The games that a person has played or asked for on the server, with the person's own side alone. */
export const findMatches = async (read: Read, userId: number) => {
  const own = or(eq(matches.whiteId, userId), eq(matches.blackId, userId), eq(matches.creatorId, userId));
  const rows = await read.select().from(matches).where(own).orderBy(asc(matches.id));
  const moves = await read
    .select({ matchId: matchMoves.matchId, san: matchMoves.san })
    .from(matchMoves)
    .where(inArray(matchMoves.matchId, read.select({ id: matches.id }).from(matches).where(own)))
    .orderBy(asc(matchMoves.matchId), asc(matchMoves.ply));
  const byMatch = Map.groupBy(moves, ({ matchId }) => matchId);
  return rows.map(({ id, whiteId, opponent, base, increment, rated, status, result, ending, ...match }) => ({
    opponent,
    side: whiteId === userId ? ('white' as const) : ('black' as const),
    base,
    increment,
    rated,
    status,
    result,
    ending,
    ratingChange: whiteId === userId ? match.whiteChange : match.blackChange,
    moves: (byMatch.get(id) ?? []).map(({ san }) => san),
    createdAt: match.createdAt,
    endedAt: match.endedAt,
  }));
};
