/** A professor's board that a class follows: who reads it, and what each is told. */
import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Live } from '../../live/live.ts';
import { getClassToRead, type SeenClass } from '../classes/scope.ts';
import { shapesOf } from './board.ts';
import {
  findAnswers,
  findFollowers,
  findOwnRunning,
  findRunning,
  findSeen,
  findTaughtIds,
  putSeen,
  type Running,
} from './live-lessons.queries.ts';
import type { LiveLesson } from './live-lessons.schema.ts';
import { HOUR_MS } from '../../common/time.schema.ts';

export type Hall = { db: Db; live: Live };

/** A board that nobody has touched for so long was forgotten, not followed. */
const FORGOTTEN_MS = 4 * HOUR_MS;
export const forgottenSince = (now: number): Date => new Date(now - FORGOTTEN_MS);

/** After this long without a sign a student has left the board, and how often their presence is noted. */
const HERE_MS = 40_000;
const NOTED_EVERY_MS = 15_000;

/** What is told about a board: it changed, or what only those who lead it see. */
export const newsOfBoard = (classId: number): string => String(classId);
export const newsOfSheet = (classId: number): string => `${classId}:sheet`;

/** @throws AppError 409 where the class follows no board. */
export const getRunning = async (read: Read, classId: number): Promise<Running> => {
  const running = await findRunning(read, classId, forgottenSince(Date.now()));
  if (!running) throw new AppError('noLiveLesson');
  return running;
};

/** What is on the board of a class, and what was answered to its last question: the same for all who look. */
export type Shown = { running: Running; answers: Awaited<ReturnType<typeof findAnswers>> } | null;

export const readShown = async (read: Read, classId: number): Promise<Shown> => {
  const running = await findRunning(read, classId, forgottenSince(Date.now()));
  if (!running) return null;
  const { id: lessonId, questions } = running.lesson;
  return { running, answers: questions > 0 ? await findAnswers(read, { lessonId, question: questions }) : [] };
};

const questionOf = (
  { id: viewerId }: Pick<Viewer, 'id'>,
  { running: { lesson }, answers }: NonNullable<Shown>,
): LiveLesson['question'] => {
  const { questions, askedFen, asking } = lesson;
  if (questions === 0 || askedFen === null) return null;
  const own = answers.find(({ userId }) => userId === viewerId);
  return {
    number: questions,
    fen: askedFen,
    open: asking,
    answered: answers.length,
    own: own ? { san: own.san, uci: own.uci } : null,
  };
};

const sheetOf = async (
  read: Read,
  { running: { lesson }, answers }: NonNullable<Shown>,
  now: number,
): Promise<NonNullable<LiveLesson['sheet']>> => ({
  pgn: lesson.pgn,
  answers,
  followers: (await findFollowers(read, lesson.id)).map(({ seenAt, ...person }) => ({
    ...person,
    here: now - seenAt.getTime() < HERE_MS,
  })),
});

/** What is shown, as this viewer sees it: with their own answer, and the sheet for those who lead alone. */
export const boardFor = async (
  read: Read,
  viewer: Pick<Viewer, 'id'>,
  { id: classId, part }: Pick<SeenClass, 'id' | 'part'>,
  shown: Shown,
): Promise<LiveLesson | null> => {
  if (!shown) return null;
  const now = Date.now();
  const { lesson, className, leader, holder } = shown.running;
  const { id, version, start, fen, path, line, shapes, side, holderId, startedAt } = lesson;
  const leads = part === 'professor';
  return {
    id,
    classId,
    className,
    leader,
    leads,
    startedAt: startedAt.toISOString(),
    version,
    start,
    fen,
    path,
    line,
    shapes: shapesOf(shapes),
    side,
    holder: holderId === null ? null : { userId: holderId, fullName: holder ?? '' },
    question: questionOf(viewer, shown),
    sheet: leads ? await sheetOf(read, shown, now) : null,
    answeredAt: new Date(now).toISOString(),
  };
};

/** The board of a class as this viewer sees it, without asking whether they may. */
export const readBoard = async (
  read: Read,
  viewer: Pick<Viewer, 'id'>,
  seen: Pick<SeenClass, 'id' | 'part'>,
): Promise<LiveLesson | null> => boardFor(read, viewer, seen, await readShown(read, seen.id));

/** Notes that a student has the board open; those who lead it are told of the first time. */
export const noteHere = async ({ db, live }: Hall, viewer: Viewer, board: LiveLesson | null): Promise<void> => {
  if (!board || board.leads) return;
  const now = Date.now();
  const seen = await findSeen(db.read, board.id, viewer.id);
  if (seen && now - seen.getTime() < NOTED_EVERY_MS) return;
  await db.write(tx => putSeen(tx, board.id, viewer.id, new Date(now)));
  if (!seen || now - seen.getTime() >= HERE_MS) live.tell('lesson', newsOfSheet(board.classId));
};

/** The board that a class follows now; null where there is none. @throws AppError 404 */
export const getLiveLesson = async (hall: Hall, viewer: Viewer, classId: number): Promise<LiveLesson | null> => {
  const board = await readBoard(hall.db.read, viewer, await getClassToRead(hall.db.read, viewer, classId));
  await noteHere(hall, viewer, board);
  return board;
};

/** The lessons that go on in the classes in which somebody teaches or studies. */
export const listOwnLiveLessons = async ({ read }: Db, viewer: Viewer) => {
  const [rows, taught] = [
    await findOwnRunning(read, viewer.id, forgottenSince(Date.now())),
    await findTaughtIds(read, viewer.id),
  ];
  return {
    lessons: rows.map(({ startedAt, ...row }) => ({
      ...row,
      leads: taught.has(row.classId),
      startedAt: startedAt.toISOString(),
    })),
  };
};
