/** What one side proposes and the other answers; pure, as the table is. */
import { AppError } from '../../errors.ts';
import { DRAW } from '../../rules/endings.ts';
import { handedTo } from '../../rules/match-clock.ts';
import { otherSide, type Side } from '../../rules/moves.ts';
import { clockColumns, clockOf } from './clock-columns.ts';
import {
  ABORTABLE_PLIES,
  callOff,
  changed,
  end,
  engineSide,
  madeFriendly,
  NO_OFFER,
  requireRunning,
  turnOf,
  type HeldMatch,
  type Table,
} from './table.ts';

/** Declines a challenge, or an offer of the other side. @throws AppError 409 when there is nothing to decline. */
export const decline = (table: Table, side: Side | null, now: number): Table => {
  if (table.match.status === 'waiting') return callOff(table, 'declined', now);
  if (table.match.status === 'aborted') throw new AppError('matchOver');
  if (!table.match.offer || table.match.offerBy === side) throw new AppError('nothingOffered');
  return changed(table, { match: NO_OFFER }, { type: 'declined' }, now);
};

/** Whether the other side has offered this, so that a call of the same accepts it. */
export const isOffered = ({ match }: Table, kind: NonNullable<HeldMatch['offer']>, side: Side): boolean =>
  match.offer === kind && match.offerBy === otherSide(side);

export const offer = (table: Table, kind: NonNullable<HeldMatch['offer']>, side: Side, now: number): Table =>
  table.match.offer === kind
    ? table
    : changed(table, { match: { offer: kind, offerBy: side } }, { type: 'offer' }, now);

/** The finished game knows the one that follows it. */
export const followedBy = (table: Table, rematchId: number, now: number): Table =>
  changed(table, { match: { ...NO_OFFER, rematchId } }, { type: 'rematch', matchId: rematchId }, now);

/**
 * The engine's game with comments on its moves: friendly from now on. Between people nobody can do that to the other.
 * @throws AppError 409 unless it is played against the engine.
 */
export const comment = (table: Table, now: number): Table => {
  requireRunning(table);
  if (!engineSide(table.match)) throw new AppError('commentedAgainstEngineOnly');
  return table.match.rated ? changed(table, { match: { rated: false } }, { type: 'commentary' }, now) : table;
};

/** Offers a draw or accepts it; on one board it is a draw at once. @throws AppError 409 against the engine. */
export const draw = (table: Table, side: Side, now: number): Table => {
  requireRunning(table);
  if (engineSide(table.match)) throw new AppError('engineNeverDraws');
  const isOnOneBoard = table.match.opponent === 'board';
  if (!isOnOneBoard && table.moves.length < ABORTABLE_PLIES) throw new AppError('tooEarlyForDraw');
  return isOnOneBoard || isOffered(table, 'draw', side)
    ? end(table, { result: DRAW, ending: 'agreement' }, now)
    : offer(table, 'draw', side, now);
};

/** The table before that side's last move, with the clocks as they stand now. A game with a takeback is friendly. */
const takenBack = (table: Table, side: Side, now: number): Table => {
  const plies = turnOf(table) === side ? 2 : 1;
  const moves = table.moves.slice(0, -plies);
  const running = moves.length < ABORTABLE_PLIES ? null : turnOf({ moves });
  const clock = clockColumns(handedTo(clockOf(table.match), running, now));
  const friendly = madeFriendly({ match: table.match, moves }, 'taken_back');
  return changed(table, { match: { ...clock, ...NO_OFFER, ...friendly }, moves }, { type: 'takeback' }, now);
};

/**
 * Asks to take back one's last move, or accepts that the other side does. The engine and a player at the same board
 * always accept. @throws AppError 409 without a move to take back.
 */
export const takeBack = (table: Table, side: Side, now: number): Table => {
  requireRunning(table);
  if (isOffered(table, 'takeback', side)) return takenBack(table, otherSide(side), now);
  const isOnOneBoard = table.match.opponent === 'board';
  const own = isOnOneBoard ? table.moves.length : Math.floor((table.moves.length + (side === 'white' ? 1 : 0)) / 2);
  if (own === 0) throw new AppError('nothingToTakeBack');
  if (isOnOneBoard) return takenBack(table, otherSide(side), now);
  return engineSide(table.match) ? takenBack(table, side, now) : offer(table, 'takeback', side, now);
};
