import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countDue } from '../puzzles/choice.service.ts';
import { countDueCards } from './cards.service.ts';

/** How much of each kind the viewer should see again today. */
export const countAllDue = async (
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<{ puzzles: number; mistakes: number; endings: number; lines: number }> => {
  const [puzzles, { mistake, ending, repertoire }] = await Promise.all([
    countDue(db, viewer, now),
    countDueCards(db.read, viewer.id, now),
  ]);
  return { puzzles, mistakes: mistake, endings: ending, lines: repertoire };
};
