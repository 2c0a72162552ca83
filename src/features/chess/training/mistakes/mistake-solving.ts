/** The state of answering to an own mistake, apart from screen and network. */
import {
  isLegal,
  type Game,
  legalMoves,
  type Move,
  newGame,
  type PlayedMove,
  playMove,
} from '../../../../board/game.ts';

type MistakePhase =
  | { readonly is: 'thinking' }
  | { readonly is: 'judging' }
  | { readonly is: 'unsent'; readonly error: string }
  /** The answer to a wrong move is on the board. */
  | { readonly is: 'refuted' }
  | { readonly is: 'right'; readonly dueDay: string | null }
  /** The best line was asked for. */
  | { readonly is: 'shown'; readonly dueDay: string | null };

export type MistakeSolving = {
  readonly phase: MistakePhase;
  /** The position with the move that was tried and what follows it, or with the best line. */
  readonly game: Game;
  /** How many half-moves of it are on the board: the rest is played by itself. */
  readonly ply: number;
  readonly misses: number;
};

export type MistakeEvent =
  | { type: 'moved'; move: Move }
  | { type: 'judged'; right: boolean; line: readonly string[]; dueDay: string | null }
  | { type: 'failed'; error: string }
  | { type: 'shown'; line: readonly string[]; dueDay: string | null }
  | { type: 'again' }
  /** The next half-move is played. */
  | { type: 'stepped' }
  | { type: 'walked'; ply: number };

/** Of the engine's line as much as shows why. */
const REPLIES_SHOWN = 4;
const REFUTATION_SHOWN = 2;

export const opened = (fen: string): MistakeSolving => ({
  phase: { is: 'thinking' },
  game: newGame(fen),
  ply: 0,
  misses: 0,
});

/** A game with these moves in SAN after it, up to the first that cannot be played. */
const withLine = (start: Game, line: readonly string[]): Game => {
  let game = start;
  for (const san of line) {
    const move = legalMoves(game).find(legal => legal.san === san);
    if (!move) break;
    game = playMove(game, move);
  }
  return game;
};

const bare = ({ game }: MistakeSolving): Game => newGame(game.start);

/** Whether moves are still to be played by themselves. */
export const isPlaying = ({ phase, game, ply }: MistakeSolving): boolean =>
  (phase.is === 'refuted' || phase.is === 'right' || phase.is === 'shown') && ply < game.moves.length;

export const movesOf = ({ phase, game }: MistakeSolving): readonly PlayedMove[] =>
  phase.is === 'thinking' ? legalMoves(game) : [];

export const mistakeSolving = (state: MistakeSolving, event: MistakeEvent): MistakeSolving => {
  const { phase, game } = state;
  switch (event.type) {
    case 'moved':
      return phase.is === 'thinking' && isLegal(game, event.move)
        ? { ...state, game: playMove(game, event.move), ply: 1, phase: { is: 'judging' } }
        : state;
    case 'judged':
      if (phase.is !== 'judging') return state;
      return event.right
        ? {
            ...state,
            game: withLine(game, event.line.slice(0, REPLIES_SHOWN)),
            phase: { is: 'right', dueDay: event.dueDay },
          }
        : {
            ...state,
            game: withLine(game, event.line.slice(0, REFUTATION_SHOWN)),
            misses: state.misses + 1,
            phase: { is: 'refuted' },
          };
    case 'failed':
      return phase.is === 'judging' ? { ...state, phase: { is: 'unsent', error: event.error } } : state;
    case 'shown':
      return {
        ...state,
        game: withLine(bare(state), event.line),
        ply: 0,
        misses: state.misses + 1,
        phase: { is: 'shown', dueDay: event.dueDay },
      };
    case 'again':
      return phase.is === 'refuted' || phase.is === 'unsent'
        ? { ...state, game: bare(state), ply: 0, phase: { is: 'thinking' } }
        : state;
    case 'stepped':
      return isPlaying(state) ? { ...state, ply: state.ply + 1 } : state;
    case 'walked':
      return { ...state, ply: Math.min(game.moves.length, Math.max(0, event.ply)) };
  }
};
