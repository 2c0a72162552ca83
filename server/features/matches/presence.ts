/** Who is at a table; pure, as the table is. */
import { awayMs } from '../../rules/match-clock.ts';
import type { Side } from '../../rules/moves.ts';
import type { Presence } from './matches.schema.ts';
import { isBetweenPeople, sideOf, type HeldMatch, type Table } from './table.ts';

/** When a side was last seen. */
export const seenAt = (match: HeldMatch, side: Side): Date | null =>
  side === 'white' ? match.whiteSeenAt : match.blackSeenAt;

/** A player who keeps asking is there: how old the last note of it may be before it is written again. */
export const SEEN_EVERY_MS = 5_000;

/** Whether somebody was seen since their game began, which notes both sides as there. */
export const hasCome = (begunAt: Date | null, lastSeenAt: Date | null): boolean =>
  begunAt !== null && lastSeenAt !== null && lastSeenAt.getTime() - begunAt.getTime() >= SEEN_EVERY_MS;

/** Whether a side has been away for so long that the other may claim the game. */
export const isAway = ({ match }: Pick<Table, 'match'>, side: Side, now: number): boolean => {
  const last = seenAt(match, side);
  const mayBeAway = match.status === 'playing' && !match.pausedAt && isBetweenPeople(match) && last !== null;
  return mayBeAway && now - last.getTime() >= awayMs(match);
};

/** How often, at least, a watcher is noted as present, with some time to spare. */
const HERE_MS = 15_000;

/** Whether a side has the game open. */
const isHere = ({ match }: Pick<Table, 'match'>, side: Side, now: number): boolean => {
  const last = seenAt(match, side);
  return !isBetweenPeople(match) || (last !== null && now - last.getTime() < HERE_MS);
};

export const presenceIn = (table: Pick<Table, 'match'>, now: number): Presence => ({
  away: { white: isAway(table, 'white', now), black: isAway(table, 'black', now) },
  here: { white: isHere(table, 'white', now), black: isHere(table, 'black', now) },
});

/** The side under which somebody is noted as there. A search has no sides yet: its creator is noted under White. */
export const seatOf = (match: HeldMatch, userId: number): Side | null =>
  sideOf({ match, moves: [], events: [] }, userId) ??
  (match.status === 'waiting' && match.creatorId === userId ? 'white' : null);

/** Whether somebody looks at the page of their game, challenge or search. */
export const isAtTable = (match: HeldMatch, userId: number, now: number): boolean => {
  const seat = seatOf(match, userId);
  return seat !== null && isHere({ match }, seat, now);
};
