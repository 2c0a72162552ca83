import { type Clocks, newClocks, running, stopped } from '../../board/clocks.ts';
import { applyMove, findMove, type Game, legalMoves, type Move, newGame, type PlayedMove, turnOf } from '../../board/game.ts';
import { type Outcome, outcomeOnBoard, outcomeOnTime } from '../../board/outcome.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { clockMsOf, type MatchMode } from './modes.ts';

/** `key` marks one game from its start, so that it is stored once however often it is sent. */
export type Phase =
  | { readonly is: 'waiting' }
  | { readonly is: 'playing'; readonly key: string }
  | { readonly is: 'finished'; readonly key: string; readonly outcome: Outcome; /** The server's number of it; null until it has one. */ readonly savedAs: number | null };

/** Two people at one board: both sides are played here. */
export type Match = { readonly mode: MatchMode; readonly phase: Phase; readonly game: Game; readonly clocks: Clocks };

/** `now` in milliseconds. */
export type MatchEvent =
  | { type: 'started'; key: string; now: number }
  | { type: 'moved'; move: Move; now: number }
  | { type: 'ticked'; now: number }
  /** By the side to move. */
  | { type: 'resigned'; now: number }
  /** Offered by one side, the other accepts at once. */
  | { type: 'drawAgreed'; now: number }
  | { type: 'saved'; key: string; gameId: number };

export const waiting = (mode: MatchMode): Match => ({ mode, phase: { is: 'waiting' }, game: newGame(), clocks: newClocks(clockMsOf(mode)) });

/** What the side to move may play: a pawn that arrives always becomes a queen. */
export const playable = ({ phase, game }: Match): PlayedMove[] =>
  phase.is === 'playing' ? legalMoves(game).filter(({ promotion = 'q' }) => promotion === 'q') : [];

/** Whether a match has become a game to be stored. A draw that was agreed before anybody moved is none. */
export const isGame = ({ phase, game }: Match): boolean => phase.is === 'finished' && (game.moves.length > 0 || phase.outcome.by !== 'agreement');

/** Whether there is a finished game that the server has not got. */
export const isUnsaved = (match: Match): boolean => match.phase.is === 'finished' && match.phase.savedAs === null && isGame(match);

const finished = (match: Match, key: string, outcome: Outcome, now: number): Match => ({
  ...match,
  phase: { is: 'finished', key, outcome, savedAs: null },
  clocks: stopped(match.clocks, now),
});

const moved = (match: Match, key: string, move: Move, now: number): Match => {
  const found = findMove(playable(match), { from: move.from, to: move.to });
  if (!found) return match;
  const game = applyMove(match.game, found);
  const after = { ...match, game, clocks: running(match.clocks, turnOf(game), now) };
  const outcome = outcomeOnBoard(game);
  return outcome ? finished(after, key, outcome, now) : after;
};

const whilePlaying = (match: Match, key: string, event: Exclude<MatchEvent, { type: 'started' | 'saved' }>): Match => {
  // A game whose time ran out has ended then, whatever comes now.
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

const started = ({ mode }: Match, key: string, now: number): Match => {
  const fresh = waiting(mode);
  return { ...fresh, phase: { is: 'playing', key }, clocks: running(fresh.clocks, FIRST, now) };
};

/** Waiting, playing, finished: what a match does at each event. What makes no sense in a phase changes nothing. */
export const match = (state: Match, event: MatchEvent): Match => {
  const { phase } = state;
  if (event.type === 'saved') return phase.is === 'finished' && phase.key === event.key ? { ...state, phase: { ...phase, savedAs: event.gameId } } : state;
  if (event.type === 'started') return phase.is === 'playing' ? state : started(state, event.key, event.now);
  return phase.is === 'playing' ? whilePlaying(state, phase.key, event) : state;
};
