import { and, asc, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { assignmentItems, assignments } from '../../../db/schema/assignments.ts';
import { chapters } from '../../../db/schema/chapters.ts';
import { lessons } from '../../../db/schema/courses.ts';
import { puzzles, puzzleThemes } from '../../../db/schema/puzzles.ts';

/** The published lessons among these, with their courses. */
export const findLessons = (read: Read, ids: readonly number[]) =>
  read
    .select({ id: lessons.id, courseId: lessons.courseId })
    .from(lessons)
    .where(and(inArray(lessons.id, [...ids]), eq(lessons.active, true)));

/** The chapters among these in which there is something to solve, in published lessons. */
export const findSolvable = (read: Read, ids: readonly number[]) =>
  read
    .select({ id: chapters.id, courseId: lessons.courseId })
    .from(chapters)
    .innerJoin(lessons, eq(lessons.id, chapters.lessonId))
    .where(
      and(
        inArray(chapters.id, [...ids]),
        inArray(chapters.mode, ['responder', 'jogar']),
        isNull(chapters.removedAt),
        eq(lessons.active, true),
      ),
    );

export const findPuzzleIds = async (read: Read, ids: readonly number[]): Promise<number[]> =>
  (
    await read
      .select({ id: puzzles.id })
      .from(puzzles)
      .where(inArray(puzzles.id, [...ids]))
  ).map(({ id }) => id);

/** The puzzles that a class was given before. */
export const findPuzzlesOfClass = async (read: Read, classId: number): Promise<Set<number>> => {
  const rows = await read
    .selectDistinct({ id: assignmentItems.puzzleId })
    .from(assignmentItems)
    .innerJoin(assignments, eq(assignments.id, assignmentItems.assignmentId))
    .where(eq(assignments.classId, classId));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};

/** A theme's easiest or hardest puzzles within a band of ratings. */
export const findOfTheme = (
  read: Read,
  {
    theme,
    from,
    to,
    limit,
    hardestFirst,
  }: { theme: string; from: number; to: number; limit: number; hardestFirst: boolean },
) => {
  const order = hardestFirst ? desc : asc;
  return read
    .select({ id: puzzleThemes.puzzleId, rating: puzzleThemes.rating })
    .from(puzzleThemes)
    .where(and(eq(puzzleThemes.theme, theme), gte(puzzleThemes.rating, from), lte(puzzleThemes.rating, to)))
    .orderBy(order(puzzleThemes.rating), order(puzzleThemes.puzzleId))
    .limit(limit);
};
