import type { Db } from '../../../db/client.ts';
import { onceEach } from '../../common/once-each.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { GameTree } from '../../rules/game-tree.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';
import { getLessonToEdit } from '../teaching/lesson-writing.service.ts';
import { treeOfChapter } from './chapter-tree.ts';
import { findChapter, findTries, isOthersOfClassOf, type TryRow } from './chapters.queries.ts';
import type { TriedPosition } from './chapters.schema.ts';
import { wordsOf } from './chapters.service.ts';

/**
 * What was tried in a chapter, position by position, with names: by everybody in an own course, by the students of own
 * classes in another's course that these classes have. @throws AppError 404, 403 for other lessons.
 */
export const listTries = async (db: Db, viewer: Viewer, chapterId: number): Promise<TriedPosition[]> => {
  const chapter = await findChapter(db.read, chapterId);
  if (!chapter) throw new AppError('chapterNotFound');
  const isOfClasses = viewer.role === 'professor' && (await isOthersOfClassOf(db.read, chapter.lessonId, viewer.id));
  if (!isOfClasses) await getLessonToEdit(db.read, viewer, chapter.lessonId);
  const tries = await findTries(db.read, chapterId, isOfClasses ? viewer.id : undefined);
  const tree = treeOfChapter(chapter);
  return [...Map.groupBy(tries, ({ path }) => path)]
    .map(([path, rows]) => toPosition(tree, wordsOf(path), rows))
    .toSorted((a, b) => a.path.length - b.path.length);
};

/** The position after these moves, and how a move is written there. */
const fenAfter = (tree: GameTree, path: readonly string[]): string => {
  const position = positionOf(tree.start);
  let fen = tree.start;
  for (const uci of path) {
    const meant = position && meantMove(position, uci);
    if (!position || !meant) return fen;
    fen = playOn(position, meant).fen;
  }
  return fen;
};

/** How moves are written in a position. */
const namesIn = (fen: string): ((uci: string) => string) =>
  onceEach(uci => {
    const position = positionOf(fen);
    const meant = position && meantMove(position, uci);
    return position && meant ? playOn(position, meant).san : uci;
  });

const countBy = <Key>(rows: readonly TryRow[], key: (row: TryRow) => Key): Map<Key, TryRow[]> =>
  Map.groupBy(rows, key) as Map<Key, TryRow[]>;

type Student = TriedPosition['students'][number];
const STUCK_FIRST: readonly Student['state'][] = ['stuck', 'later', 'at_once'];

const toStudent = (sanOf: (uci: string) => string, own: readonly TryRow[]): Student => {
  const isSolved = own.some(({ isRight }) => isRight);
  const moves = own.flatMap(({ move }) => (move === null ? [] : [sanOf(move)]));
  return {
    userId: own[0]?.userId ?? 0,
    fullName: own[0]?.fullName ?? '',
    state: own[0]?.isRight ? 'at_once' : isSolved ? 'later' : 'stuck',
    moves,
    hints: own.length - moves.length,
  };
};

const toPosition = (tree: GameTree, path: string[], rows: readonly TryRow[]): TriedPosition => {
  const fen = fenAfter(tree, path);
  const sanOf = namesIn(fen);
  const moves = rows.filter((row): row is TryRow & { move: string } => row.move !== null);
  const byMove = Map.groupBy(moves, ({ move }) => move);
  const students = [...countBy(rows, ({ userId }) => userId).values()]
    .map(own => toStudent(sanOf, own))
    .toSorted((a, b) => STUCK_FIRST.indexOf(a.state) - STUCK_FIRST.indexOf(b.state));
  const countOf = (wanted: Student['state']): number => students.filter(({ state }) => state === wanted).length;
  return {
    path,
    fen,
    moves: [...byMove]
      .map(([uci, played]) => ({
        uci,
        san: sanOf(uci),
        right: played.some(({ isRight }) => isRight),
        count: played.length,
        students: [...countBy(played, ({ userId }) => userId)].map(([userId, own]) => ({
          userId,
          fullName: own[0]?.fullName ?? '',
          count: own.length,
        })),
      }))
      .toSorted((a, b) => b.count - a.count),
    students,
    solvedAtOnce: countOf('at_once'),
    solvedLater: countOf('later'),
    unsolved: countOf('stuck'),
    hints: rows.length - moves.length,
  };
};
