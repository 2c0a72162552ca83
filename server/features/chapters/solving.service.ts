import type { Db, Tx } from '../../../db/client.ts';
import { finalLines, type Engine } from '../../engine/engine.ts';
import { readGame } from '../../engine/position.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';
import { getLesson } from '../lessons/lessons.service.ts';
import { findStudyStep, requireUnlocked } from '../progress/study-step.service.ts';
import {
  answerTo,
  bareMove,
  fenAt,
  isReadThrough,
  nodeAt,
  rightMoves,
  solvedTo,
  treeOfChapter,
  type Path,
  type ToldMove,
} from './chapter-tree.ts';
import { noteSolved } from './chapter-cards.service.ts';
import {
  countHints,
  findChapter,
  findOwnProgress,
  insertTry,
  saveProgress,
  type ChapterRow,
} from './chapters.queries.ts';
import type { Hint, MoveInput, MoveOutput } from './chapters.schema.ts';
import { goalOf, standingOf } from './goal.ts';

/** Fixed, so that a refutation is the same each time and on each machine. */
const REFUTATION = { lines: 1, limits: { nodes: 20_000 } };

const textOf = (path: Path): string => path.join(' ');

/** The engine's move in a position; none where the game is over, or the position is only a beginner's exercise. */
const engineReply = async (engine: Engine, viewer: Pick<Viewer, 'id'>, fen: string): Promise<ToldMove | null> => {
  const after = positionOf(fen);
  if (!after || after.isEnd() || after.board.king.size() !== 2) return null;
  const { position } = readGame(fen);
  const { lines } = await engine.search({ position, ...REFUTATION }, { person: viewer.id, wants: 'move' });
  const uci = finalLines(lines)[0]?.moves[0];
  const meant = uci === undefined ? undefined : meantMove(after, uci);
  return meant ? bareMove(playOn(after, meant)) : null;
};

/** The student's enrollment in a chapter whose lesson they may study now; null for staff, who only look. */
const findEnrollmentId = async (tx: Tx, viewer: Viewer, chapter: ChapterRow): Promise<number | null> => {
  if (viewer.role !== 'student') return null;
  const studied = await findStudyStep(tx, viewer, chapter.lessonId, new Date());
  await requireUnlocked(tx, studied);
  return studied.own.enrollment.id;
};

/** @throws AppError 404 for a chapter of a lesson that is not visible to the viewer, 403 of one they may not study. */
const getChapter = async (db: Db, viewer: Viewer, chapterId: number): Promise<ChapterRow> => {
  const chapter = await findChapter(db.read, chapterId);
  if (!chapter) throw new AppError('chapterNotFound');
  if (viewer.role === 'student') {
    await db.write(tx => findEnrollmentId(tx, viewer, chapter));
    return chapter;
  }
  const lesson = await getLesson(db, viewer, chapter.lessonId);
  if (!lesson.accessible) throw new AppError('premiumContent');
  return chapter;
};

type Outcome = MoveOutput & { tried: string };

const respond = async (
  engine: Engine,
  viewer: Viewer,
  chapter: ChapterRow,
  { move, path }: Pick<MoveInput, 'move' | 'path'>,
): Promise<Outcome> => {
  const answer = answerTo(treeOfChapter(chapter), chapter.side, path, move);
  if (!answer) throw new AppError('moveNotPossible');
  const reply = answer.isKnown ? answer.reply : await engineReply(engine, viewer, answer.fen);
  return {
    right: answer.isRight,
    move: answer.move,
    reply,
    finished: answer.isFinished,
    missed: false,
    path: [...answer.path],
    tried: answer.move.uci,
  };
};

const playOut = async (
  engine: Engine,
  viewer: Viewer,
  chapter: ChapterRow,
  { move, path }: Pick<MoveInput, 'move' | 'path'>,
): Promise<Outcome> => {
  const { start } = treeOfChapter(chapter);
  const goal = goalOf(chapter.goal ?? '');
  const position = positionOf(start);
  for (const uci of path) {
    const known = position && meantMove(position, uci);
    if (!position || !known) throw new AppError('moveNotPossible');
    playOn(position, known);
  }
  const meant = position?.turn === chapter.side ? meantMove(position, move) : undefined;
  if (!position || !meant || !goal) throw new AppError('moveNotPossible');
  const played = playOn(position, meant);
  const told = bareMove(played);
  const own = [...path, told.uci];
  const first = standingOf(start, own, chapter.side, goal);
  const reply = first === 'open' ? await engineReply(engine, viewer, played.fen) : null;
  const walked = reply ? [...own, reply.uci] : own;
  const standing = reply ? standingOf(start, walked, chapter.side, goal) : first;
  return {
    right: standing !== 'missed',
    move: told,
    reply,
    finished: standing === 'reached',
    missed: standing === 'missed',
    path: standing === 'missed' ? [] : walked,
    tried: told.uci,
  };
};

/**
 * Plays a move in a chapter. What a student plays is kept, and where they are; staff only look.
 * @throws AppError 400 for a move that cannot be played there, 404, 403, 409 while an earlier lesson is not completed,
 * or for a game that went on in another window, 429 and 503 of the engine.
 */
export const playMove = async (
  { db, engine }: { db: Db; engine: Engine },
  viewer: Viewer,
  { chapterId, ...input }: MoveInput,
  now = new Date(),
): Promise<MoveOutput> => {
  const chapter = await getChapter(db, viewer, chapterId);
  if (chapter.mode === 'ler') throw new AppError('moveNotPossible');
  const play = chapter.mode === 'jogar' ? playOut : respond;
  const { tried, ...outcome } = await play(engine, viewer, chapter, input);
  await db.write(async tx => {
    const enrollmentId = await findEnrollmentId(tx, viewer, chapter);
    if (enrollmentId === null) return;
    if (chapter.mode === 'jogar') await refuseOtherGame(tx, enrollmentId, chapter, input.path);
    await insertTry(tx, {
      enrollmentId,
      chapterId,
      path: textOf(input.path),
      move: tried,
      isRight: outcome.right,
      at: now,
    });
    const path = outcome.finished ? '' : textOf(outcome.path);
    await saveProgress(tx, { enrollmentId, chapterId, path, solvedAt: outcome.finished ? now : null }, now);
    if (outcome.finished) await noteSolved(tx, { userId: viewer.id, enrollmentId, chapterId }, now);
  });
  return outcome;
};

/** Against the engine only its own replies count: the game is the one that the server keeps, or a new one. */
const refuseOtherGame = async (tx: Tx, enrollmentId: number, chapter: ChapterRow, path: Path): Promise<void> => {
  const own = await findOwnProgress(tx, enrollmentId, chapter.id);
  if (path.length > 0 && textOf(path) !== (own?.path ?? '')) throw new AppError('otherBoard');
};

/**
 * Keeps where a student is in a chapter to read, which is read when they came to its last move. Of staff nothing is
 * kept.
 * @throws AppError 400 for moves that are not the chapter's, 404, 403, 409 as `playMove`.
 */
export const keepReading = async (
  db: Db,
  viewer: Viewer,
  chapterId: number,
  path: Path,
): Promise<{ solved: boolean }> => {
  const chapter = await getChapter(db, viewer, chapterId);
  const tree = treeOfChapter(chapter);
  if (chapter.mode !== 'ler' || nodeAt(tree, path) === undefined) throw new AppError('moveNotPossible');
  const isRead = isReadThrough(tree, path);
  return db.write(async tx => {
    const enrollmentId = await findEnrollmentId(tx, viewer, chapter);
    if (enrollmentId === null) return { solved: false };
    const now = new Date();
    const before = await findOwnProgress(tx, enrollmentId, chapterId);
    await saveProgress(tx, { enrollmentId, chapterId, path: textOf(path), solvedAt: isRead ? now : null }, now);
    return { solved: isRead || Boolean(before?.solvedAt) };
  });
};

/**
 * Says more each time it is asked in one position: the piece's square, then the target, then the move.
 * @throws AppError 400 where there is nothing to find, 404, 403, 409 as `playMove`.
 */
export const takeHint = async (db: Db, viewer: Viewer, chapterId: number, path: Path): Promise<Hint> => {
  const chapter = await getChapter(db, viewer, chapterId);
  const tree = treeOfChapter(chapter);
  const node = solvedTo(tree, chapter.side, path);
  const isTurn = node !== undefined && positionOf(fenAt(tree, node))?.turn === chapter.side;
  const right = chapter.mode === 'responder' && isTurn ? rightMoves(tree, node)[0] : undefined;
  if (!right) throw new AppError('noHint');
  const before = await db.write(async tx => {
    const enrollmentId = await findEnrollmentId(tx, viewer, chapter);
    if (enrollmentId === null) return 0;
    const taken = await countHints(tx, enrollmentId, chapterId, textOf(path));
    await insertTry(tx, { enrollmentId, chapterId, path: textOf(path), move: null, isRight: false, at: new Date() });
    return taken;
  });
  const { from, to, san } = right.move;
  return { from, to: before >= 1 ? to : null, move: before >= 2 ? san : null };
};
