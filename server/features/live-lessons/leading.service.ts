/** What happens on a board that a class follows: what its professors do, and what a student may. */
import type { Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { readQuickly } from '../../rules/quick-move.ts';
import { getClassToChange, getClassToRead, type SeenClass } from '../classes/scope.ts';
import { notifyAnew } from '../notifications/notifications.service.ts';
import { boardAfter } from './board.ts';
import {
  askNext,
  changeBeside,
  changeBoard,
  endForgotten,
  endLesson,
  findStudentIds,
  insertLesson,
  putAnswer,
  putSeen,
  type Running,
} from './live-lessons.queries.ts';
import type { LiveLesson, NewLiveLesson, ShowInput } from './live-lessons.schema.ts';
import { forgottenSince, getRunning, newsOfBoard, newsOfSheet, readBoard, type Hall } from './live-lessons.service.ts';

type Held = Running['lesson'];

/** Changes something, tells everybody who follows, and answers with how it stands then. */
const changing = async (
  { db, live }: Hall,
  viewer: Viewer,
  classId: number,
  change: (tx: Tx) => Promise<SeenClass>,
  news = newsOfBoard(classId),
): Promise<LiveLesson> => {
  const seen = await db.write(change);
  live.tell('lesson', news);
  const board = await readBoard(db.read, viewer, seen);
  // Somebody else may have ended it in this moment.
  if (!board) throw new AppError('noLiveLesson');
  return board;
};

/** In the transaction of a change by a leader. @throws AppError 404, 403, 409 */
const leading = async (
  tx: Tx,
  viewer: Viewer,
  classId: number,
  change: (lesson: Held) => Promise<void>,
): Promise<SeenClass> => {
  const seen = await getClassToChange(tx, viewer, classId);
  await change((await getRunning(tx, classId)).lesson);
  return seen;
};

/** Opens a board for the class, whose students are told by the bell. @throws AppError 404, 403, 409 */
export const startLiveLesson = (
  hall: Hall,
  viewer: Viewer,
  { classId, pgn, side }: NewLiveLesson,
): Promise<LiveLesson> => {
  const board = boardAfter(pgn, []);
  return changing(hall, viewer, classId, async tx => {
    const seen = await getClassToChange(tx, viewer, classId);
    const now = new Date();
    await endForgotten(tx, classId, forgottenSince(now.getTime()), now);
    const times = { startedAt: now, changedAt: now };
    if (!(await insertLesson(tx, { classId, leaderId: viewer.id, pgn, side, ...board, ...times })))
      throw new AppError('lessonIsLive');
    const news = {
      title: `Aula ao vivo: ${seen.name}`,
      text: `${viewer.fullName} começou uma aula ao vivo. Entre e acompanhe o tabuleiro.`,
      href: `/turmas/${classId}/aula`,
    };
    for (const userId of await findStudentIds(tx, classId)) await notifyAnew(tx, userId, news, now);
    return seen;
  });
};

/** A question was about the position that has left the board. */
const closedBy = (lesson: Held, fen: string): { asking?: false } => (fen === lesson.fen ? {} : { asking: false });

/** Shows something else. @throws AppError 404, 403, 400; 409 where the board is not that version any more */
export const showBoard = async (
  hall: Hall,
  viewer: Viewer,
  { classId, version, pgn, path, side }: ShowInput,
): Promise<LiveLesson> => {
  const { read } = hall.db;
  await getClassToChange(read as Tx, viewer, classId);
  // Read before the transaction, as it takes long: with another PGN there is another version.
  const shown = pgn ?? (await getRunning(read, classId)).lesson.pgn;
  const board = boardAfter(shown, path);
  return changing(hall, viewer, classId, tx =>
    leading(tx, viewer, classId, async lesson => {
      const change = { ...board, pgn: shown, side, ...closedBy(lesson, board.fen) };
      if (!(await changeBoard(tx, { id: lesson.id, version }, change))) throw new AppError('boardChanged');
    }),
  );
};

/** Hands the pieces to a student, or takes them back. @throws AppError 404, 403, 409 */
export const handPieces = (
  hall: Hall,
  viewer: Viewer,
  { classId, userId }: { classId: number; userId: number | null },
): Promise<LiveLesson> =>
  changing(hall, viewer, classId, tx =>
    leading(tx, viewer, classId, async ({ id }) => {
      if (userId !== null && !(await findStudentIds(tx, classId)).includes(userId))
        throw new AppError('studentNotFound');
      await changeBeside(tx, id, { holderId: userId });
    }),
  );

/** Plays a move on everybody's board. @throws AppError 404, 403 without the pieces, 400, 409 */
export const playOnBoard = (
  hall: Hall,
  viewer: Viewer,
  { classId, move, ply }: { classId: number; move: string; ply: number },
): Promise<LiveLesson> =>
  changing(hall, viewer, classId, async tx => {
    const seen = await getClassToRead(tx, viewer, classId);
    const { lesson } = await getRunning(tx, classId);
    if (seen.part !== 'professor' && lesson.holderId !== viewer.id) throw new AppError('piecesElsewhere');
    if (ply !== lesson.path.length) throw new AppError('boardChanged');
    const board = boardAfter(lesson.pgn, [...lesson.path, move]);
    if (!(await changeBoard(tx, lesson, { ...board, asking: false }))) throw new AppError('boardChanged');
    return seen;
  });

/** Asks everybody for their move in the position on the board. @throws AppError 404, 403, 409 */
export const askClass = (hall: Hall, viewer: Viewer, classId: number): Promise<LiveLesson> =>
  changing(hall, viewer, classId, tx => leading(tx, viewer, classId, ({ id }) => askNext(tx, id)));

/** Takes no more answers. @throws AppError 404, 403, 409 */
export const closeQuestion = (hall: Hall, viewer: Viewer, classId: number): Promise<LiveLesson> =>
  changing(hall, viewer, classId, tx =>
    leading(tx, viewer, classId, ({ id }) => changeBeside(tx, id, { asking: false })),
  );

/** A student's move, which only those who lead see. @throws AppError 404, 403 for others, 400, 409 once it is closed */
export const answerQuestion = (
  hall: Hall,
  viewer: Viewer,
  { classId, question, move }: { classId: number; question: number; move: string },
): Promise<LiveLesson> =>
  changing(
    hall,
    viewer,
    classId,
    async tx => {
      const seen = await getClassToRead(tx, viewer, classId);
      if (seen.part !== 'student') throw new AppError('accessDenied');
      const { lesson } = await getRunning(tx, classId);
      if (!lesson.asking || lesson.questions !== question || lesson.askedFen === null)
        throw new AppError('questionClosed');
      const played = readQuickly(lesson.askedFen, move);
      if (!played) throw new AppError('illegalMove');
      const { uci, san } = played;
      const now = new Date();
      await putAnswer(tx, { lessonId: lesson.id, question, userId: viewer.id, uci, san, answeredAt: now });
      // Whoever answers is there: the professor must not read of more answers than students.
      await putSeen(tx, lesson.id, viewer.id, now);
      return seen;
    },
    newsOfSheet(classId),
  );

/** Ends the lesson for everybody. @throws AppError 404, 403, 409 */
export const endLiveLesson = async ({ db, live }: Hall, viewer: Viewer, classId: number): Promise<void> => {
  await db.write(tx => leading(tx, viewer, classId, ({ id }) => endLesson(tx, id, new Date())));
  live.tell('lesson', newsOfBoard(classId));
};
