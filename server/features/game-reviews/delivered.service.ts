import { randomInt } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { MINUTE_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Engine } from '../../engine/engine.ts';
import { evaluate } from '../../engine/evaluate.ts';
import { AppError } from '../../errors.ts';
import type { Live } from '../../live/live.ts';
import { getReadable } from '../games/games.service.ts';
import {
  findReview,
  finishInBrowser,
  giveToBrowser,
  insertEvaluation,
  insertInBrowser,
  takeFromBrowser,
  type ReviewRow,
} from './game-reviews.queries.ts';
import type { AskReviewInput, DeliveredEvaluation, DeliverInput, Review } from './game-reviews.schema.ts';
import { askForReview, toReview } from './game-reviews.service.ts';
import { evaluationRow, findKnown, type Known } from './known-evaluations.service.ts';
import { insertMistakes } from './mistakes.queries.ts';
import { endIn, inSan, positionsOf, type Position } from './played-game.ts';
import { reviewInTurns, type Judged } from './review.ts';

type Room = { db: Db; live: Live; engine: Engine };
type Asked = { review: Review; by: 'server' | 'browser' };

const isWith = (viewer: Viewer, { status, inBrowser, askerId }: ReviewRow): boolean =>
  status === 'running' && inBrowser && askerId === viewer.id;

/** Whether a browser may begin with it: it waits, or is with theirs, or with one that has gone silent. */
const isFree = (viewer: Viewer, row: ReviewRow, now: Date): boolean =>
  row.status === 'waiting' ||
  isWith(viewer, row) ||
  (row.status === 'running' && row.inBrowser && now.getTime() - (row.workedAt?.getTime() ?? 0) > MINUTE_MS);

/**
 * Leaves the search of a game's positions to the viewer's own browser, for a minute from each time that it asks again.
 * Where the server's engine is another program than the browser's, the server reviews.
 * @throws AppError 404 for a game that the viewer may not see.
 */
export const beginInBrowser = async (room: Room, viewer: Viewer, gameId: number, now = new Date()): Promise<Asked> => {
  const { db, engine } = room;
  if (!engine.isBrowsersToo) return { review: await askForReview(room, viewer, gameId), by: 'server' };
  await getReadable(db.read, viewer, gameId);
  const worker = { askerId: viewer.id, now };
  const row = await db.write(async tx => {
    await insertInBrowser(tx, gameId, worker);
    const known = await findReview(tx, gameId);
    if (!known || !isFree(viewer, known, now)) return known;
    await giveToBrowser(tx, known.id, worker);
    return findReview(tx, gameId);
  });
  if (!row) throw new AppError('gameReviewNotFound');
  return { review: toReview(row), by: isWith(viewer, row) ? 'browser' : 'server' };
};

/** The server reviews after all; without effect on a review that the viewer's browser does not have. */
const leaveToServer = async ({ db, live }: Pick<Room, 'db' | 'live'>, viewer: Viewer, gameId: number) => {
  const known = await findReview(db.read, gameId);
  if (!known || !isWith(viewer, known)) return;
  await db.write(tx => takeFromBrowser(tx, known.id, viewer.id));
  live.tell('review', gameId);
};

/** @throws AppError 404 for a game that the viewer may not see. */
export const askFor = async (room: Room, viewer: Viewer, { gameId, by }: AskReviewInput): Promise<Asked> => {
  if (by === 'browser') return beginInBrowser(room, viewer, gameId);
  await leaveToServer(room, viewer, gameId);
  return { review: await askForReview(room, viewer, gameId), by: 'server' };
};

const readEvaluation = ({ cp, mate, line }: DeliveredEvaluation): Known => ({
  evaluation: cp === undefined ? { mate: mate ?? 0 } : { cp },
  line: line.split(' '),
});

/** @throws AppError 400 unless there is one for each position that is not over, with a line that can be played. */
const readDelivered = (positions: readonly Position[], evaluations: readonly DeliveredEvaluation[]): Judged[] => {
  const left = [...evaluations];
  const judged = positions.map(position => {
    const end = endIn(position.fen);
    if (end) return { ...position, evaluation: end, line: [] };
    const next = left.shift();
    const read = next && readEvaluation(next);
    if (!read || inSan(position.fen, read.line).length < read.line.length) throw new AppError('wrongEvaluations');
    return { ...position, ...read };
  });
  if (left.length > 0) throw new AppError('wrongEvaluations');
  return judged;
};

const isSame = (said: Known, found: Known): boolean =>
  JSON.stringify([said.evaluation, said.line]) === JSON.stringify([found.evaluation, found.line]);

/** How many are searched again here, after everybody's moves. */
const SAMPLE = 2;

const drawSample = (positions: readonly Judged[]): Judged[] => {
  const left = [...positions];
  return Array.from({ length: Math.min(SAMPLE, left.length) }, () => left.splice(randomInt(left.length), 1)).flat();
};

/**
 * Whether the engine of the server says the same: of all that it has searched before, and of a sample of the rest. What
 * is delivered is never kept as the engine's word: other people's reviews are made of that.
 */
const isConfirmed = async ({ db, engine }: Room, viewer: Viewer, judged: readonly Judged[]): Promise<boolean> => {
  const open = judged.filter(({ line }) => line.length > 0);
  const known = await findKnown(db, open);
  if (open.some(said => !isSame(said, known.get(said.epd) ?? said))) return false;
  const asker = { person: viewer.id, wants: 'analysis' } as const;
  for (const said of drawSample(open.filter(({ epd }) => !known.has(epd)))) {
    const found = await evaluate(engine, said.epd, asker);
    if (!isSame(said, found)) return false;
    await db.write(tx => insertEvaluation(tx, evaluationRow(said.epd, found)));
  }
  return true;
};

/**
 * The review of a game whose positions the viewer's browser has evaluated. Where the server's engine says otherwise, or
 * has no time to say anything, the review waits for the server. What another has begun or finished meanwhile stands.
 * @throws AppError 404 for a game that the viewer may not see or whose review nobody asked for; 400.
 */
export const takeDelivered = async (
  room: Room,
  viewer: Viewer,
  { gameId, evaluations }: DeliverInput,
  now = new Date(),
): Promise<Review> => {
  const { db, live } = room;
  const { game } = await getReadable(db.read, viewer, gameId);
  const known = await findReview(db.read, gameId);
  if (!known) throw new AppError('gameReviewNotFound');
  const judged = readDelivered(positionsOf(game.pgn), evaluations);
  if (!isWith(viewer, known)) return toReview(known);
  const isTrue = await isConfirmed(room, viewer, judged).catch((error: unknown) => {
    if (error instanceof AppError) return false;
    throw error;
  });
  if (!isTrue) await leaveToServer({ db, live }, viewer, gameId);
  else {
    const { review: made, mistakes } = await reviewInTurns(judged, game.side);
    await db.write(async tx => {
      const done = { reviewId: known.id, askerId: viewer.id, result: JSON.stringify(made), now };
      if (!(await finishInBrowser(tx, done))) return;
      await insertMistakes(
        tx,
        mistakes.map(mistake => ({ gameId, userId: game.userId, ...mistake })),
      );
    });
  }
  const row = await findReview(db.read, gameId);
  return toReview(row ?? { status: 'waiting', result: null });
};
