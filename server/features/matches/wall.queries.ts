import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { matches, matchMoves } from '../../../db/schema/matches.ts';

/** More games than a school plays at a time. */
const MOST_PLAYING = 2_000;

const playersNow = prepared('players_now', read =>
  read
    .select({ id: matches.id, whiteId: matches.whiteId, blackId: matches.blackId })
    .from(matches)
    .where(eq(matches.status, 'playing'))
    .orderBy(desc(matches.id))
    .limit(MOST_PLAYING),
);
/** Who plays in each game that goes on, the newest first. */
export const findPlayersNow = (read: Read) => playersNow(read);

export const findByIds = (read: Read, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read
        .select()
        .from(matches)
        .where(inArray(matches.id, [...ids]))
        .orderBy(desc(matches.id));

/** The last move of each of these games. */
export const findLastMoves = (read: Read, ids: readonly number[]) => {
  if (ids.length === 0) return Promise.resolve([]);
  const last = read
    .select({ matchId: matchMoves.matchId, ply: max(matchMoves.ply).as('last_ply') })
    .from(matchMoves)
    .where(inArray(matchMoves.matchId, [...ids]))
    .groupBy(matchMoves.matchId)
    .as('last');
  return read
    .select({ matchId: matchMoves.matchId, ply: matchMoves.ply, uci: matchMoves.uci, fen: matchMoves.fen })
    .from(matchMoves)
    .innerJoin(last, and(eq(last.matchId, matchMoves.matchId), eq(last.ply, matchMoves.ply)));
};
export type LastMove = Awaited<ReturnType<typeof findLastMoves>>[number];
