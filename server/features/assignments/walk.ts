/** Moves that were tried, with the positions in which they were. Pure. */
import { lineInUci, readLine } from '../../rules/board-line.ts';
import { meantMove } from '../../rules/meant-move.ts';
import { toUci } from '../../rules/played-move.ts';
import { playOn, positionOf } from '../../rules/position.ts';

export type Step = { /** The position before the move. */ fen: string; san: string; uci: string };

/** Plays moves from a position, up to the first that is not legal. */
const walk = (start: string, moves: readonly string[]): Step[] => {
  const position = positionOf(start);
  const steps: Step[] = [];
  let fen = start;
  for (const text of moves) {
    const meant = position && meantMove(position, text);
    if (!position || !meant) break;
    const move = playOn(position, meant);
    steps.push({ fen, san: move.san, uci: toUci(move) });
    fen = move.fen;
  }
  return steps;
};

/** The last of these moves, in its position. */
export const lastStep = (start: string, moves: readonly string[]): Step | undefined => {
  const steps = walk(start, moves);
  return steps.length === moves.length ? steps.at(-1) : undefined;
};

/** A solver's own moves in a puzzle, each with its position: the solution's replies lie between them. */
export const walkPuzzle = (fen: string, solution: readonly string[], own: readonly string[]): Step[] =>
  walk(
    fen,
    own.flatMap((move, i) => (i === 0 ? [move] : [solution[2 * i - 1] ?? '', move])),
  ).filter((_, ply) => ply % 2 === 0);

export type JudgedStep = Step & { right: boolean };

const sharedBy = (moves: readonly string[], line: readonly string[]): number => {
  const apart = moves.findIndex((move, ply) => move !== line[ply]);
  return apart === -1 ? moves.length : apart;
};

/**
 * The moves of an answer to a question on the board, up to the one with which a wrong answer leaves all lines that are
 * right; one that ends too soon is wrong in its last. None where the answer is no line.
 */
export const walkAnswer = (
  start: string,
  answer: string,
  { lines, isRight }: { lines: readonly string[]; isRight: boolean },
): JudgedStep[] => {
  const read = readLine(start, answer);
  if (!('moves' in read)) return [];
  const steps = read.moves.map((move, ply) => ({
    fen: read.moves[ply - 1]?.fen ?? start,
    san: move.san,
    uci: toUci(move),
  }));
  const played = steps.map(({ uci }) => uci);
  const shared = Math.max(0, ...lines.map(line => sharedBy(played, lineInUci(start, line)?.split(' ') ?? [])));
  const wrong = isRight ? steps.length : Math.min(shared, steps.length - 1);
  return steps.slice(0, wrong + 1).map((step, ply) => ({ ...step, right: ply !== wrong }));
};
