import { Chess, type Move } from 'chess.js';
import { playMove, toUci } from '../../engine/position.ts';
import { AppError } from '../../errors.ts';
import { readMove } from '../../rules/moves.ts';

/** The data to judge against: a position, and in UCI the solver's moves and the replies to them, in turn. */
export type Solution = { fen: string; moves: readonly string[]; themes: readonly string[] };

export type Judgement = {
  status: 'continue' | 'solved' | 'wrong';
  /** The solver's correct moves with the replies to them, in SAN. */
  line: string[];
  /** The reply to the solver's latest move, while the puzzle goes on. */
  reply: Move | null;
};

/** SAN in English or Portuguese letters, and no UCI. */
const SAN = /^(?![a-h][1-8][a-h][1-8])[KQRBNDTC]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBNDTC])?[+#]?$/;

const isMateTheme = (theme: string): boolean => theme.startsWith('mate');

/** The number of moves that the solver has to find. */
const solverMoves = ({ moves }: Pick<Solution, 'moves'>): number => Math.ceil(moves.length / 2);

/** The text as chess.js reads it: 'Cf3' is no move to it, and in 'b8=C' it overlooks the piece. */
const inEnglish = (chess: Chess, text: string): string => (SAN.test(text) && readMove(chess.fen(), text)?.uci) || text;

/** @throws AppError 400 'Lance ilegal' */
const play = (chess: Chess, text: string): Move => {
  try {
    return playMove(chess, inEnglish(chess, text));
  } catch {
    throw new AppError('illegalMove');
  }
};

/** Lichess's rule: where the solution mates, every mate is correct. In a puzzle about mate every mate solves it. */
const matesAsWell = (chess: Chess, solution: Solution, expected: string): boolean => {
  if (!chess.isCheckmate()) return false;
  if (solution.themes.some(isMateTheme)) return true;
  chess.undo();
  playMove(chess, expected);
  return chess.isCheckmate();
};

/**
 * Judges a solver's moves so far, in UCI or in SAN of either language, up to the first wrong one.
 * @throws AppError 400 for a move that is not valid or not legal, or when there are more moves than in the solution.
 */
export const judge = (solution: Solution, given: readonly string[]): Judgement => {
  if (given.length > solverMoves(solution)) throw new AppError('tooManyMoves');
  const chess = new Chess(solution.fen);
  const line: string[] = [];
  for (const [i, text] of given.entries()) {
    const expected = solution.moves[2 * i] ?? '';
    const move = play(chess, text);
    const isExpected = toUci(move) === expected;
    if (!isExpected && !matesAsWell(chess, solution, expected)) return { status: 'wrong', line, reply: null };
    line.push(move.san);
    const reply = isExpected ? solution.moves[2 * i + 1] : undefined;
    if (reply === undefined) {
      if (i < given.length - 1) throw new AppError('tooManyMoves');
      return { status: 'solved', line, reply: null };
    }
    const answer = playMove(chess, reply);
    line.push(answer.san);
    if (i === given.length - 1) return { status: 'continue', line, reply: answer };
  }
  return { status: 'continue', line, reply: null };
};

/**
 * The square of the next piece to move, after the given moves that are right. @throws AppError 400 for a move that is
 * not valid.
 */
export const hintAfter = (solution: Solution, given: readonly string[]): string => {
  const { line } = judge(solution, given.slice(0, solverMoves(solution) - 1));
  const turn = 2 * Math.floor(line.length / 2);
  return (solution.moves[turn] ?? '').slice(0, 2);
};

/**
 * What follows the solution, in SAN, until the gain is on the board; nothing when it was solved by another mate.
 * @param given the moves that solved it.
 */
export const continuationOf = (
  { fen, moves, continuation }: Pick<Solution, 'fen' | 'moves'> & { continuation: readonly string[] },
  given: readonly string[],
): string[] => {
  const chess = new Chess(fen);
  for (const move of moves) playMove(chess, move);
  return given.length < solverMoves({ moves }) ? [] : continuation.map(move => playMove(chess, move).san);
};

/** The whole solution in SAN. */
export const lineOf = ({ fen, moves }: Pick<Solution, 'fen' | 'moves'>): string[] => {
  const chess = new Chess(fen);
  return moves.map(move => playMove(chess, move).san);
};
