import type { Tx } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { record, type AuditEvent } from '../audit/audit.service.ts';
import { answer } from './matches.service.ts';
import type { Match } from './matches.schema.ts';
import { isPlayer } from './matches.policy.ts';
import { adjust, decide, pause, resume, type Staff } from './staff-acts.ts';
import type { Result } from '../../rules/endings.ts';
import { actOnOthers, changeInside, type Hall } from './table.service.ts';
import { ABORTABLE_PLIES, callOff, type Table } from './table.ts';
import type { AdjustInput, DecideInput } from './wall.schema.ts';

/** For each of the people who play, so that the log of each of them says it. */
const log = async (tx: Tx, viewer: Viewer, { match }: Table, event: AuditEvent, detail: string): Promise<void> => {
  for (const subjectId of new Set([match.whiteId, match.blackId].filter(id => id !== null)))
    await record(tx, viewer, event, { subjectId, detail: `nº ${match.id}${detail}` });
};

const staffOf = ({ role }: Viewer): Staff => (role === 'admin' ? 'admin' : 'professor');

/**
 * What a professor of a player, or an administrator, does to a game in which they do not play themselves.
 * @throws AppError 404 for a game of strangers, 403 for one's own.
 */
const asStaff = async (
  hall: Hall,
  viewer: Viewer,
  matchId: number,
  { event, detail = '', action }: { event: AuditEvent; detail?: string; action: StaffAction },
): Promise<Match> => {
  const by = staffOf(viewer);
  const table = await actOnOthers(hall, viewer, matchId, async (current, now, tx) => {
    if (isPlayer(viewer, current.match)) throw new AppError('ownMatch');
    const after = action(current, by, now);
    if (after !== current) await log(tx, viewer, current, event, detail);
    return after;
  });
  return answer(hall, table);
};
type StaffAction = (table: Table, by: Staff, now: number) => Table;

export const pauseMatch = (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  asStaff(hall, viewer, matchId, { event: 'match_paused', action: pause });

export const resumeMatch = (hall: Hall, viewer: Viewer, matchId: number): Promise<Match> =>
  asStaff(hall, viewer, matchId, { event: 'match_resumed', action: resume });

const SIDES = { white: 'brancas', black: 'pretas' } as const;
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Gives a side that many seconds. */
export const adjustMatch = (hall: Hall, viewer: Viewer, { matchId, side, seconds }: AdjustInput): Promise<Match> =>
  asStaff(hall, viewer, matchId, {
    event: 'match_adjusted',
    detail: ` (${SIDES[side]}: ${clockText(seconds)})`,
    action: (table, by, now) => adjust(table, by, { side, ms: seconds * 1_000 }, now),
  });

/** Ends the game with a result, which counts as if it had been played. */
export const decideMatch = (hall: Hall, viewer: Viewer, { matchId, result }: DecideInput): Promise<Match> =>
  asStaff(hall, viewer, matchId, {
    event: 'match_decided',
    detail: ` (${result})`,
    action: (table, by, now) => decide(table, by, result, now),
  });

/** The game that a written result ends: with it, or without one where somebody did not come or nobody had begun. */
const endByHand = (table: Table, by: Staff, played: Result | null, now: number): Table => {
  if (table.match.status !== 'playing') return table;
  const hasBegun = table.moves.length >= ABORTABLE_PLIES;
  if (played !== null && hasBegun) return decide(table, by, played, now);
  return callOff(table, table.match.pausedAt ? 'unresumed' : 'aborted', now);
};

/**
 * Ends the game of a tournament whose result is written by hand, so that nobody plays on for nothing. One that is over
 * stays as it is. Call it inside a transaction, and tell of the match after it.
 */
export const endWithResult = async (
  tx: Tx,
  viewer: Viewer,
  matchId: number,
  { played, detail }: { played: Result | null; detail: string },
): Promise<void> => {
  const ended = await changeInside(tx, matchId, (table, now) => endByHand(table, staffOf(viewer), played, now));
  if (ended) await log(tx, viewer, ended, 'match_decided', ` (${detail})`);
};
