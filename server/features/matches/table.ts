/**
 * A game at its table: what it is, and what each action makes of it. Pure: time and chance are passed in, and what is
 * stored, told and paid follows from the table that comes out.
 */
import type { matches } from '../../../db/schema/matches.ts';
import { AppError } from '../../errors.ts';
import { claimIn, verdictOnTime, type Verdict } from '../../rules/endings.ts';
import { verdictOf } from '../../rules/verdict.ts';
import { readQuickly } from '../../rules/quick-move.ts';
import { fallenFlag, flagFallsAt, newClock, pressed, stoppedClock, timeLeft } from '../../rules/match-clock.ts';
import { sideToMove, type Side } from '../../rules/moves.ts';
import { START_FEN } from '../../rules/position.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';
import { clockColumns, clockOf } from './clock-columns.ts';
import type { MatchEvent } from './matches.schema.ts';

export type HeldMatch = typeof matches.$inferSelect;
export type HeldMove = { ply: number; san: string; uci: string; fen: string; ms: number };
/** `events` are new; the moves are all that stand. */
export type Table = { match: HeldMatch; moves: readonly HeldMove[]; events: readonly MatchEvent[] };

/** How long a challenge, or a search for an opponent, waits. */
const WAITING_MS = 10 * MINUTE_MS;
/** How long another person may take for the first move, before the clocks run, where no tournament says otherwise. */
export const FIRST_MOVE_MS = 5 * MINUTE_MS;
/** How long a game may stay paused. */
const PAUSED_MS = DAY_MS;
/** How long a game against the engine, or on one board, waits for those moves. */
export const UNBEGUN_MS = DAY_MS;
/** The engine answers after one to two seconds; what it needs to think comes on top of this. */
const REPLY_MS = { least: 1_000, range: 600 };
/** It takes no more than this part of the time it has left, so that it plays short games to their end. */
const REPLY_SHARE = 1 / 30;
/** Each side has moved, so nobody can call the game off any more. */
export const ABORTABLE_PLIES = 2;

export const fenOf = ({ moves }: Pick<Table, 'moves'>): string => moves.at(-1)?.fen ?? START_FEN;
export const turnOf = (table: Pick<Table, 'moves'>): Side => sideToMove(fenOf(table));
export const positions = ({ moves }: Table): string[] => [START_FEN, ...moves.map(({ fen }) => fen)];

export const engineSide = ({ opponent, whiteId }: HeldMatch): Side | null =>
  opponent === 'engine' ? (whiteId === null ? 'white' : 'black') : null;

export const isBetweenPeople = ({ opponent }: HeldMatch): boolean => opponent === 'person' || opponent === 'anyone';

/** The side that somebody plays; on one board it is whichever is to move. */
export const sideOf = (table: Table, userId: number): Side | null => {
  const { opponent, whiteId, blackId, creatorId } = table.match;
  if (opponent === 'board') return userId === creatorId ? turnOf(table) : null;
  return userId === whiteId ? 'white' : userId === blackId ? 'black' : null;
};

const isGoingOn = ({ status, pausedAt }: HeldMatch): boolean => status === 'playing' && !pausedAt;

/** Whether it is the engine's turn in a game that goes on. */
export const isEngineAwaited = (table: Table): boolean =>
  isGoingOn(table.match) && engineSide(table.match) === turnOf(table);

const replyMs = (match: HeldMatch, side: Side, now: number): number =>
  Math.min(REPLY_MS.least + Math.random() * REPLY_MS.range, timeLeft(clockOf(match), side, now) * REPLY_SHARE);

/**
 * When the server next has something to do with a game.
 * @param before the table of which this one was made: what gives no move gives no more time for it either.
 */
export const dueAt = (table: Table, now: number, before?: Table): Date | null => {
  const { match, moves } = table;
  if (match.status === 'waiting') return new Date(match.createdAt.getTime() + WAITING_MS);
  if (match.status === 'playing' && match.pausedAt) return new Date(match.pausedAt.getTime() + PAUSED_MS);
  if (!isGoingOn(match)) return null;
  const isSameMove = before && isGoingOn(before.match) && before.moves.length === moves.length;
  const kept = isSameMove ? before.match.dueAt : null;
  const side = turnOf(table);
  if (engineSide(match) === side) return kept ?? new Date(now + replyMs(match, side, now));
  const falls = flagFallsAt(clockOf(match));
  if (falls !== null) return new Date(falls);
  return kept ?? new Date(now + (isBetweenPeople(match) ? (match.firstMoveMs ?? FIRST_MOVE_MS) : UNBEGUN_MS));
};

/** What is left, in milliseconds, to who owes a first move of a tournament's game; null elsewhere. */
const firstMoveLeft = ({ match, moves }: Table, now: number): number | null => {
  const isOwed = match.firstMoveMs !== null && isGoingOn(match) && moves.length < ABORTABLE_PLIES;
  return isOwed && match.dueAt ? Math.max(0, match.dueAt.getTime() - now) : null;
};

const noticeOf = ({ notice, noticeBy, noticeSide, noticePly }: HeldMatch): MatchEvent['notice'] =>
  notice && { act: notice, by: noticeBy, side: noticeSide, ply: noticePly ?? 0 };

export const snapshot = (table: Table, now: number): Omit<MatchEvent, 'type'> => {
  const { match, moves } = table;
  const clock = clockOf(match);
  return {
    ply: moves.length,
    at: now,
    fen: fenOf(table),
    clocks: { white: timeLeft(clock, 'white', now), black: timeLeft(clock, 'black', now) },
    running: match.running,
    status: match.status,
    result: match.result ?? '*',
    ending: match.ending,
    offer: match.offer && match.offerBy && { kind: match.offer, by: match.offerBy },
    rated: match.rated,
    paused: match.pausedAt !== null,
    firstMoveMs: firstMoveLeft(table, now),
    notice: noticeOf(match),
  };
};

type Changes = { match?: Partial<HeldMatch>; moves?: readonly HeldMove[] };

/** The table after a change, with the event that tells it. */
export const changed = (
  table: Table,
  { match, moves = table.moves }: Changes,
  event: Pick<MatchEvent, 'type' | 'san' | 'uci' | 'ms' | 'matchId' | 'phrase' | 'by'>,
  now: number,
): Table => {
  const next: Table = { match: { ...table.match, ...match }, moves, events: table.events };
  const told = { dueAt: dueAt(next, now, table), events: next.match.events + 1 };
  const due: Table = { ...next, match: { ...next.match, ...told } };
  return { ...due, events: [...table.events, { ...event, ...snapshot(due, now) }] };
};

export const NO_OFFER = { offer: null, offerBy: null };

export const end = (table: Table, { result, ending }: Verdict, now: number): Table => {
  const clock = clockColumns(stoppedClock(clockOf(table.match), now));
  const verdict = { result, ending: ending as HeldMatch['ending'] };
  return changed(
    table,
    { match: { ...clock, ...NO_OFFER, ...verdict, status: 'finished', pausedAt: null, endedAt: new Date(now) } },
    { type: 'end' },
    now,
  );
};

/**
 * A flag fell. The engine's makes the game friendly: whoever asks it for many searches at once, or has many games with
 * it, lets it wait for its turn until its time is over.
 */
const endOnTime = (table: Table, fallen: Side, now: number): Table => {
  const changes = engineSide(table.match) === fallen ? madeFriendly(table, 'late') : {};
  const match = { ...table.match, ...changes };
  return end({ ...table, match }, verdictOnTime(fenOf(table), fallen), now);
};

export const callOff = (table: Table, ending: 'aborted' | 'declined' | 'expired' | 'unresumed', now: number): Table => {
  const clock = clockColumns(stoppedClock(clockOf(table.match), now));
  const off = { status: 'aborted' as const, pausedAt: null, endedAt: new Date(now), rated: false };
  const match = { ...clock, ...NO_OFFER, ending, ...off };
  return changed(table, { match }, { type: 'end' }, now);
};

type Players = Pick<HeldMatch, 'whiteId' | 'blackId' | 'whiteRating' | 'blackRating' | 'rated'>;

/** Both players are there: the game begins, and White's first move is waited for. */
export const begin = (table: Table, players: Players, now: number): Table => {
  const at = new Date(now);
  const match = {
    ...players,
    ...clockColumns(newClock(table.match)),
    status: 'playing' as const,
    whiteSeenAt: at,
    blackSeenAt: at,
  };
  return changed(table, { match }, { type: 'start' }, now);
};

/** What nobody did: a flag that fell, a first move, an answer or the end of a pause that did not come. */
export const settled = (table: Table, now: number): Table => {
  const { match, moves } = table;
  const isOverdue = match.dueAt !== null && match.dueAt.getTime() <= now;
  if (match.status === 'waiting') return isOverdue ? callOff(table, 'expired', now) : table;
  if (match.status !== 'playing') return table;
  if (match.pausedAt) return isOverdue ? callOff(table, 'unresumed', now) : table;
  const fallen = fallenFlag(clockOf(match), now);
  if (fallen) return endOnTime(table, fallen, now);
  const isUnbegun = moves.length < ABORTABLE_PLIES && !isEngineAwaited(table);
  return isOverdue && isUnbegun ? callOff(table, isBetweenPeople(match) ? 'expired' : 'aborted', now) : table;
};

/** @throws AppError 409 unless the game is being played. */
export const requirePlaying = ({ match }: Table): void => {
  if (match.status === 'waiting') throw new AppError('matchNotBegun');
  if (match.status !== 'playing') throw new AppError('matchOver');
};

/** @throws AppError 409 unless the game is being played, and not paused. */
export const requireRunning = (table: Table): void => {
  requirePlaying(table);
  if (table.match.pausedAt) throw new AppError('matchPaused');
};

type Played = { move: string; ply: number; took?: number | undefined };

/**
 * The game after a move of that side.
 * @throws AppError 409 for another ply than the next, or when it is not that side's turn; 400 for an illegal move.
 */
export const play = (table: Table, side: Side, { move: text, ply, took }: Played, now: number): Table => {
  requireRunning(table);
  if (ply !== table.moves.length) throw new AppError('otherPly');
  if (side !== turnOf(table)) throw new AppError('notYourTurn');
  const read = readQuickly(fenOf(table), text);
  if (!read) throw new AppError('illegalMove');
  const { match } = table;
  const press = pressed(clockOf(match), match, { side, now, ply, took });
  if (!press) return endOnTime(table, side, now);
  const move = { ...read, ply, ms: press.ms };
  // A move answers an offer of the other side, and leaves nothing to take back.
  const keepsOffer = match.offer === 'draw' && match.offerBy === side;
  const moved = changed(
    table,
    {
      match: {
        ...clockColumns(press.clock),
        ...(!keepsOffer && NO_OFFER),
        ...seen(side, now),
      },
      moves: [...table.moves, move],
    },
    { type: 'move', san: move.san, uci: move.uci, ms: move.ms },
    now,
  );
  const verdict = verdictOf(positions(moved)) ?? (engineSide(match) ? claimIn(positions(moved)) : undefined);
  return verdict ? end(moved, verdict, now) : moved;
};

export const seen = (side: Side, now: number): Partial<HeldMatch> =>
  side === 'white' ? { whiteSeenAt: new Date(now) } : { blackSeenAt: new Date(now) };

/** What makes a game for rating points friendly, so that its players are told why; of a friendly one, nothing. */
export const madeFriendly = (
  { match, moves }: Pick<Table, 'match' | 'moves'>,
  notice: 'replaced' | 'taken_back' | 'late',
): Partial<HeldMatch> =>
  match.rated ? { rated: false, notice, noticeBy: null, noticeSide: null, noticePly: moves.length } : {};
