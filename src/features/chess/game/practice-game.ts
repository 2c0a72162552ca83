import type { AiMoveInput } from '../../../../server/features/chess/chess.schema.ts';
import type { Report } from '../../../shared/games/game-report.ts';
import { withFound } from '../../../shared/games/other-tabs.ts';
import { type Clocks, newClocks, running, stopped } from '../../../board/clocks.ts';
import { toUci } from '../../../../server/rules/played-move.ts';
import { playMove, type Game, isLegal, type Move, newGame, turnOf } from '../../../board/game.ts';
import { type Outcome as AnyOutcome, outcomeOnBoard, outcomeOnTime, resultOf } from '../../../board/outcome.ts';
import type { Color } from '../../../board/squares.ts';

/** What each side has for the whole game. */
const CLOCK_SECONDS = 600;
export const CLOCK_MS = CLOCK_SECONDS * 1_000;
export const HUMAN = 'w' satisfies Color;
export const ENGINE = 'b' satisfies Color;

export type Level = AiMoveInput['difficulty'];
/** The AI agrees to no draws. */
export type Outcome = Exclude<AnyOutcome, { by: 'agreement' }>;

/** `key` identifies the game, so that the server stores it only once. */
export type Phase =
  | { readonly is: 'waiting' }
  | { readonly is: 'playing'; readonly key: string }
  | { readonly is: 'finished'; readonly key: string; readonly outcome: Outcome };

export type Practice = {
  readonly level: Level;
  /** Whether each position is explained. */
  readonly commentary: boolean;
  readonly phase: Phase;
  readonly game: Game;
  readonly clocks: Clocks;
  /** Finished games that are not on the server yet, the oldest first. */
  readonly outbox: readonly Report[];
};

/** `now` in milliseconds. */
export type PracticeEvent =
  | { type: 'levelChosen'; level: Level }
  | { type: 'commentarySwitched'; on: boolean }
  | { type: 'started'; key: string; now: number }
  | { type: 'moved'; by: Color; move: Move; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'resigned'; now: number }
  | { type: 'restarted' }
  | { type: 'delivered'; key: string }
  /** What another tab of this browser has stored. */
  | { type: 'found'; found: Practice };

export const waiting = (level: Level = 'facil', commentary = false): Practice => ({
  level,
  commentary,
  phase: { is: 'waiting' },
  game: newGame(),
  clocks: newClocks(CLOCK_MS),
  outbox: [],
});

type Finished = { key: string; level: Level; game: Game; outcome: Outcome };

/** What is sent to the server about a finished game; it knows the player and the time. */
const reportOf = ({ key, level, game, outcome }: Finished): Report => ({
  mode: 'practice',
  timeControl: String(CLOCK_SECONDS),
  difficulty: level,
  pgn: game.moves.map(toUci).join(' '),
  result: resultOf(outcome),
  // The server finds the other endings from the moves.
  ...((outcome.by === 'time' || outcome.by === 'resignation') && { ending: outcome.by }),
  clientKey: key,
});

const finished = (state: Practice, outcome: Outcome, now: number): Practice => {
  const { phase, game, level, outbox } = state;
  if (phase.is !== 'playing') return state;
  const { key } = phase;
  return {
    ...state,
    phase: { is: 'finished', key, outcome },
    clocks: stopped(state.clocks, now),
    outbox: [...outbox, reportOf({ key, level, game, outcome })],
  };
};

/** When the time has run out the game is over, whatever event comes now. */
const judgedByTime = (state: Practice, now: number): Practice => {
  const outcome = outcomeOnTime(state.game, state.clocks, now);
  return outcome ? finished(state, outcome, now) : state;
};

const moved = (state: Practice, by: Color, move: Move, now: number): Practice => {
  if (turnOf(state.game) !== by || !isLegal(state.game, move)) return state;
  const game = playMove(state.game, move);
  const after = { ...state, game, clocks: running(state.clocks, turnOf(game), now) };
  const outcome = outcomeOnBoard(game);
  return outcome ? finished(after, outcome, now) : after;
};

const whilePlaying = (state: Practice, event: PracticeEvent): Practice => {
  const timed = 'now' in event ? judgedByTime(state, event.now) : state;
  if (timed.phase.is !== 'playing') return timed;
  if (event.type === 'moved') return moved(timed, event.by, event.move, event.now);
  if (event.type === 'resigned') return finished(timed, { by: 'resignation', winner: ENGINE }, event.now);
  return timed;
};

/** A new game with the same settings; unsent games stay. */
const cleared = ({ level, commentary, outbox }: Practice): Practice => ({ ...waiting(level, commentary), outbox });

/**
 * The reducer of a practice game: waiting, playing, finished. An event that makes no sense in a phase changes nothing.
 */
export const practice = (state: Practice, event: PracticeEvent): Practice => {
  if (event.type === 'restarted') return cleared(state);
  if (event.type === 'found') return withFound(state, event.found);
  if (event.type === 'delivered')
    return { ...state, outbox: state.outbox.filter(({ clientKey }) => clientKey !== event.key) };
  if (event.type === 'commentarySwitched') return { ...state, commentary: event.on };
  if (state.phase.is === 'playing') return whilePlaying(state, event);
  if (event.type === 'levelChosen') return { ...state, level: event.level };
  if (event.type !== 'started') return state;
  const fresh = cleared(state);
  return { ...fresh, phase: { is: 'playing', key: event.key }, clocks: running(fresh.clocks, HUMAN, event.now) };
};
