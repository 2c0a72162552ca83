import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { hasTriedAny, saveRating } from './attempts.queries.ts';
import { NEW_PLAYER } from '../../rules/glicko.ts';
import type { PlayerLevel, PuzzleStats } from './puzzles.schema.ts';
import { getStats } from './statistics.service.ts';

/** The first rating of somebody who says how they play. */
const RATINGS: Record<PlayerLevel, number> = { iniciante: 800, intermediario: 1_200, avancado: 1_600 };

/**
 * Sets the rating with which a player begins, as uncertain as any first one. It can be said again until the first try.
 * @throws AppError 409 after it: nobody lowers the rating that their results made.
 */
export const chooseLevel = (db: Db, viewer: Viewer, level: PlayerLevel): Promise<PuzzleStats> =>
  db.write(async tx => {
    if (await hasTriedAny(tx, viewer.id)) throw new AppError('puzzleLevelSettled');
    const now = new Date();
    await saveRating(tx, viewer.id, { ...NEW_PLAYER, rating: RATINGS[level] }, now);
    return getStats(tx, viewer.id, now);
  });
