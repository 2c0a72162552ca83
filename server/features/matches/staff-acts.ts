/** What a professor or an administrator does to a game of others; pure, as the table is. */
import { AppError } from '../../errors.ts';
import { handedTo, stoppedClock, withTime } from '../../rules/match-clock.ts';
import type { Result } from '../../rules/endings.ts';
import type { Side } from '../../rules/moves.ts';
import { clockColumns, clockOf } from './clock-columns.ts';
import { ABORTABLE_PLIES, changed, end, requirePlaying, turnOf, type HeldMatch, type Table } from './table.ts';

type Act = NonNullable<HeldMatch['notice']>;
export type Staff = NonNullable<HeldMatch['noticeBy']>;

/** What both players read on the board. */
const noticed = ({ moves }: Table, notice: Act, noticeBy: Staff, noticeSide: Side | null = null) => ({
  notice,
  noticeBy,
  noticeSide,
  noticePly: moves.length,
});

/** Nobody may move, and both clocks stand. Paused again it stays as it is. @throws AppError 409 */
export const pause = (table: Table, by: Staff, now: number): Table => {
  requirePlaying(table);
  if (table.match.pausedAt) return table;
  const clock = clockColumns(stoppedClock(clockOf(table.match), now));
  const match = { ...clock, pausedAt: new Date(now), ...noticed(table, 'paused', by) };
  return changed(table, { match }, { type: 'notice' }, now);
};

/** The game goes on where it stood; whoever left during the pause is away only from now on. @throws AppError 409 */
export const resume = (table: Table, by: Staff, now: number): Table => {
  requirePlaying(table);
  if (!table.match.pausedAt) throw new AppError('matchNotPaused');
  const at = new Date(now);
  const running = table.moves.length < ABORTABLE_PLIES ? null : turnOf(table);
  const clock = clockColumns(handedTo(clockOf(table.match), running, now));
  const match = { ...clock, pausedAt: null, whiteSeenAt: at, blackSeenAt: at, ...noticed(table, 'resumed', by) };
  return changed(table, { match }, { type: 'notice' }, now);
};

/** One side has that much time from now on. @throws AppError 409 */
export const adjust = (table: Table, by: Staff, { side, ms }: { side: Side; ms: number }, now: number): Table => {
  requirePlaying(table);
  const clock = clockColumns(withTime(clockOf(table.match), side, ms, now));
  return changed(table, { match: { ...clock, ...noticed(table, 'adjusted', by, side) } }, { type: 'notice' }, now);
};

/** The game ends with that result. @throws AppError 409 */
export const decide = (table: Table, by: Staff, result: Result, now: number): Table => {
  requirePlaying(table);
  const match = { ...table.match, ...noticed(table, 'decided', by) };
  return end({ ...table, match }, { result, ending: 'decided' }, now);
};
