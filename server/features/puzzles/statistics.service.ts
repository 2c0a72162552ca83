import type { Read } from '../../../db/client.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import { findRating, findStatistics } from './attempts.queries.ts';
import { afterIdleDays, isGuess, NEW_PLAYER, type Rating } from '../../rules/glicko.ts';
import type { PuzzleStats } from './puzzles.schema.ts';

/** A stored rating as uncertain as it has become; a new player's when there is none. */
export const ratingNow = (known: (Rating & { updatedAt: Date }) | undefined, now: Date): Rating => {
  if (!known) return NEW_PLAYER;
  const { updatedAt, ...rating } = known;
  return afterIdleDays(rating, (now.getTime() - updatedAt.getTime()) / DAY_MS);
};

/** The viewer's statistics. */
export const getStats = async (read: Read, userId: number, now: Date): Promise<PuzzleStats> => {
  const [{ tried, solved, atFirstTry, averageMilliseconds, streak }, known] = await Promise.all([
    findStatistics(read, userId),
    findRating(read, userId),
  ]);
  const rating = ratingNow(known, now);
  return {
    solved,
    accuracy: tried === 0 ? null : Math.round((100 * atFirstTry) / tried),
    averageTime: averageMilliseconds === null ? null : Math.round(averageMilliseconds / 1_000),
    rating: Math.round(rating.rating),
    isGuess: isGuess(rating),
    asksLevel: tried === 0 && known === undefined,
    streak,
  };
};
