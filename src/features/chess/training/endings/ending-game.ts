/** The state of an ending that is played out, apart from screen and network. */
import type { EndingPlayed } from '../../../../../server/features/endings/endings.schema.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import {
  type Game,
  isLegal,
  legalMoves,
  type Move,
  newGame,
  type PlayedMove,
  playMove,
} from '../../../../board/game.ts';

type Phase =
  | { readonly is: 'playing' }
  /** The move is on its way, and the answer to it. */
  | { readonly is: 'waiting' }
  | { readonly is: 'unsent'; readonly error: string }
  | ({ readonly is: 'over' } & Pick<EndingPlayed, 'status' | 'reason' | 'dueDay'>)
  /** The engine's line was asked for. */
  | { readonly is: 'shown'; readonly dueDay: string };

export type EndingGame = { readonly phase: Phase; readonly game: Game; readonly ply: number };

export type EndingEvent =
  | { type: 'moved'; move: Move }
  | { type: 'answered'; played: EndingPlayed }
  | { type: 'failed'; error: string }
  | { type: 'sentAgain' }
  | { type: 'shown'; line: readonly string[]; dueDay: string }
  | { type: 'walked'; ply: number };

export const openEnding = (fen: string): EndingGame => ({ phase: { is: 'playing' }, game: newGame(fen), ply: 0 });

export const isOver = ({ phase }: EndingGame): boolean => phase.is === 'over' || phase.is === 'shown';

/** The moves of the last position; none while an answer is on its way, or an earlier position is looked at. */
export const movesOf = ({ phase, game, ply }: EndingGame): readonly PlayedMove[] =>
  phase.is === 'playing' && ply === game.moves.length ? legalMoves(game) : [];

const atEnd = (game: Game, phase: Phase): EndingGame => ({ game, phase, ply: game.moves.length });

const withMove = (game: Game, isMeant: (move: PlayedMove) => boolean): Game => {
  const move = legalMoves(game).find(isMeant);
  return move ? playMove(game, move) : game;
};

export const endingGame = (state: EndingGame, event: EndingEvent): EndingGame => {
  const { phase, game } = state;
  switch (event.type) {
    case 'moved':
      return phase.is === 'playing' && isLegal(game, event.move)
        ? atEnd(playMove(game, event.move), { is: 'waiting' })
        : state;
    case 'answered': {
      if (phase.is !== 'waiting') return state;
      const { reply, status, reason, dueDay } = event.played;
      const next = reply ? withMove(game, move => toUci(move) === reply.uci) : game;
      return atEnd(next, status === 'playing' ? { is: 'playing' } : { is: 'over', status, reason, dueDay });
    }
    case 'failed':
      return phase.is === 'waiting' ? { ...state, phase: { is: 'unsent', error: event.error } } : state;
    case 'sentAgain':
      return phase.is === 'unsent' ? { ...state, phase: { is: 'waiting' } } : state;
    case 'shown': {
      const line = event.line.reduce((known, san) => withMove(known, move => move.san === san), newGame(game.start));
      return { game: line, ply: Math.min(1, line.moves.length), phase: { is: 'shown', dueDay: event.dueDay } };
    }
    case 'walked':
      return { ...state, ply: Math.min(game.moves.length, Math.max(0, event.ply)) };
  }
};
