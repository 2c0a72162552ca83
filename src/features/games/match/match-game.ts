import type { Report } from '../../../shared/games/game-report.ts';
import { withFound } from '../../../shared/games/other-tabs.ts';
import { type Clocks, newClocks, running, stopped } from '../../../board/clocks.ts';
import {
  playMove,
  findMove,
  type Game,
  legalMoves,
  type Move,
  newGame,
  type PlayedMove,
  queening,
  turnOf,
} from '../../../board/game.ts';
import { type Outcome, outcomeOnBoard, outcomeOnTime } from '../../../board/outcome.ts';
import { type Color, opposite } from '../../../board/squares.ts';
import { clockMsOf, type MatchMode } from '../modes/modes.ts';

/** `key` marks one game from its start, so that it is stored once however often it is sent. */
type Phase =
  | { readonly is: 'waiting' }
  | { readonly is: 'playing'; readonly key: string }
  | {
      readonly is: 'finished';
      readonly key: string;
      readonly outcome: Outcome;
      /** Whether it is on the server. */ readonly isDelivered: boolean;
    };

/** Two people at one board: both sides are played here. */
export type Match = {
  readonly mode: MatchMode;
  readonly phase: Phase;
  readonly game: Game;
  readonly clocks: Clocks;
  /** Earlier games that are not on the server yet, the oldest first. */
  readonly outbox: readonly Report[];
};

/** `now` in milliseconds. */
export type MatchEvent =
  /** `unsent` is the game before, if the server has not got it. */
  | { type: 'started'; key: string; unsent: Report | null; now: number }
  | { type: 'moved'; move: Move; now: number }
  | { type: 'ticked'; now: number }
  /** By the side to move. */
  | { type: 'resigned'; now: number }
  /** Offered by one side; the other accepts at once. */
  | { type: 'drawAgreed'; now: number }
  /** The server has answered about a game: it need not be sent again. */
  | { type: 'delivered'; key: string }
  /** What another tab of this browser has stored. */
  | { type: 'found'; found: Match };

export const waiting = (mode: MatchMode): Match => ({
  mode,
  phase: { is: 'waiting' },
  game: newGame(),
  clocks: newClocks(clockMsOf(mode)),
  outbox: [],
});

/** The legal moves of the side to move: a pawn is always promoted to a queen. */
export const playable = ({ phase, game }: Match): PlayedMove[] =>
  phase.is === 'playing' ? queening(legalMoves(game)) : [];

/** Whether a match has become a game to be stored. A draw that was agreed before anybody moved is none. */
export const isGame = ({ phase, game }: Match): boolean =>
  phase.is === 'finished' && (game.moves.length > 0 || phase.outcome.by !== 'agreement');

/** Whether there is a finished game that is not on the server. */
export const isUnsaved = (match: Match): boolean =>
  match.phase.is === 'finished' && !match.phase.isDelivered && isGame(match);

const finished = (match: Match, key: string, outcome: Outcome, now: number): Match => ({
  ...match,
  phase: { is: 'finished', key, outcome, isDelivered: false },
  clocks: stopped(match.clocks, now),
});

const moved = (match: Match, key: string, move: Move, now: number): Match => {
  const found = findMove(playable(match), { from: move.from, to: move.to });
  if (!found) return match;
  const game = playMove(match.game, found);
  const after = { ...match, game, clocks: running(match.clocks, turnOf(game), now) };
  const outcome = outcomeOnBoard(game);
  return outcome ? finished(after, key, outcome, now) : after;
};

const whilePlaying = (
  match: Match,
  key: string,
  event: Exclude<MatchEvent, { type: 'started' | 'delivered' | 'found' }>,
): Match => {
  // When the time has run out the game is over, whatever event comes now.
  const onTime = outcomeOnTime(match.game, match.clocks, event.now);
  if (onTime) return finished(match, key, onTime, event.now);
  switch (event.type) {
    case 'moved':
      return moved(match, key, event.move, event.now);
    case 'resigned':
      return finished(match, key, { by: 'resignation', winner: opposite(turnOf(match.game)) }, event.now);
    case 'drawAgreed':
      return finished(match, key, { by: 'agreement' }, event.now);
    case 'ticked':
      return match;
  }
};

const FIRST: Color = 'w';

const started = ({ mode, outbox }: Match, { key, unsent, now }: Extract<MatchEvent, { type: 'started' }>): Match => {
  const fresh = waiting(mode);
  return {
    ...fresh,
    outbox: unsent ? [...outbox, unsent] : outbox,
    phase: { is: 'playing', key },
    clocks: running(fresh.clocks, FIRST, now),
  };
};

const delivered = (match: Match, key: string): Match => {
  const { phase, outbox } = match;
  if (phase.is === 'finished' && phase.key === key) return { ...match, phase: { ...phase, isDelivered: true } };
  return outbox.some(({ clientKey }) => clientKey === key)
    ? { ...match, outbox: outbox.filter(({ clientKey }) => clientKey !== key) }
    : match;
};

/** Waiting, playing, finished: what a match does at each event. What makes no sense in a phase changes nothing. */
export const match = (state: Match, event: MatchEvent): Match => {
  const { phase } = state;
  if (event.type === 'found') return withFound(state, event.found);
  if (event.type === 'delivered') return delivered(state, event.key);
  if (event.type === 'started') return phase.is === 'playing' ? state : started(state, event);
  return phase.is === 'playing' ? whilePlaying(state, phase.key, event) : state;
};
