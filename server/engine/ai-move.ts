import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { finalLines, type Line, type Score } from './engine.ts';
import type { Level } from './levels.ts';
import { playMove } from './position.ts';
import { preferringQueens } from './promotions.ts';

/** Uniform in [0, 1), as Math.random. */
export type Random = () => number;

/** The usual values, in centipawns. */
export const PIECE_VALUES: Record<PieceSymbol, number> = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 0 };

const MATE = 5_000;
const MATE_STEP = 50;
/** Above this score differences begin to matter less: a player who is a queen up does not care about one pawn. */
const SOFTNESS = 400;

const centipawns = ({ kind, value }: Score): number =>
  kind === 'cp' ? value : Math.sign(value || -1) * (MATE - MATE_STEP * Math.min(Math.abs(value), 40));

/** How a person sees a score: linear near equality, then flatter and flatter. */
const feel = (value: number): number => Math.sign(value) * SOFTNESS * Math.log1p(Math.abs(value) / SOFTNESS);

const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const draw = (sight: Level['sight'], random: Random): number | undefined => {
  let left = random() * sight.reduce((sum, { weight }) => sum + weight, 0);
  return sight.find(({ weight }) => (left -= weight) < 0)?.depth;
};

/** What the search knew about each move when it had reached `depth`. */
const linesAt = (lines: Line[], depth: number | undefined): Line[] => {
  const reached = depth === undefined ? [] : lines.filter(line => line.depth <= depth);
  return finalLines(reached.length > 0 ? reached : lines);
};

/** Material on the board as the side to move counts it. */
export const materialFor = (chess: Chess): number =>
  chess
    .board()
    .flat()
    .reduce((sum, piece) => sum + (piece ? PIECE_VALUES[piece.type] * (piece.color === chess.turn() ? 1 : -1) : 0), 0);

/**
 * What a player sees of a move at first sight. The Move of chess.js knows more, but making one for each candidate takes
 * longer than everything else here.
 */
type Glance = {
  color: Color;
  piece: PieceSymbol;
  from: Square;
  to: Square;
  captured: PieceSymbol | undefined;
  promotion: string | undefined;
};

const glance = (chess: Chess, uci: string): Glance | undefined => {
  const [from, to] = [uci.slice(0, 2) as Square, uci.slice(2, 4) as Square];
  const man = chess.get(from);
  if (!man) return undefined;
  const takesInPassing = man.type === 'p' && from[0] !== to[0];
  return {
    color: man.color,
    piece: man.type,
    from,
    to,
    captured: chess.get(to)?.type ?? (takesInPassing ? 'p' : undefined),
    promotion: uci[4],
  };
};

const OUTPOSTS = /^[c-f][3-6]$/;
const CENTRE = /^[c-e][3-6]$/;
const HOME_RANKS = { w: '1', b: '8' };

const isCastling = ({ piece, from, to }: Glance): boolean =>
  piece === 'k' && from[0] === 'e' && (to[0] === 'g' || to[0] === 'c');

/**
 * What every beginner is taught, in centipawns: bring the pieces out, take the centre, castle, keep the king at home
 * while there are queens.
 */
const habit = (move: Glance, queens: boolean): number => {
  const leavesHome = move.from[1] === HOME_RANKS[move.color];
  if (isCastling(move)) return 60;
  if (move.piece === 'k') return queens ? -80 : 0;
  if ((move.piece === 'n' || move.piece === 'b') && leavesHome) return OUTPOSTS.test(move.to) ? 40 : 20;
  if (move.piece === 'p') return CENTRE.test(move.to) ? 30 : -20;
  return 0;
};

/** What a move wins, in centipawns, for a player who does not ask whether the opponent can recapture. */
const loot = ({ captured, promotion }: Glance): number =>
  [captured, promotion as PieceSymbol | undefined].reduce((sum, type) => sum + (type ? PIECE_VALUES[type] / 2 : 0), 0);

/**
 * The move that a player of this level makes, chosen from the engine's candidates. Each candidate is judged at a depth
 * drawn for the level, with noise and with a beginner's habits. Sometimes a candidate is judged only by what it takes:
 * the player then overlooks its refutation, or the mate that it gives.
 * @throws Error when the engine named a move that is not legal.
 */
export const aiMoveFrom = (chess: Chess, lines: Line[], level: Level, random: Random): Move => {
  const candidates = preferringQueens(linesAt(lines, draw(level.sight, random))).flatMap(
    ({ moves: [uci = ''], score }) => {
      const move = glance(chess, uci);
      return move ? [{ uci, move, value: centipawns(score) }] : [];
    },
  );
  const best = Math.max(...candidates.map(({ value }) => value));
  const atFirstSight = Math.min(best, materialFor(chess));
  const queens = chess
    .board()
    .flat()
    .some(piece => piece?.type === 'q');
  const judged = candidates.map(({ uci, move, value }) => {
    const seen = random() < level.oversight ? atFirstSight + loot(move) : value;
    return { uci, value: feel(seen) + level.habit * habit(move, queens) + level.noise * gaussian(random) };
  });
  const chosen = judged.reduce<(typeof judged)[number] | undefined>(
    (top, next) => (top && top.value >= next.value ? top : next),
    undefined,
  );
  if (!chosen) throw new Error('The engine named no move of the side to move');
  return playMove(new Chess(chess.fen()), chosen.uci);
};
