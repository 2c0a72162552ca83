import type { z } from 'zod';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { NOTHING, pay } from '../ledger/ledger.service.ts';
import { waitForPay } from '../ledger/pace.service.ts';
import { settleAchievements } from '../missions/achievements.service.ts';
import { rate } from '../../rules/glicko.ts';
import { noteTry } from './cards.service.ts';
import { continuationOf, hintAfter, judge, lineOf } from './judge.ts';
import { rewardFor } from './points.ts';
import {
  findAttempt,
  findPuzzleRating,
  findRating,
  insertAttempt,
  insertTry,
  markSolutionRead,
  markSolved,
  savePuzzleRating,
  saveRating,
} from './attempts.queries.ts';
import { findPuzzles, findShown, type PuzzleRow } from './puzzles.queries.ts';
import type { AttemptInput, AttemptOutput, HintInput, PuzzleSummary, SolutionOutput } from './puzzles.schema.ts';
import { getStats, ratingNow } from './statistics.service.ts';
import { toSummary } from './summary.ts';

/** @throws AppError 404 */
const getRow = async (db: Db, viewer: Viewer, puzzleId: number): Promise<PuzzleRow> => {
  const [row] = await findPuzzles(db.read, [puzzleId], viewer.id);
  if (!row) throw new AppError('puzzleNotFound');
  return row;
};

/** A puzzle without its solution. @throws AppError 404 */
export const getPuzzle = async (db: Db, viewer: Viewer, puzzleId: number): Promise<PuzzleSummary> => {
  const row = await findShown(db.read, puzzleId, viewer.id);
  if (!row) throw new AppError('puzzleNotFound');
  return toSummary(row);
};

/**
 * Judges the moves so far and stores how a try ended. The first try counts for the ratings, and the first solution is
 * paid.
 * @throws AppError 404, 400 for a move that is not valid.
 */
export const attemptPuzzle = async (
  db: Db,
  viewer: Viewer,
  { id, moves, milliseconds }: AttemptInput,
): Promise<AttemptOutput> => {
  const { puzzle } = await getRow(db, viewer, id);
  const { status, line, reply } = judge(puzzle, moves);
  if (status === 'continue')
    return { status, line, reply: reply && toReply(reply), ...UNSETTLED, continuation: [], gameUrl: null, stats: null };
  const ending: Ending = status === 'solved' ? { firstTry: 'solved', milliseconds } : { firstTry: 'failed' };
  return db.write(async tx => {
    const now = new Date();
    await insertTry(tx, { userId: viewer.id, puzzleId: id, moves, isRight: status === 'solved', at: now });
    const settled = await endTry(tx, viewer, puzzle, ending, now);
    if (status === 'solved' && viewer.role === 'student') await settleAchievements(tx, viewer.id, now);
    const continuation = status === 'solved' ? continuationOf(puzzle, moves) : [];
    const gameUrl = status === 'solved' ? puzzle.gameUrl : null;
    return { status, line, reply: null, ...settled, continuation, gameUrl, stats: await getStats(tx, viewer.id, now) };
  });
};

/** The square of the next piece to move. A hint during the first try ends that try. @throws AppError 404, 400 */
export const takeHint = async (db: Db, viewer: Viewer, { id, moves }: HintInput): Promise<{ from: string }> => {
  const { puzzle, attempt } = await getRow(db, viewer, id);
  const from = hintAfter(puzzle, moves);
  const now = new Date();
  if (!attempt) await db.write(tx => endTry(tx, viewer, puzzle, { firstTry: 'hinted' }, now));
  // With help it was not remembered, however it ends.
  else await db.write(tx => noteTry(tx, viewer.id, id, { isFirst: false, isSolved: false }, now));
  return { from };
};

/**
 * The whole line in SAN, and what follows it. During the first try, asking for it fails that try; before the puzzle is
 * solved, it ends what the puzzle pays, or a script would read every solution and be paid for all. @throws AppError 404
 */
export const showSolution = async (
  db: Db,
  viewer: Viewer,
  puzzleId: number,
): Promise<Omit<z.infer<typeof SolutionOutput>, 'success'>> => {
  const { puzzle, attempt } = await getRow(db, viewer, puzzleId);
  await db.write(async tx => {
    const now = new Date();
    if (!attempt && !(await findAttempt(tx, viewer.id, puzzleId)))
      await endTry(tx, viewer, puzzle, { firstTry: 'failed' }, now);
    else await noteTry(tx, viewer.id, puzzleId, { isFirst: false, isSolved: false }, now);
    if (!attempt?.solvedAt && !attempt?.solutionReadAt) await markSolutionRead(tx, viewer.id, puzzleId, now);
  });
  return {
    line: lineOf(puzzle),
    continuation: continuationOf(
      puzzle,
      puzzle.moves.filter((_, i) => i % 2 === 0),
    ),
    gameUrl: puzzle.gameUrl,
  };
};

const toReply = ({
  san,
  from,
  to,
  promotion = null,
}: {
  san: string;
  from: string;
  to: string;
  promotion?: string | undefined | null;
}): AttemptOutput['reply'] => ({
  san,
  from,
  to,
  promotion: promotion as NonNullable<AttemptOutput['reply']>['promotion'],
});

/** How a try at a puzzle ended. */
export type Ending = { firstTry: 'solved'; milliseconds?: number | undefined } | { firstTry: 'failed' | 'hinted' };
type Solver = Pick<Viewer, 'id' | 'role'>;
type Tried = { id: number; points: number };

type Settled = Pick<AttemptOutput, 'rewards' | 'ratingChange' | 'atFirstTry'>;
const UNSETTLED: Settled = { rewards: NOTHING, ratingChange: 0, atFirstTry: false };

/**
 * Stores how a try ended. Only the first try changes ratings, and only the first solution is paid, unless the solution
 * was read before, or more were paid lately than one person solves.
 */
export const endTry = async (tx: Tx, solver: Solver, puzzle: Tried, ending: Ending, now: Date): Promise<Settled> => {
  const attempt = await findAttempt(tx, solver.id, puzzle.id);
  const solved =
    ending.firstTry === 'solved' ? { solvedAt: now, milliseconds: ending.milliseconds ?? null } : undefined;
  const first = attempt ? undefined : await rateFirstTry(tx, solver, puzzle, ending, now);
  if (first)
    await insertAttempt(tx, {
      userId: solver.id,
      puzzleId: puzzle.id,
      firstTry: ending.firstTry,
      ...first,
      createdAt: now,
      ...solved,
    });
  else if (solved && attempt?.solvedAt === null) await markSolved(tx, attempt.id, solved);
  await noteTry(tx, solver.id, puzzle.id, { isFirst: !attempt, isSolved: solved !== undefined }, now);
  const mayBePaid = solved && solver.role === 'student' && !attempt?.solutionReadAt;
  const isPaid = mayBePaid && (await waitForPay(tx, solver.id, 'puzzle_solved', now)) <= 0;
  const rewards = isPaid
    ? await pay(tx, solver.id, { reason: 'puzzle_solved', reference: puzzle.id, amount: rewardFor(puzzle) }, now)
    : NOTHING;
  return { rewards, ratingChange: first?.ratingChange ?? 0, atFirstTry: solved !== undefined && !attempt };
};

/**
 * Rates the player against the puzzle, and the puzzle against the player. @returns the change of the player's rating as
 * shown, and the puzzle's rating before.
 */
const rateFirstTry = async (
  tx: Tx,
  solver: Solver,
  puzzle: Tried,
  { firstTry }: Ending,
  now: Date,
): Promise<{ ratingChange: number; puzzleRating: number }> => {
  const opponent = await findPuzzleRating(tx, puzzle.id);
  const puzzleRating = opponent.rating;
  if (firstTry === 'hinted') return { ratingChange: 0, puzzleRating };
  const score = firstTry === 'solved' ? 1 : 0;
  const player = ratingNow(await findRating(tx, solver.id), now);
  const rated = rate(player, [{ opponent, score }]);
  await saveRating(tx, solver.id, rated, now);
  await savePuzzleRating(tx, puzzle.id, rate(opponent, [{ opponent: player, score: 1 - score }]));
  return { ratingChange: Math.round(rated.rating) - Math.round(player.rating), puzzleRating };
};
