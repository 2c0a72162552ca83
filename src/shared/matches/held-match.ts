/**
 * A match as the browser holds it: what the server said last, and what is on its way there. Pure: time is passed in, in
 * milliseconds of this device's clock.
 */
import type { Match, MatchEvent, Presence } from '../../../server/features/matches/matches.schema.ts';
import { pressed, type MatchClock } from '../../../server/rules/match-clock.ts';
import { legalMove, sideToMove, type RuledMove, type Side } from '../../../server/rules/moves.ts';

export type { Match, Side };

/** A move of this device that the server has not acknowledged yet. */
export type Sent = RuledMove & { ply: number; at: number; clock: MatchClock };

export type Held = {
  match: Match;
  /** In this device's time. */
  clock: MatchClock;
  /** When, in this device's time, who owes a first move of a tournament's game loses it; null elsewhere. */
  firstMoveBy: number | null;
  sent: Sent | null;
  /** In UCI: the move that is played as soon as it is this side's turn, if it is legal then. */
  premove: string | null;
};

const clockOf = ({ clocks, running, answeredAt }: Match, aheadMs: number): MatchClock => ({
  left: clocks,
  lag: { white: 0, black: 0 },
  running: running && { side: running, since: Date.parse(answeredAt) + aheadMs },
});

/** The match as the server has told it now. `aheadMs`: how far this device's clock is ahead of the server's. */
export const withMatch = (held: Held | null, match: Match, aheadMs: number): Held => {
  if (held && match.events < held.match.events) return held;
  const isOpen = match.status === 'playing';
  const isOnItsWay = held?.sent && isOpen && held.sent.ply >= match.moves.length;
  return {
    match,
    clock: clockOf(match, aheadMs),
    firstMoveBy: match.firstMoveMs === null ? null : Date.parse(match.answeredAt) + aheadMs + match.firstMoveMs,
    sent: isOnItsWay ? held.sent : null,
    premove: isOpen ? (held?.premove ?? null) : null,
  };
};

/** The match after the event of that number; 'unknown' where events between are missing, so that it is read again. */
export const withEvent = (match: Match, number: number, event: MatchEvent): Match | 'unknown' => {
  if (number <= match.events) return match;
  if (number > match.events + 1) return 'unknown';
  const { type, ply, at, san, uci, ms, matchId, phrase: _phrase, by: _by, ...shown } = event;
  const isMove = type === 'move' && san !== undefined && uci !== undefined;
  const moves = isMove ? [...match.moves, { san, uci, ms: ms ?? 0 }] : match.moves.slice(0, ply);
  if (moves.length !== ply) return 'unknown';
  return {
    ...match,
    ...shown,
    moves,
    turn: sideToMove(event.fen),
    events: number,
    rematchId: matchId ?? match.rematchId,
    answeredAt: new Date(at).toISOString(),
  };
};

export const withPresence = (match: Match, { away, here }: Presence): Match => ({ ...match, away, here });

/** The sides that somebody plays: both on one board, none for a watcher. */
export const sidesOf = ({ white, black, creatorId }: Match, userId: number): readonly Side[] => {
  if (white.kind === 'board' || black.kind === 'board') return userId === creatorId ? ['white', 'black'] : [];
  const sides = (['white', 'black'] as const).filter(side => ({ white, black })[side].userId === userId);
  return sides;
};

/** A move that is on its way counts as played, until the server knows better. */
const onItsWay = ({ match, sent }: Held): Sent | null => (sent && sent.ply === match.moves.length ? sent : null);

export type Shown = Pick<Match, 'moves' | 'fen' | 'turn'> & { clock: MatchClock };

/** What is on the screen: the server's game, and the move on its way. */
export const shownOf = (held: Held): Shown => {
  const { match, clock } = held;
  const sent = onItsWay(held);
  if (!sent) return { moves: match.moves, fen: match.fen, turn: match.turn, clock };
  const move = { san: sent.san, uci: sent.uci, ms: 0 };
  return { moves: [...match.moves, move], fen: sent.fen, turn: sideToMove(sent.fen), clock: sent.clock };
};

/** Whether that person is to move, and no move of theirs is on its way. */
export const isTurnOf = (held: Held, userId: number): boolean =>
  held.match.status === 'playing' &&
  !held.match.paused &&
  !onItsWay(held) &&
  sidesOf(held.match, userId).includes(held.match.turn);

/** The match with a move of this device, shown before the server knows it; null for one that the rules forbid. */
export const withMove = (held: Held, uci: string, at: number): Held | null => {
  const { match, clock } = held;
  const move = legalMove(match.fen, uci);
  if (!move) return null;
  const ply = match.moves.length;
  const press = pressed(clock, match, { side: match.turn, now: at, ply });
  return { ...held, premove: null, sent: { ...move, ply, at, clock: press?.clock ?? clock } };
};
