/** A chapter on the student's board, apart from screen and network: the server judges, this keeps what is shown. */
import type { Chapter, ChapterMove, Hint, MoveOutput } from '../../../server/features/chapters/chapters.schema.ts';
import { type Shape, shapesIn } from '../../../server/rules/comment-marks.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { type MoveSquares, type PlayedMove, toUci } from '../../../server/rules/played-move.ts';
import { walked } from './walk.ts';

/** A move that was judged, and the other side's answer to it, with what the professor says and draws. */
export type Told = {
  readonly move: ChapterMove;
  readonly reply: ChapterMove | null;
  /** The move that stands on the board in its place, where it is right too but the chapter goes on with another. */
  readonly instead: PlayedMove | null;
};

type Phase =
  /** What was said of the right move before; null before the first one. */
  | { readonly is: 'thinking'; readonly told: Told | null }
  /** The move is shown while the server judges it. */
  | { readonly is: 'judging'; readonly move: PlayedMove }
  /** The server could not be asked, or refused. */
  | { readonly is: 'unsent'; readonly move: PlayedMove; readonly error: string }
  /** Wrong, and why; or, with `missed`, the goal cannot be reached any more. */
  | {
      readonly is: 'refuted';
      readonly line: readonly PlayedMove[];
      readonly told: Told;
      readonly missed: boolean;
    }
  | { readonly is: 'solved'; readonly told: Told };

export type Solving = {
  readonly start: string;
  /** The moves on the board before the student's first one. */
  readonly opening: readonly PlayedMove[];
  readonly moves: readonly PlayedMove[];
  readonly phase: Phase;
  readonly hint: Hint | null;
};

export type SolvingEvent =
  | { type: 'moved'; move: MoveSquares }
  | { type: 'judged'; verdict: MoveOutput }
  | { type: 'failed'; error: string }
  | { type: 'sentAgain' }
  | { type: 'takenBack' }
  | { type: 'hinted'; hint: Hint }
  | { type: 'restarted' }
  /** The chapter is another one now, or its game went on elsewhere. */
  | { type: 'reopened'; chapter: Opened };

type Opened = Pick<Chapter, 'fen' | 'side' | 'path' | 'mode'>;

const isTurnOf = (fen: string, side: Chapter['side']): boolean => fen.split(' ')[1] === side[0];

/** A chapter where the student left it. */
export const opened = ({ fen, side, path, mode }: Opened): Solving => {
  const moves = walked(fen, path);
  const opening = mode === 'jogar' || isTurnOf(fen, side) ? [] : moves.slice(0, 1);
  return { start: fen, opening, moves, phase: { is: 'thinking', told: null }, hint: null };
};

/** The moves that the board shows. */
export const shownMoves = ({ moves, phase }: Solving): readonly PlayedMove[] => {
  if (phase.is === 'refuted') return [...moves, ...phase.line];
  return 'move' in phase ? [...moves, phase.move] : moves;
};

export const fenAfter = (start: string, moves: readonly PlayedMove[]): string => moves.at(-1)?.fen ?? start;

/**
 * What the professor drew on the first position: arrows until somebody moves, coloured squares until a piece reaches
 * them, as a star that is caught.
 */
export const marksLeft = (comment: string, shown: readonly PlayedMove[]): Shape[] => {
  const reached = new Set<string>(shown.map(({ to }) => to));
  return shapesIn(comment).filter(({ from, to }) => (from === to ? !reached.has(from) : shown.length === 0));
};

/** What the professor drew for the moves that were just played and are on the board. */
export const drawnNow = ({ phase }: Solving): Shape[] => {
  const told = 'told' in phase ? phase.told : null;
  const comments = told ? [told.instead ? '' : told.move.comment, told.reply?.comment ?? ''] : [];
  return comments.flatMap(shapesIn);
};

/** The moves that can be made; none while the server judges, and none until a refuted one is taken back. */
export const movesOf = ({ start, moves, phase }: Solving): PlayedMove[] =>
  phase.is === 'thinking' ? movesIn(fenAfter(start, moves)) : [];

export const pathOf = ({ moves }: Solving): string[] => moves.map(toUci);

const found = (state: Solving, { from, to, promotion = 'q' }: MoveSquares): PlayedMove | undefined =>
  movesOf(state).find(move => move.from === from && move.to === to && (move.promotion ?? promotion) === promotion);

const judged = (state: Solving, { right, finished, missed, move, reply, path }: MoveOutput): Solving => {
  if (!right || missed) {
    const tried = [move.uci, ...(reply ? [reply.uci] : [])];
    const line = walked(fenAfter(state.start, state.moves), tried);
    return { ...state, phase: { is: 'refuted', line, told: { move, reply, instead: null }, missed } };
  }
  const moves = walked(state.start, path);
  const kept = moves[state.moves.length];
  const told = { move, reply, instead: kept && toUci(kept) !== move.uci ? kept : null };
  return { ...state, moves, hint: null, phase: { is: finished ? 'solved' : 'thinking', told } };
};

/** After a missed goal the game begins again; after a wrong move the same position is tried again. */
const takenBack = (state: Solving): Solving => {
  const isMissed = state.phase.is === 'refuted' && state.phase.missed;
  return { ...state, moves: isMissed ? state.opening : state.moves, phase: { is: 'thinking', told: null } };
};

export const solving = (state: Solving, event: SolvingEvent): Solving => {
  const { phase } = state;
  switch (event.type) {
    case 'moved': {
      const move = found(state, event.move);
      return move ? { ...state, phase: { is: 'judging', move } } : state;
    }
    case 'judged':
      return judged(state, event.verdict);
    case 'failed':
      return phase.is === 'judging' ? { ...state, phase: { ...phase, is: 'unsent', error: event.error } } : state;
    case 'sentAgain':
      return phase.is === 'unsent' ? { ...state, phase: { is: 'judging', move: phase.move } } : state;
    case 'takenBack':
      return takenBack(state);
    case 'hinted':
      return { ...state, hint: event.hint };
    case 'restarted':
      return { ...state, moves: state.opening, hint: null, phase: { is: 'thinking', told: null } };
    case 'reopened':
      return opened(event.chapter);
  }
};
