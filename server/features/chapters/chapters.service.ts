import type { Db, Read, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { type GameTree, treesIn } from '../../rules/game-tree.ts';
import { tagsOfChapter } from '../../rules/chapter-tags.ts';
import { isPlayable } from '../../rules/position.ts';
import { pgnOf } from '../../rules/tree-pgn.ts';
import { getLesson } from '../lessons/lessons.service.ts';
import { findEnrollmentOf } from '../progress/study-step.service.ts';
import { getLessonToEdit } from '../teaching/lesson-writing.service.ts';
import { measureAgain, measureLessonAgain } from '../teaching/lesson-measures.ts';
import { chapterSeconds } from './chapter-time.ts';
import { versionOf } from './chapter-version.ts';
import { hasSameMoves, hasSomethingToFind, openingPath, treeOfChapter } from './chapter-tree.ts';
import {
  changeChapter,
  findChapters,
  findProgress,
  findRemovedChapters,
  forgetPaths,
  insertChapter,
  removeChapters,
  type ChapterRow,
  type NewChapter,
  type ProgressRow,
} from './chapters.queries.ts';
import { MAX_CHAPTERS, type Chapter, type ChapterForm, type SaveChaptersInput } from './chapters.schema.ts';

/**
 * A lesson's chapters as the viewer may see them: right moves stay here until they are played. None of a lesson that
 * the viewer may not study yet.
 * @throws AppError 404 for a lesson that is not visible to the viewer.
 */
export const listChapters = async (db: Db, viewer: Viewer, lessonId: number): Promise<Chapter[]> => {
  const lesson = await getLesson(db, viewer, lessonId);
  if (!lesson.accessible) return [];
  const enrollmentId = viewer.role === 'student' ? await findEnrollmentOf(db.read, viewer, lesson.courseId) : undefined;
  const [rows, progress] = await Promise.all([
    findChapters(db.read, lessonId),
    enrollmentId === undefined ? [] : findProgress(db.read, enrollmentId, lessonId),
  ]);
  const own = new Map(progress.map(row => [row.chapterId, row]));
  return rows.map(row => toChapter(row, own.get(row.id), viewer.role !== 'student'));
};

export const wordsOf = (path: string): string[] => path.split(' ').filter(Boolean);

const toChapter = (row: ChapterRow, progress: ProgressRow | undefined, withAnswers: boolean): Chapter => {
  const tree = treeOfChapter(row);
  const walked = wordsOf(progress?.path ?? '');
  return {
    id: row.id,
    title: row.title,
    mode: row.mode,
    goal: row.goal,
    side: row.side,
    fen: tree.start,
    comment: tree.written,
    pgn: row.mode === 'ler' || withAnswers ? row.pgn : null,
    path: walked.length > 0 || row.mode === 'ler' ? walked : [...pathAtStart(row, tree)],
    solved: Boolean(progress?.solvedAt),
    solvedAt: progress?.solvedAt?.toISOString() ?? null,
  };
};

/** In `jogar` the game begins with the position as it is. */
const pathAtStart = ({ mode, side }: Pick<ChapterRow, 'mode' | 'side'>, tree: GameTree): readonly string[] =>
  mode === 'responder' ? openingPath(tree, side) : [];

const titleOf = (form: ChapterForm, tree: GameTree, i: number): string =>
  i === 0 ? form.title : (tree.tags['ChapterName'] ?? (tree.title || `${form.title} (${i + 1})`)).slice(0, 120);

/** One PGN can hold several chapters; the first keeps the form's id. @throws AppError 400 */
const rowsOf = (form: ChapterForm): { id: number | undefined; chapter: Omit<NewChapter, 'position'> }[] =>
  treesIn(form.pgn).map((tree, i) => {
    const { mode, side } = form;
    const goal = mode === 'jogar' ? form.goal : null;
    if (mode === 'jogar' && goal === null) throw new AppError('goalMissing');
    if (mode === 'jogar' && !isPlayable(tree.start, side)) throw new AppError('notPlayable');
    if (mode === 'responder' && !hasSomethingToFind(tree, side)) throw new AppError('nothingToFind');
    return {
      id: i === 0 ? form.id : undefined,
      chapter: {
        title: titleOf(form, tree, i),
        mode,
        goal,
        side,
        pgn: pgnOf(tree, tree.tags),
        seconds: chapterSeconds({ mode, side }, tree),
      },
    };
  });

/**
 * The chapters that forms make, for a lesson that has none. @throws AppError 400 for one with nothing to do, or too
 * many.
 */
export const readyChapters = (forms: readonly ChapterForm[]): Omit<NewChapter, 'position'>[] => {
  const ready = forms.flatMap(rowsOf).map(({ chapter }) => chapter);
  if (ready.length > MAX_CHAPTERS) throw new AppError('tooManyChapters');
  return ready;
};

/** Gives a new lesson its chapters, inside a transaction. The caller checks permissions first. */
export const addChapters = async (
  tx: Tx,
  lessonId: number,
  ready: readonly Omit<NewChapter, 'position'>[],
): Promise<void> => {
  for (const [i, chapter] of ready.entries()) await insertChapter(tx, lessonId, { ...chapter, position: i + 1 });
  if (ready.length > 0) await measureLessonAgain(tx, lessonId);
};

/** A lesson's chapters as forms that would make them again. */
export const readChapterForms = async (read: Read, lessonId: number): Promise<Omit<ChapterForm, 'id'>[]> =>
  (await findChapters(read, lessonId)).map(({ title, mode, goal, side, pgn }) => ({ title, mode, goal, side, pgn }));

/** Other words about the same moves leave everybody where they are. */
const isOtherBoard = (row: ChapterRow, { mode, goal, side, pgn }: Omit<NewChapter, 'position'>): boolean =>
  row.mode !== mode ||
  row.goal !== goal ||
  row.side !== side ||
  (row.pgn !== pgn && !hasSameMoves(treeOfChapter(row), treeOfChapter({ pgn })));

/**
 * Makes these the lesson's chapters, in order: known ones are changed, new ones added, all others removed; what
 * students tried is kept, and comes back with a chapter that was removed.
 * @throws AppError 404, 403 for another owner's lesson, 400 for a chapter of another lesson or one with nothing to do,
 * 409 when somebody saved since `version` was read.
 */
export const saveChapters = async (
  db: Db,
  viewer: Viewer,
  { lessonId, version, chapters: forms }: SaveChaptersInput,
): Promise<Chapter[]> => {
  const sent = forms.flatMap(rowsOf);
  if (sent.length > MAX_CHAPTERS) throw new AppError('tooManyChapters');
  await db.write(async tx => {
    const lesson = await getLessonToEdit(tx, viewer, lessonId);
    const now = new Date();
    const rows = await findChapters(tx, lessonId);
    const isRead = version === undefined || version === versionOf(rows.map(row => toChapter(row, undefined, true)));
    if (!isRead) throw new AppError('staleVersion');
    const present = new Map(rows.map(row => [row.id, row]));
    const others = sent.flatMap(({ id }) => (id === undefined || present.has(id) ? [] : id));
    const removed = await findRemovedChapters(tx, lessonId, others);
    const known = new Map([...rows, ...removed].map(row => [row.id, row]));
    for (const [i, { id, chapter }] of sent.entries())
      await saveChapter(tx, lessonId, takeFrom(known, id), { ...chapter, position: i + 1 });
    await removeChapters(tx, [...known.keys()], now);
    await measureAgain(tx, lesson);
  });
  return listChapters(db, viewer, lessonId);
};

const takeFrom = (known: Map<number, ChapterRow>, id: number | undefined): ChapterRow | undefined => {
  if (id === undefined) return undefined;
  const row = known.get(id);
  if (!row) throw new AppError('chapterNotInLesson');
  known.delete(id);
  return row;
};

const saveChapter = async (
  tx: Tx,
  lessonId: number,
  row: ChapterRow | undefined,
  chapter: NewChapter,
): Promise<void> => {
  if (!row) return void (await insertChapter(tx, lessonId, chapter));
  await changeChapter(tx, row.id, chapter);
  if (isOtherBoard(row, chapter)) await forgetPaths(tx, row.id);
};

/** The chapters of a lesson as one PGN, right moves included. @throws AppError 404, 403 for another owner's lesson. */
export const exportChapters = async (
  db: Db,
  viewer: Viewer,
  lessonId: number,
): Promise<{ filename: string; pgn: string }> => {
  const rows = await db.write(async tx => {
    await getLessonToEdit(tx, viewer, lessonId);
    return findChapters(tx, lessonId);
  });
  const pgn = rows.map(row => {
    const tree = treeOfChapter(row);
    return pgnOf(tree, { ...tree.tags, ...tagsOfChapter(row) });
  });
  return { filename: `licao-${lessonId}.pgn`, pgn: pgn.join('\n') };
};
