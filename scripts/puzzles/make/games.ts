import { Chess, type Move } from 'chess.js';
import { aiMoveFrom, type Random } from '../../../server/engine/ai-move.ts';
import { finalLines, type Engine, type Line } from '../../../server/engine/engine.ts';
import { levels, type Level } from '../../../server/engine/levels.ts';
import { playMove, readGame, toUci } from '../../../server/engine/position.ts';
import { openings } from '../../ladder/openings.ts';
import { seededRandom } from '../../../server/harness/random.ts';
import { worth } from './only-move.ts';

/**
 * A position after an error. The game itself is played well, so that it stays a game. At every move, the errors that a
 * weaker player would like to make are collected, and the puzzles come from them.
 */
export type Slip = {
  ply: number;
  move: Move;
  /** The value for the erring side before the error, in centipawns. */ worth: number;
};

/** The player, and the level that shows what would tempt a weaker player. */
const [PLAYER, TEMPTED] = [levels.dificil, levels.medio];
const MAX_PLIES = 120;
/** Centipawns, and for how many plies: a decided game gives nothing new. */
const DECIDED = { worth: 400, plies: 4 };
/** Centipawns: a move this close to the best seems good, and one this far from it is an error. */
const SEEMS_GOOD = 80;
const ERROR = 150;
/** How often a beginner is asked at one position, because its errors vary. */
const ASKED = 5;

const isOver = (worths: number[]): boolean =>
  worths.length >= DECIDED.plies && worths.slice(-DECIDED.plies).every(value => Math.abs(value) >= DECIDED.worth);

const search = async (engine: Engine, chess: Chess, history: string[], level: Level): Promise<Line[]> => {
  const { position } = readGame(chess.fen(), history);
  return (await engine.search({ position, lines: level.lines, limits: level.limits })).lines;
};

/** The moves that seem good to a player who looks `sight` half-moves ahead. */
const temptations = (weak: Line[], sight: number): string[] => {
  const seen = finalLines(weak.filter(({ depth }) => depth <= sight));
  return seen.flatMap(({ moves: [move], ...line }) =>
    move && seen[0] && worth(seen[0]) - worth({ ...line, moves: [] }) <= SEEMS_GOOD ? [move] : [],
  );
};

/** A beginner's choices with the same knowledge, asked several times. */
const blunders = (chess: Chess, weak: Line[], random: Random): string[] => [
  ...new Set(Array.from({ length: ASKED }, () => toUci(aiMoveFrom(chess, weak, levels.facil, random)))),
];

/** Whether the player knows that the move is good. */
const isSound = (move: string, strong: Line[]): boolean =>
  strong.some(line => line.moves[0] === move && strong[0] !== undefined && worth(strong[0]) - worth(line) < ERROR);

/**
 * Plays game `number` of a seed and yields the errors of a beginner, or those that tempt a player who looks `sight`
 * half-moves ahead. The same seed and number make the same game.
 */
export async function* playGame(
  engine: Engine,
  seed: number,
  number: number,
  sight: number | 'beginner',
): AsyncGenerator<Slip, void, undefined> {
  const random = seededRandom(seed * 100_003 + number);
  const beginner = seededRandom(seed * 100_003 - number);
  const chess = new Chess();
  const opening = openings[Math.floor(random() * openings.length)] ?? [];
  const moves = opening.map(move => toUci(playMove(chess, move)));
  const worths: number[] = [];
  while (!chess.isGameOver() && moves.length < MAX_PLIES && !isOver(worths)) {
    const lines = await search(engine, chess, moves, PLAYER);
    const strong = finalLines(lines);
    const value = strong[0] ? worth(strong[0]) : 0;
    const weak = await search(engine, chess, moves, TEMPTED);
    const errors = sight === 'beginner' ? blunders(chess, weak, beginner) : temptations(weak, sight);
    for (const text of errors.filter(move => !isSound(move, strong)))
      yield { ply: moves.length + 1, move: playMove(new Chess(chess.fen()), text), worth: value };
    moves.push(toUci(playMove(chess, toUci(aiMoveFrom(chess, lines, PLAYER, random)))));
    worths.push(value);
  }
}
