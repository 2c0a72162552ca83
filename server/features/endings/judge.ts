import type { Chess } from 'chessops/chess';
import { claimIn, DRAW } from '../../rules/endings.ts';
import { positionOf } from '../../rules/position.ts';
import { verdictOf } from '../../rules/verdict.ts';
import type { Evaluation } from '../../rules/winning-chances.ts';
import type { EndingPlayed, EndingReason } from './endings.schema.ts';
import type { StandardEnding } from './standard-endings.ts';

export type Outcome = Pick<EndingPlayed, 'status' | 'reason'>;

export const PLAYING: Outcome = { status: 'playing', reason: null };

/** Own moves after which a draw is held: by then whoever plays for a win has tried what there is. */
const MOVES_TO_HOLD = 15;

/**
 * In centipawns for the student, by the searches of reviews. Measured over these positions, a won one has at least 190
 * and a drawn one at most 0; on the way a drawn one has at least -124, and a lost one at most -374.
 */
const STILL_WON = 60;
const CLEARLY_WON = 250;
const NEW_QUEEN_WINS = 500;
const LOST = -250;
const A_MATE = 10_000;

type Color = 'white' | 'black';
const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

const centipawnsFor = (color: Color, evaluation: Evaluation): number => {
  const white =
    'cp' in evaluation
      ? evaluation.cp
      : ('mate' in evaluation ? evaluation.mate > 0 : evaluation.won === 'white')
        ? A_MATE
        : -A_MATE;
  return color === 'white' ? white : -white;
};

const queensOf = ({ board }: Chess, color: Color): number => board.queen.intersect(board[color]).size();

/** Whether the student has what wins, and the other side nothing to stop it. */
const isSecured = (start: Chess, now: Chess, own: Color, value: number): boolean => {
  const { board } = now;
  const isBare = board[other(own)].size() === 1;
  const hasMajor = board.queen.union(board.rook).intersects(board[own]);
  if (isBare && hasMajor) return value >= CLEARLY_WON;
  return queensOf(now, own) > queensOf(start, own) && value >= NEW_QUEEN_WINS;
};

/** How the rules end it, a draw that may be claimed included. @param fens every position, the first one included. */
export const ruledOutcome = ({ goal }: StandardEnding, own: Color, fens: readonly string[]): Outcome | undefined => {
  const verdict = verdictOf(fens) ?? claimIn(fens);
  if (!verdict) return undefined;
  const isRepeated = verdict.ending === 'threefold' || verdict.ending === 'fivefold';
  const isQuiet = verdict.ending === 'fifty_moves' || verdict.ending === 'seventy_five_moves';
  const reason: EndingReason = isRepeated
    ? 'repetition'
    : isQuiet
      ? 'fifty_moves'
      : (verdict.ending as Exclude<EndingReason, 'repetition'>);
  const isDraw = verdict.result === DRAW;
  const isWin = verdict.result === (own === 'white' ? '1-0' : '0-1');
  return { status: isWin || (isDraw && goal === 'hold') ? 'success' : 'failure', reason };
};

/**
 * How an ending stands after a move of the student's.
 * @param fens every position, the first one included.
 * @param evaluation what the engine says of the last one.
 */
export const outcomeAfter = (ending: StandardEnding, fens: readonly string[], evaluation: Evaluation): Outcome => {
  const [start, now] = [positionOf(fens[0] ?? ''), positionOf(fens.at(-1) ?? '')];
  if (!start || !now) throw new Error(`Not a position: ${fens.join(', ')}`);
  const own = start.turn;
  const ruled = ruledOutcome(ending, own, fens);
  if (ruled) return ruled;
  const value = centipawnsFor(own, evaluation);
  if (ending.goal === 'hold') {
    if (value <= LOST) return { status: 'failure', reason: 'lost' };
    return fens.length >= 2 * MOVES_TO_HOLD ? { status: 'success', reason: 'held' } : PLAYING;
  }
  if (ending.goal === 'mate') return PLAYING;
  if (isSecured(start, now, own, value)) return { status: 'success', reason: 'won' };
  return value < STILL_WON ? { status: 'failure', reason: 'escaped' } : PLAYING;
};
