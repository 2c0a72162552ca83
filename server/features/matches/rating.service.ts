import type { Tx } from '../../../db/client.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import { afterIdleDays, NEW_PLAYER, rate, type Rating } from '../../rules/glicko.ts';
import type { Side } from '../../rules/moves.ts';
import { CHARACTERS } from '../games/level-lists.schema.ts';
import { findGameRating, findPeople, saveGameRating } from './matches.queries.ts';
import { ABORTABLE_PLIES, type HeldMatch, type Table } from './table.ts';

/** How sure a level's fixed rating is. */
const LEVEL_DEVIATION = 60;

const SCORES: Record<NonNullable<HeldMatch['result']>, Record<Side, number>> = {
  '1-0': { white: 1, black: 0 },
  '0-1': { white: 0, black: 1 },
  '1/2-1/2': { white: 0.5, black: 0.5 },
};

/** No rating falls below this. */
const LOWEST_RATING = 100;

/**
 * A player's rating as uncertain as it has become; before the first rated game it is the one shown, and a guess. The
 * one shown is the truth: where something else has changed it, that is where the player goes on from.
 */
const ratingOf = async (tx: Tx, userId: number, now: Date): Promise<Rating> => {
  const known = await findGameRating(tx, userId);
  const [person] = await findPeople(tx, [userId]);
  const shown = person?.rating ?? NEW_PLAYER.rating;
  if (!known) return { ...NEW_PLAYER, rating: shown };
  const rating = Math.round(known.rating) === shown ? known.rating : shown;
  return afterIdleDays({ ...known, rating }, (now.getTime() - known.updatedAt.getTime()) / DAY_MS);
};

const opponentRating = (tx: Tx, { level }: HeldMatch, userId: number | null, now: Date): Promise<Rating> =>
  userId === null
    ? Promise.resolve({ ...NEW_PLAYER, rating: CHARACTERS[level ?? 'facil'].rating, deviation: LEVEL_DEVIATION })
    : ratingOf(tx, userId, now);

/** A game counts when it was rated to its end and both sides had moved: before, it could have been called off. */
export const counts = ({ match, moves }: Table): boolean =>
  match.status === 'finished' && match.rated && moves.length >= ABORTABLE_PLIES;

/**
 * Changes the ratings of a rated game's players, once, as it ends. @returns the table with what it did to them: the
 * ratings are those before it ended, which another game may have changed since it began.
 */
export const rateTable = async (tx: Tx, table: Table, now: Date): Promise<Table> => {
  const { match } = table;
  if (!counts(table) || !match.result) return table;
  const scores = SCORES[match.result];
  const ratings = {
    white: await opponentRating(tx, match, match.whiteId, now),
    black: await opponentRating(tx, match, match.blackId, now),
  };
  const change = async (side: Side, userId: number | null): Promise<number | null> => {
    if (userId === null) return null;
    const opponent = ratings[side === 'white' ? 'black' : 'white'];
    const after = rate(ratings[side], [{ opponent, score: scores[side] }]);
    const rated = { ...after, rating: Math.max(LOWEST_RATING, after.rating) };
    await saveGameRating(tx, userId, rated, now);
    return Math.round(rated.rating) - Math.round(ratings[side].rating);
  };
  const whiteChange = await change('white', match.whiteId);
  const blackChange = await change('black', match.blackId);
  const { white, black } = ratings;
  const before = { whiteRating: Math.round(white.rating), blackRating: Math.round(black.rating) };
  return { ...table, match: { ...match, ...before, whiteChange, blackChange } };
};
