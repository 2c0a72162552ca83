/** How a player ends a game without a move; pure, as the table is. */
import { AppError } from '../../errors.ts';
import { claimIn, winFor } from '../../rules/endings.ts';
import { otherSide, type Side } from '../../rules/moves.ts';
import { ABORTABLE_PLIES, callOff, end, positions, requirePlaying, requireRunning, type Table } from './table.ts';
import { isAway } from './presence.ts';

export const resign = (table: Table, side: Side, now: number): Table => {
  requirePlaying(table);
  return end(table, { result: winFor(otherSide(side)), ending: 'resignation' }, now);
};

/** @throws AppError 409 once each side has moved. */
export const abort = (table: Table, now: number): Table => {
  if (table.match.status !== 'waiting') requirePlaying(table);
  if (table.moves.length >= ABORTABLE_PLIES) throw new AppError('tooLateToAbort');
  return callOff(table, 'aborted', now);
};

/**
 * Ends the game because the other player is away, by threefold repetition or fifty moves: what is best for who claims.
 * @throws AppError 409 when there is nothing to claim.
 */
export const claim = (table: Table, side: Side, now: number): Table => {
  requireRunning(table);
  if (table.moves.length >= ABORTABLE_PLIES && isAway(table, otherSide(side), now))
    return end(table, { result: winFor(side), ending: 'abandonment' }, now);
  const draw = claimIn(positions(table));
  if (!draw) throw new AppError('nothingToClaim');
  return end(table, draw, now);
};
