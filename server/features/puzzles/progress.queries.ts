import { count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { puzzleAttempts, puzzleCounts, puzzleThemes } from '../../../db/schema/puzzles.ts';

/** After ten thousand tries a student sees how they do now, and it costs no more. */
const LATEST = 1_000;

/** How a player did in the themes of the latest puzzles that they tried. */
export const findThemeResults = (read: Read, userId: number) => {
  const latest = read
    .select({
      puzzleId: puzzleAttempts.puzzleId,
      solvedAt: puzzleAttempts.solvedAt,
      firstTry: puzzleAttempts.firstTry,
    })
    .from(puzzleAttempts)
    .where(eq(puzzleAttempts.userId, userId))
    .orderBy(desc(puzzleAttempts.createdAt), desc(puzzleAttempts.id))
    .limit(LATEST)
    .as('latest');
  return read
    .select({
      theme: puzzleThemes.theme,
      tried: count(),
      solved: count(latest.solvedAt),
      atFirstTry: sql`sum(case when ${latest.firstTry} = 'solved' then 1 else 0 end)`.mapWith(Number),
    })
    .from(latest)
    .innerJoin(puzzleThemes, eq(puzzleThemes.puzzleId, latest.puzzleId))
    .groupBy(puzzleThemes.theme);
};

/** How many puzzles of each theme there are. */
export const findThemeTotals = (read: Read) =>
  read
    .select({ theme: puzzleCounts.theme, total: sum(puzzleCounts.total).mapWith(Number) })
    .from(puzzleCounts)
    .groupBy(puzzleCounts.theme);
