import type { Db } from '../../../db/client.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Live } from '../../live/live.ts';
import { getClassToChange, getClassToTeach } from '../classes/scope.ts';
import { queueReviews } from '../game-reviews/game-reviews.service.ts';
import { inSan } from '../game-reviews/played-game.ts';
import {
  countReviewed,
  countUnreviewed,
  findMistakes,
  findShown,
  findUnreviewed,
  type Mistake,
} from './class-mistakes.queries.ts';
import {
  DAYS_LOOKED_AT,
  POSITIONS_SHOWN,
  REVIEWS_AT_ONCE,
  type ClassMistakes,
  type ClassPosition,
} from './class-mistakes.schema.ts';

type Row = Awaited<ReturnType<typeof findShown>>[number];

const toPosition = ({ fen, played, best, ...row }: Row): ClassPosition => ({
  ...row,
  fen,
  played: inSan(fen, [played])[0] ?? played,
  best: inSan(fen, best)[0] ?? '',
});

type Theme = { theme: Mistake['theme']; mistakes: number; students: number; latest: number[] };

/** What is counted of the mistakes with one theme, and the numbers of the latest. */
const toTheme = ([theme, of]: [Mistake['theme'], Mistake[]]): Theme => ({
  theme,
  mistakes: of.length,
  students: new Set(of.map(({ userId }) => userId)).size,
  latest: of
    .toSorted((a, b) => b.gameId - a.gameId || b.id - a.id)
    .slice(0, POSITIONS_SHOWN)
    .map(({ id }) => id),
});

const lately = (now: Date): Date => new Date(now.getTime() - DAYS_LOOKED_AT * DAY_MS);

/**
 * What goes wrong in the reviewed games of a class, by theme, the commonest first, with the latest positions of each.
 * @throws AppError 404 for another's class, 403 for its students.
 */
export const listClassMistakes = async (
  db: Db,
  viewer: Viewer,
  classId: number,
  now = new Date(),
): Promise<ClassMistakes> => {
  await getClassToTeach(db.read, viewer, classId);
  const which = { classId, since: lately(now) };
  const [mistakes, games, unreviewed] = await Promise.all([
    findMistakes(db.read, which),
    countReviewed(db.read, which),
    countUnreviewed(db.read, which),
  ]);
  const byTheme = [...Map.groupBy(mistakes, ({ theme }) => theme)].map(toTheme);
  const latest = byTheme.flatMap(theme => theme.latest);
  const rows = latest.length > 0 ? await findShown(db.read, latest) : [];
  const shown = new Map(rows.map(row => [row.id, row]));
  const themes = byTheme
    .toSorted((a, b) => b.mistakes - a.mistakes || b.students - a.students || a.theme.localeCompare(b.theme))
    .map(({ latest: ids, ...theme }) => ({
      ...theme,
      positions: ids.flatMap(id => shown.get(id) ?? []).map(toPosition),
    }));
  return { days: DAYS_LOOKED_AT, games, unreviewed, themes };
};

/**
 * Has the latest games of a class reviewed, one after the other, behind those who play and those who ask for their own.
 * @throws AppError 404 for another's class, 403 for its students, 409 for an archived class.
 */
export const reviewClass = async (
  { db, live }: { db: Db; live: Live },
  viewer: Viewer,
  classId: number,
  now = new Date(),
): Promise<{ asked: number }> => {
  const gameIds = await db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const found = await findUnreviewed(tx, { classId, since: lately(now) }, REVIEWS_AT_ONCE);
    await queueReviews(tx, viewer.id, found);
    return found;
  });
  const [first] = gameIds;
  if (first !== undefined) live.tell('review', first);
  return { asked: gameIds.length };
};
