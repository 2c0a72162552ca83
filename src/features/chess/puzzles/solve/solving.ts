/** The state of solving a puzzle, apart from screen and network: the server judges, this keeps the state. */
import type { AttemptOutput, PuzzleStats } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import {
  playMove,
  type Game,
  isLegal,
  legalMoves,
  type Move,
  newGame,
  type PlayedMove,
  turnIn,
} from '../../../../board/game.ts';
import { type Color, isSquare, type Square } from '../../../../board/squares.ts';

type Rewards = AttemptOutput['rewards'];

export type Phase =
  /** The opponent's move is being shown. */
  | { readonly is: 'opening' }
  /** `after` says what came before. */
  | { readonly is: 'thinking'; readonly after: 'start' | 'mistake' | 'reply' | 'takingBack' }
  /** The move is shown on the board while the server judges it. */
  | { readonly is: 'judging'; readonly move: PlayedMove }
  /** The server could not be asked. */
  | { readonly is: 'unsent'; readonly move: PlayedMove; readonly error: string }
  /** Wrong: it goes back in a moment. */
  | { readonly is: 'refused'; readonly move: PlayedMove }
  /** Right: the opponent answers in a moment. */
  | { readonly is: 'replying'; readonly move: PlayedMove; readonly reply: Move }
  /** `ahead` are the moves in SAN that show what was gained: they are played on the board by themselves. */
  | {
      readonly is: 'solved';
      readonly rewards: Rewards;
      readonly stats: PuzzleStats | null;
      readonly atFirstTry: boolean;
      readonly ahead: readonly string[];
      /** Whether there were such moves. */ readonly showsGain: boolean;
      readonly gameUrl: string | null;
    }
  | { readonly is: 'revealed'; readonly line: Game; readonly gameUrl: string | null };

export type Solving = {
  readonly phase: Phase;
  /** The right moves so far and the replies to them. */
  readonly game: Game;
  /** How many moves were wrong. */
  readonly mistakes: number;
  /** The square of the piece to move. */
  readonly hint: Square | null;
  /** Whether a hint was used. */
  readonly helped: boolean;
  /** Whether neither the rating nor the day on which it comes again hangs on what comes. */
  readonly settled: boolean;
  /** Whether the solution was read: then the puzzle pays nothing. */
  readonly solutionRead: boolean;
  /** What this puzzle did to the rating. */
  readonly ratingChange: number;
};

export type SolvingEvent =
  /** The pause that `opening`, `refused`, `replying` and each move after the solution make is over. */
  | { type: 'paused' }
  | { type: 'moved'; move: Move }
  | { type: 'judged'; verdict: Verdict }
  | { type: 'failed'; error: string }
  | { type: 'sentAgain' }
  | { type: 'takenBack' }
  | { type: 'hinted'; from: string }
  | { type: 'revealed'; line: readonly string[]; gameUrl?: string | null }
  | { type: 'restarted' };

/** What the server says of a move. */
type Verdict = Omit<AttemptOutput, 'line'>;

type Position = {
  readonly fen: string;
  readonly lastMove: string | null;
  readonly tried: boolean;
  readonly solutionRead: boolean;
  /** Whether it has come again today. */
  readonly isDue?: boolean;
};

/**
 * A puzzle when it is opened; with `still` the opponent's move is not animated. @throws chess.js' Error for an invalid
 * position.
 */
export const opened = ({ fen, lastMove, tried, solutionRead, isDue = false }: Position, still = false): Solving => ({
  phase: lastMove === null || still ? { is: 'thinking', after: 'start' } : { is: 'opening' },
  game: newGame(fen),
  mistakes: 0,
  hint: null,
  helped: false,
  settled: tried && !isDue,
  solutionRead,
  ratingChange: 0,
});

/** The side that has to find the moves. */
export const solverOf = ({ game }: Solving): Color => turnIn(game.start);

/** The game as the board shows it. */
export const shownGame = ({ phase, game }: Solving): Game => {
  if (phase.is === 'revealed') return phase.line;
  return 'move' in phase ? playMove(game, phase.move) : game;
};

/** The legal moves; none while waiting for the server or the opponent. */
export const movesOf = ({ phase, game }: Solving): readonly PlayedMove[] =>
  phase.is === 'thinking' ? legalMoves(game) : [];

/** The solver's right moves and the one to judge, in UCI and without the replies, as the server expects them. */
export const solverMoves = ({ phase, game }: Solving): string[] => {
  const right = game.moves.filter((_, index) => index % 2 === 0);
  return ('move' in phase ? [...right, phase.move] : right).map(toUci);
};

const playSan = (game: Game, san: string): Game | undefined => {
  const move = legalMoves(game).find(legal => legal.san === san);
  return move && playMove(game, move);
};

/** A line in SAN as a game; it ends before the first move that cannot be played. */
const gameOfLine = (start: string, line: readonly string[]): Game => {
  let game = newGame(start);
  for (const san of line) {
    const next = playSan(game, san);
    if (!next) break;
    game = next;
  }
  return game;
};

const asMove = ({ from, to, promotion }: NonNullable<AttemptOutput['reply']>): Move | null =>
  isSquare(from) && isSquare(to) ? { from, to, ...(promotion && { promotion }) } : null;

const moved = (state: Solving, wanted: Move): Solving => {
  if (state.phase.is !== 'thinking' || !isLegal(state.game, wanted)) return state;
  const move = playMove(state.game, wanted).moves.at(-1);
  return move ? { ...state, hint: null, phase: { is: 'judging', move } } : state;
};

const judged = (
  state: Solving,
  move: PlayedMove,
  { status, reply, rewards, ratingChange, stats, atFirstTry, continuation, gameUrl }: Verdict,
): Solving => {
  const known = { ...state, ratingChange: state.ratingChange + ratingChange };
  if (status === 'wrong')
    return { ...known, settled: true, mistakes: state.mistakes + 1, phase: { is: 'refused', move } };
  const game = playMove(state.game, move);
  if (status === 'solved')
    return {
      ...known,
      settled: true,
      game,
      phase: {
        is: 'solved',
        rewards,
        stats,
        atFirstTry,
        ahead: continuation,
        showsGain: continuation.length > 0,
        gameUrl,
      },
    };
  const answer = reply && asMove(reply);
  if (!answer || !isLegal(game, answer)) return { ...known, game, phase: { is: 'thinking', after: 'reply' } };
  return { ...known, phase: { is: 'replying', move, reply: answer } };
};

const paused = (state: Solving): Solving => {
  const { phase, game } = state;
  if (phase.is === 'opening') return { ...state, phase: { is: 'thinking', after: 'start' } };
  if (phase.is === 'refused') return { ...state, phase: { is: 'thinking', after: 'mistake' } };
  if (phase.is === 'replying')
    return {
      ...state,
      game: playMove(playMove(game, phase.move), phase.reply),
      phase: { is: 'thinking', after: 'reply' },
    };
  if (phase.is === 'solved') {
    const [san, ...ahead] = phase.ahead;
    const next = san === undefined ? undefined : playSan(game, san);
    return { ...state, game: next ?? game, phase: { ...phase, ahead: next ? ahead : [] } };
  }
  return state;
};

/** Whether help can be asked for: not while waiting for the server or the opponent. */
export const canAsk = ({ phase }: Solving): boolean => phase.is === 'thinking' || phase.is === 'refused';

const begunAnew = (state: Solving): Solving => ({
  ...state,
  phase: { is: 'thinking', after: 'start' },
  game: newGame(state.game.start),
  mistakes: 0,
  hint: null,
  helped: false,
  ratingChange: 0,
});

/** What a puzzle does at each event. What makes no sense in a phase changes nothing. */
export const solving = (state: Solving, event: SolvingEvent): Solving => {
  const { phase } = state;
  switch (event.type) {
    case 'paused':
      return paused(state);
    case 'moved':
      return moved(state, event.move);
    case 'judged':
      return phase.is === 'judging' ? judged(state, phase.move, event.verdict) : state;
    case 'failed':
      return phase.is === 'judging'
        ? { ...state, phase: { is: 'unsent', move: phase.move, error: event.error } }
        : state;
    case 'sentAgain':
      return phase.is === 'unsent' ? { ...state, phase: { is: 'judging', move: phase.move } } : state;
    case 'takenBack':
      return phase.is === 'unsent' ? { ...state, phase: { is: 'thinking', after: 'takingBack' } } : state;
    case 'hinted':
      return canAsk(state) && isSquare(event.from)
        ? { ...paused(state), settled: true, helped: true, hint: event.from }
        : state;
    case 'revealed':
      return canAsk(state)
        ? {
            ...state,
            settled: true,
            solutionRead: true,
            hint: null,
            phase: {
              is: 'revealed',
              line: gameOfLine(state.game.start, event.line),
              gameUrl: event.gameUrl ?? null,
            },
          }
        : state;
    case 'restarted':
      return phase.is === 'solved' || phase.is === 'revealed' ? begunAnew(state) : state;
  }
};
