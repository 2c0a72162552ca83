/** Whether a statement about a position is true: what chess.js and a look at the pawns can tell. */
import { Chess, type Color, type PieceSymbol, type Square, SQUARES } from 'chess.js';
import type { Claim } from '../../db/demo/types.ts';

const WORTH: Record<PieceSymbol, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
const SAN = /^(O-O(-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?)[+#]?$/;

const other = (color: Color): Color => (color === 'w' ? 'b' : 'w');
const men = (chess: Chess) =>
  chess
    .board()
    .flat()
    .filter(man => man !== null);

/** The position after a move, or nothing if it is not legal; check and mate signs, where written, must be right. */
const after = (chess: Chess, san: string) => {
  if (!SAN.test(san)) throw new Error(`Not a move in algebraic notation: ${san}`);
  const next = new Chess(chess.fen());
  try {
    const move = next.move(san);
    return /[+#]$/.test(san) && !move.san.endsWith(san.at(-1)!) ? undefined : next;
  } catch {
    return undefined;
  }
};

const mates = (chess: Chess) => chess.moves().filter(san => san.endsWith('#'));

const isHanging = (chess: Chess, square: Square) => {
  if (chess.get(square)?.color !== other(chess.turn())) return false;
  const captures = chess.moves({ verbose: true }).filter(({ to, captured }) => to === square && captured);
  return captures.some(capture => !new Chess(capture.after).moves({ verbose: true }).some(({ to }) => to === square));
};

/** Absolutely pinned: lifting the piece off the board opens a line onto its own king. */
const isPinned = (chess: Chess, square: Square) => {
  const piece = chess.get(square);
  const king = piece && chess.findPiece({ type: 'k', color: piece.color })[0];
  if (!piece || !king || king === square) return false;
  const lifted = new Chess(chess.fen());
  lifted.remove(square);
  const enemies = (position: Chess) => position.attackers(king, other(piece.color)).length;
  return enemies(lifted) > enemies(chess);
};

type Pawn = { file: number; rank: number; color: Color };

const pawnOn = (chess: Chess, square: Square): Pawn | undefined => {
  const piece = chess.get(square);
  return piece?.type === 'p' ? { file: square.charCodeAt(0), rank: Number(square[1]), color: piece.color } : undefined;
};

/** True of the pawn on `square` among all the others; false when no pawn stands there. */
const ofPawn = (chess: Chess, square: Square, holds: (pawn: Pawn, others: Pawn[]) => boolean) => {
  const pawn = pawnOn(chess, square);
  const others = SQUARES.filter(at => at !== square).flatMap(at => pawnOn(chess, at) ?? []);
  return pawn !== undefined && holds(pawn, others);
};

const isAhead = (of: Pawn, pawn: Pawn) => (of.color === 'w' ? pawn.rank > of.rank : pawn.rank < of.rank);
const distance = (a: Pawn, b: Pawn) => Math.abs(a.file - b.file);

/** The member of the union that has this kind among its own. */
type ClaimOf<Kind, C = Claim> = C extends { is: infer Is } ? (Kind extends Is ? C : never) : never;

const checks: { [Kind in Claim['is']]: (chess: Chess, claim: ClaimOf<Kind>) => boolean } = {
  checkmate: chess => chess.isCheckmate(),
  stalemate: chess => chess.isStalemate(),
  check: chess => chess.isCheck(),
  'not-check': chess => !chess.isCheck(),
  'insufficient-material': chess => chess.isInsufficientMaterial(),
  legal: (chess, { move }) => after(chess, move) !== undefined,
  illegal: (chess, { move }) => after(chess, move) === undefined,
  'mate-in-one': (chess, { move }) => after(chess, move)?.isCheckmate() ?? false,
  'only-mate-in-one': (chess, { move }) => (after(chess, move)?.isCheckmate() ?? false) && mates(chess).length === 1,
  stalemating: (chess, { move }) => after(chess, move)?.isStalemate() ?? false,
  hanging: (chess, { square }) => isHanging(chess, square),
  attacks: (chess, { from, targets }) => {
    const color = chess.get(from)?.color;
    return color !== undefined && targets.every(target => chess.attackers(target, color).includes(from));
  },
  pinned: (chess, { square }) => isPinned(chess, square),
  material: (chess, { balance }) =>
    men(chess).reduce((sum, { type, color }) => sum + (color === 'w' ? 1 : -1) * WORTH[type], 0) === balance,
  moves: (chess, { count, square }) => chess.moves(square ? { square } : {}).length === count,
  'passed-pawn': (chess, { square }) =>
    ofPawn(
      chess,
      square,
      (pawn, all) => !all.some(man => man.color !== pawn.color && distance(man, pawn) <= 1 && isAhead(pawn, man)),
    ),
  'isolated-pawn': (chess, { square }) =>
    ofPawn(chess, square, (pawn, all) => !all.some(man => man.color === pawn.color && distance(man, pawn) === 1)),
  'doubled-pawn': (chess, { square }) =>
    ofPawn(chess, square, (pawn, all) => all.some(man => man.color === pawn.color && distance(man, pawn) === 0)),
};

/** Throws when the position or a move in the claim is not even well-formed. */
export const isTrue = (fen: string, claim: Claim): boolean => {
  const check = checks[claim.is] as (chess: Chess, claim: Claim) => boolean;
  return check(new Chess(fen), claim);
};
