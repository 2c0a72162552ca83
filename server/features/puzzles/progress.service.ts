import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { findThemeResults, findThemeTotals } from './progress.queries.ts';
import type { PuzzleStats, ThemeProgress } from './puzzles.schema.ts';
import { getStats } from './statistics.service.ts';
import { PuzzleTheme } from './themes.schema.ts';

/** How the viewer does in each theme of which there are puzzles. */
export const showProgress = async (
  db: Db,
  viewer: Viewer,
): Promise<{ stats: PuzzleStats; themes: ThemeProgress[] }> => {
  const [stats, totals, results] = await Promise.all([
    getStats(db.read, viewer.id, new Date()),
    findThemeTotals(db.read),
    findThemeResults(db.read, viewer.id),
  ]);
  const totalOf = new Map(totals.map(({ theme, total }) => [theme, total]));
  const resultOf = new Map(results.map(result => [result.theme, result]));
  const themes = PuzzleTheme.options.flatMap(theme => {
    const total = totalOf.get(theme) ?? 0;
    const { tried = 0, solved = 0, atFirstTry = 0 } = resultOf.get(theme) ?? {};
    return total > 0 ? [{ theme, total, tried, solved, atFirstTry }] : [];
  });
  return { stats, themes };
};
