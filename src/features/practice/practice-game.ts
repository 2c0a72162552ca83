import type { AiMoveInput } from '../../../server/features/chess/chess.schema.ts';
import { type Clocks, flagged, newClocks, running, stopped } from '../../board/clocks.ts';
import { applyMove, type DrawReason, fenAt, type Game, isLegal, type Move, newGame, statusOf, turnOf } from '../../board/game.ts';
import { canMate } from '../../board/material.ts';
import { type Color, opposite } from '../../board/squares.ts';

/** What each side has for the whole game, in milliseconds. */
export const CLOCK_MS = 600_000;
export const HUMAN = 'w' satisfies Color;
export const ENGINE = 'b' satisfies Color;

export type Level = AiMoveInput['difficulty'];
export type Outcome =
  | { readonly by: 'checkmate'; readonly winner: Color }
  | { readonly by: 'draw'; readonly reason: DrawReason }
  /** Nobody wins on time who could not mate. */
  | { readonly by: 'time'; readonly winner: Color | null }
  | { readonly by: 'resignation'; readonly winner: Color };

export type Phase = { readonly is: 'waiting' } | { readonly is: 'playing' } | { readonly is: 'finished'; readonly outcome: Outcome };

export type Practice = {
  readonly level: Level;
  /** Whether each position is explained. */
  readonly commentary: boolean;
  readonly phase: Phase;
  readonly game: Game;
  readonly clocks: Clocks;
};

/** `now` in milliseconds. */
export type PracticeEvent =
  | { type: 'levelChosen'; level: Level }
  | { type: 'commentarySwitched'; on: boolean }
  | { type: 'started'; now: number }
  | { type: 'moved'; by: Color; move: Move; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'resigned'; now: number }
  | { type: 'restarted' };

export const waiting = (level: Level = 'facil', commentary = false): Practice => ({
  level,
  commentary,
  phase: { is: 'waiting' },
  game: newGame(),
  clocks: newClocks(CLOCK_MS),
});

const finished = (state: Practice, outcome: Outcome, now: number): Practice => ({
  ...state,
  phase: { is: 'finished', outcome },
  clocks: stopped(state.clocks, now),
});

/** A game whose time ran out has ended then, whatever comes now. */
const judgedByTime = (state: Practice, now: number): Practice => {
  const fallen = flagged(state.clocks, now);
  if (!fallen) return state;
  const other = opposite(fallen);
  return finished(state, { by: 'time', winner: canMate(fenAt(state.game), other) ? other : null }, now);
};

const moved = (state: Practice, by: Color, move: Move, now: number): Practice => {
  if (turnOf(state.game) !== by || !isLegal(state.game, move)) return state;
  const game = applyMove(state.game, move);
  const after = { ...state, game, clocks: running(state.clocks, turnOf(game), now) };
  const status = statusOf(game);
  if (status.kind === 'ongoing') return after;
  return finished(after, status.kind === 'checkmate' ? { by: 'checkmate', winner: status.winner } : { by: 'draw', reason: status.reason }, now);
};

const whilePlaying = (state: Practice, event: PracticeEvent): Practice => {
  const timed = 'now' in event ? judgedByTime(state, event.now) : state;
  if (timed.phase.is !== 'playing') return timed;
  if (event.type === 'moved') return moved(timed, event.by, event.move, event.now);
  if (event.type === 'resigned') return finished(timed, { by: 'resignation', winner: ENGINE }, event.now);
  return timed;
};

/** Waiting, playing, finished: what a practice game does at each event. What makes no sense in a phase changes nothing. */
export const practice = (state: Practice, event: PracticeEvent): Practice => {
  if (event.type === 'restarted') return waiting(state.level, state.commentary);
  if (event.type === 'commentarySwitched') return { ...state, commentary: event.on };
  if (state.phase.is === 'playing') return whilePlaying(state, event);
  if (event.type === 'levelChosen') return { ...state, level: event.level };
  if (event.type !== 'started') return state;
  const fresh = waiting(state.level, state.commentary);
  return { ...fresh, phase: { is: 'playing' }, clocks: running(fresh.clocks, HUMAN, event.now) };
};
