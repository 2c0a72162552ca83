import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { listDueChapters } from '../chapters/chapter-cards.service.ts';
import { countDue } from '../puzzles/choice.service.ts';
import { countDueCards } from '../training-cards/cards.service.ts';

/** How much of each kind the viewer should see again today: of chapters, those that are open to them. */
export const countAllDue = async (
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<{ puzzles: number; mistakes: number; chapters: number; endings: number; lines: number }> => {
  const [puzzles, { mistake, ending, repertoire }, chapters] = await Promise.all([
    countDue(db, viewer, now),
    countDueCards(db.read, viewer.id, now),
    listDueChapters(db, viewer, now),
  ]);
  return { puzzles, mistakes: mistake, chapters: chapters.length, endings: ending, lines: repertoire };
};
