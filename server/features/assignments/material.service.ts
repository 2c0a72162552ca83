import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { NewItem } from './assignments.queries.ts';
import { findLessons, findOfTheme, findPuzzleIds, findPuzzlesOfClass, findSolvable } from './material.queries.ts';
import { getClassToTeach } from '../classes/scope.ts';
import { MAX_ITEMS, type CreateAssignmentInput, type OfThemeInput } from './assignment-form.schema.ts';

type Material = {
  items: NewItem[];
  /** The courses that the items are in: who is not enrolled in them cannot do them. */ courseIds: number[];
};
type Asked = Omit<CreateAssignmentInput, 'studentIds'>;

const MAX_RATING = 3_500;
const USUAL_COUNT = 10;

/** @throws AppError 400 unless all that were asked for were found. */
const allOf = <Row extends { id: number }>(ids: readonly number[], found: readonly Row[]): Row[] => {
  const byId = new Map(found.map(row => [row.id, row]));
  return ids.map(id => {
    const row = byId.get(id);
    if (!row) throw new AppError('materialMissing');
    return row;
  });
};

const coursesOf = (rows: readonly { courseId: number }[]): number[] => [...new Set(rows.map(row => row.courseId))];

/**
 * So many of a theme's puzzles, from the easiest of the band to the hardest in even steps; what the class was given
 * before comes only where there are no others. @throws AppError 400 where there is none.
 */
const puzzlesOfTheme = async (
  read: Read,
  { theme, ratingFrom = 0, ratingTo = MAX_RATING, count = USUAL_COUNT, classId }: Asked,
): Promise<number[]> => {
  if (theme === undefined) throw new AppError('noPuzzlesOfTheme');
  const given = await findPuzzlesOfClass(read, classId);
  const [easiest] = await findOfTheme(read, { theme, from: ratingFrom, to: ratingTo, limit: 1, hardestFirst: false });
  const [hardest] = await findOfTheme(read, { theme, from: ratingFrom, to: ratingTo, limit: 1, hardestFirst: true });
  if (!easiest || !hardest) throw new AppError('noPuzzlesOfTheme');
  const chosen: number[] = [];
  for (let step = 0; step < count; step += 1) {
    const from = easiest.rating + ((hardest.rating - easiest.rating) * step) / count;
    const band = { theme, from, to: ratingTo, limit: count + given.size + 1, hardestFirst: false };
    const next = (await findOfTheme(read, band)).find(({ id }) => !chosen.includes(id) && !given.has(id));
    if (next) chosen.push(next.id);
  }
  const rest = await findOfTheme(read, {
    theme,
    from: ratingFrom,
    to: ratingTo,
    limit: 2 * count + given.size,
    hardestFirst: false,
  });
  const spare = rest.map(({ id }) => id).filter(id => !chosen.includes(id));
  const newFirst = spare.toSorted((a, b) => Number(given.has(a)) - Number(given.has(b)));
  return [...chosen, ...newFirst.slice(0, count - chosen.length)];
};

/** How many puzzles of a theme there are, counted up to the most of one assignment. @throws AppError 404, 403 */
export const countOfTheme = async ({ read }: Db, viewer: Viewer, input: OfThemeInput) => {
  const { classId, theme, ratingFrom: from, ratingTo: to } = input;
  await getClassToTeach(read, viewer, classId);
  const found = await findOfTheme(read, { theme, from, to, limit: MAX_ITEMS, hardestFirst: false });
  return { available: found.length };
};

/** What an assignment's items are to be. @throws AppError 400 for what there is not, or is not published. */
export const materialOf = async (read: Read, input: Asked): Promise<Material> => {
  const { kind, lessonIds = [], chapterIds = [], puzzleIds } = input;
  if (kind === 'lessons') {
    const found = allOf(lessonIds, await findLessons(read, lessonIds));
    return { items: found.map(({ id }) => ({ lessonId: id })), courseIds: coursesOf(found) };
  }
  if (kind === 'board') {
    const found = allOf(chapterIds, await findSolvable(read, chapterIds));
    return { items: found.map(({ id }) => ({ chapterId: id })), courseIds: coursesOf(found) };
  }
  if (kind === 'puzzles') {
    const ids = puzzleIds
      ? allOf(
          puzzleIds,
          (await findPuzzleIds(read, puzzleIds)).map(id => ({ id })),
        ).map(({ id }) => id)
      : await puzzlesOfTheme(read, input);
    return { items: ids.map(id => ({ puzzleId: id })), courseIds: [] };
  }
  return { items: [], courseIds: kind === 'course' && input.courseId !== undefined ? [input.courseId] : [] };
};
