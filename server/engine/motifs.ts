import { Chess, type Color, type Move, type Square } from 'chess.js';
import { materialFor, PIECE_VALUES } from './ai-move.ts';
import { isBetween, opposite, pinnerOf, slides } from './board-lines.ts';
import type { Man } from './board-tactics.ts';
import type { Line } from './engine.ts';
import { inPortuguese, isFeminine, thePiece } from './portuguese.ts';
import { playMove } from './position.ts';

/**
 * Why a line works, in words: pins, skewers, discovered attacks and overloaded defenders. A motif is named only where
 * the line wins by it: what is pinned, skewered or left undefended is taken, or the king is mated.
 */

/** One move of the side that wins, with the answer to it and the next move. */
type Step = { move: Move; reply: Move | undefined; next: Move | undefined; later: Move[] };
type Motif = (step: Step) => string | undefined;
export type MotifKind = 'espeto' | 'ataqueDescoberto' | 'cravada' | 'sobrecarga';

/** A pawn: less is no win that a student would see. */
const LEAST_GAIN = PIECE_VALUES.p;
const PIECE = PIECE_VALUES.n;

const before = (move: Move): Chess => new Chess(move.before);
const after = (move: Move): Chess => new Chess(move.after);
const type = (move: Move): Man['type'] => move.promotion ?? move.piece;
const named = ({ type: kind, square }: Pick<Man, 'type' | 'square'>): string => `${thePiece(kind)} em ${square}`;
const manOn = (chess: Chess, square: Square): Man | undefined => {
  const man = chess.get(square);
  return man && { square, ...man };
};
/** Whether what is taken on a square later stands there now, and is no man of the taker that falls there first. */
const stood = (chess: Chess, square: Square, captured: Man['type'], taker: Color): boolean => {
  const man = chess.get(square);
  return man?.type === captured && man.color !== taker;
};
const kingOf = (chess: Chess, color: Color): Square | undefined => chess.findPiece({ type: 'k', color })[0];
const landings = (chess: Chess): Set<string> => new Set(chess.moves({ verbose: true }).map(({ to }) => to));
const ended = (men: Man, masculine: string): string =>
  isFeminine(men.type) ? `${masculine.slice(0, -1)}a` : masculine;

/** The moves of a line; it ends before the first that is not legal. */
export const linePlayed = (start: Chess, { moves }: Line): Move[] => {
  const chess = new Chess(start.fen());
  const played: Move[] = [];
  for (const text of moves) {
    try {
      played.push(playMove(chess, text));
    } catch {
      break;
    }
  }
  return played;
};

/** Material that the side to move has won at the end of a line, in centipawns, and after the opponent's last move. */
export const materialWon = (chess: Chess, line: Line, plies = Infinity): number => {
  const color = chess.turn();
  const balance = (board: Chess): number => materialFor(board) * (board.turn() === color ? 1 : -1);
  const ends = linePlayed(chess, line).slice(0, plies).slice(-2);
  return Math.min(...ends.map(move => balance(after(move)))) - balance(chess);
};

const skewer: Motif = ({ move, reply, next }) => {
  if (!reply || !next?.captured || next.from !== move.to || !slides(type(move), move.to, next.to)) return undefined;
  if (!isBetween(reply.from, move.to, next.to)) return undefined;
  if (reply.piece !== 'k' && PIECE_VALUES[reply.piece] <= PIECE_VALUES[next.captured]) return undefined;
  const [front, rear] = [
    { type: reply.piece, square: reply.from },
    { type: next.captured, square: next.to },
  ];
  const piece = named({ type: type(move), square: move.to });
  return `${piece} faz um espeto: quando ${named(front)} sai, cai ${named(rear)}`;
};

/** The man cannot leave its line, and is taken before it could. */
const pinnedPrey: Motif = ({ move, reply, next, later }) => {
  const attacked = after(move);
  if (reply && reply.to === move.to && next?.to === move.to) {
    const [pinned, pinner] = [manOn(attacked, reply.from), pinnerOf(attacked, reply.from)];
    if (pinned && pinned.type !== 'p' && pinner?.square === move.to)
      return `${named(pinner)} crava ${named(pinned)} contra o rei`;
  }
  const prey = later.find(
    ({ captured, color, to }) =>
      color === move.color &&
      captured !== undefined &&
      captured !== 'p' &&
      stood(attacked, to, captured, color) &&
      attacked.attackers(to, color).includes(move.to) &&
      pinnerOf(attacked, to) !== undefined,
  );
  const man = prey && manOn(attacked, prey.to);
  const pinner = man && pinnerOf(attacked, man.square);
  if (!man || !pinner) return undefined;
  const isNew = pinner.square === move.to;
  return isNew
    ? `${named(pinner)} crava ${named(man)} contra o rei`
    : `${named(man)} está ${ended(man, 'cravado')} pel${named(pinner)} e não pode fugir`;
};

/** A square that only pinned men guard is not guarded. */
const pinnedGuard: Motif = ({ move }) => {
  const board = after(move);
  const isTelling = (move.captured !== undefined && move.captured !== 'p') || board.isCheckmate();
  if (!isTelling || landings(board).has(move.to)) return undefined;
  const guards = board
    .attackers(move.to, opposite(move.color))
    .flatMap(square => manOn(board, square) ?? [])
    .filter(({ type: kind }) => kind !== 'k');
  const [guard] = guards;
  const pinner = guard && pinnerOf(board, guard.square);
  if (!pinner || !guards.every(({ square }) => pinnerOf(board, square))) return undefined;
  return `${named(guard)} está ${ended(guard, 'cravado')} pel${named(pinner)} e não pode capturar em ${move.to}`;
};

const opensLine = (move: Move, from: Square, target: Square): boolean =>
  !move.isKingsideCastle() &&
  !move.isQueensideCastle() &&
  from !== move.to &&
  isBetween(move.from, from, target) &&
  !before(move).attackers(target, move.color).includes(from) &&
  after(move).attackers(target, move.color).includes(from);

const discovered: Motif = ({ move, later }) => {
  const board = after(move);
  const king = kingOf(board, opposite(move.color));
  const checkers = king ? board.attackers(king, move.color) : [];
  const opener = king && checkers.find(from => opensLine(move, from, king));
  const checker = opener && manOn(board, opener);
  if (checker && checkers.length > 1) return `é xeque duplo, e só o rei pode responder`;
  if (checker) return `é xeque descoberto: ao sair, ${thePiece(move.piece)} abre a linha d${named(checker)}`;
  const hunt = later.find(
    ({ color, captured, from, to }) =>
      color === move.color &&
      captured !== undefined &&
      captured !== 'p' &&
      to !== move.to &&
      stood(board, to, captured, color) &&
      opensLine(move, from, to),
  );
  if (!hunt) return undefined;
  const [hunter, prey] = [manOn(board, hunt.from), manOn(board, hunt.to)];
  return hunter && prey
    ? `é um ataque descoberto: ao sair, ${thePiece(move.piece)} abre a linha d${named(hunter)} contra ${named(prey)}`
    : undefined;
};

/** What a defender can no longer guard after it has taken on the square of the move: taken without loss, or mate. */
const abandoned = (move: Move, taken: Move): Move | undefined => {
  const guarded = after(move);
  return after(taken)
    .moves({ verbose: true })
    .find(({ to, captured, after: fen }) => {
      if (to === move.to || !guarded.attackers(to, taken.color).includes(taken.from)) return false;
      const board = new Chess(fen);
      return (
        board.isCheckmate() || (captured !== undefined && PIECE_VALUES[captured] >= PIECE && !landings(board).has(to))
      );
    });
};

const overloaded: Motif = ({ move }) => {
  const takers = after(move)
    .moves({ verbose: true })
    .filter(({ to }) => to === move.to);
  const [taken] = takers;
  if (!taken || takers.length > 1 || taken.piece === 'k') return undefined;
  const lost = abandoned(move, taken);
  // Played at once it must fail, or the defender had nothing to do there.
  const wasHeld = lost && before(move).attackers(lost.to, taken.color).includes(taken.from);
  if (!lost || !wasHeld) return undefined;
  const guard: Man = { type: taken.piece, square: taken.from, color: taken.color };
  const duty = lost.captured ? named({ type: lost.captured, square: lost.to }) : `a casa ${lost.to}`;
  return move.captured
    ? `${named(guard)} está ${ended(guard, 'sobrecarregado')}: se capturar em ${move.to}, deixa de defender ${duty}`
    : `desvia ${named(guard)}: se capturar em ${move.to}, deixa de defender ${duty}`;
};

const motifs: readonly (readonly [MotifKind, Motif])[] = [
  ['espeto', skewer],
  ['ataqueDescoberto', discovered],
  ['cravada', pinnedGuard],
  ['cravada', pinnedPrey],
  ['sobrecarga', overloaded],
];

const motifIn = (step: Step): { kind: MotifKind; why: string } | undefined => {
  for (const [kind, motif] of motifs) {
    const why = motif(step);
    if (why !== undefined) return { kind, why };
  }
  return undefined;
};

/** The motif of the line's first or second own move that makes it work; nothing when the line wins nothing by one. */
export const motifOf = (chess: Chess, line: Line): { kind: MotifKind; text: string } | undefined => {
  const isMate = line.score.kind === 'mate' && line.score.value > 0;
  if (!isMate && materialWon(chess, line) < LEAST_GAIN) return undefined;
  const moves = linePlayed(chess, line);
  const stepAt = (ply: number): Step | undefined => {
    const [move, reply, next] = moves.slice(ply);
    return move && { move, reply, next, later: moves.slice(ply + 1) };
  };
  for (const ply of [0, 2]) {
    const step = stepAt(ply);
    const found = step && motifIn(step);
    if (!found) continue;
    const when =
      ply === 0
        ? ''
        : `depois de ${moves
            .slice(0, 3)
            .map(({ san }) => inPortuguese(san))
            .join(' ')}, `;
    return { kind: found.kind, text: `Por que funciona: ${when}${found.why}.` };
  }
  return undefined;
};

/** The same in words. */
export const whyItWorks = (chess: Chess, line: Line): string | undefined => motifOf(chess, line)?.text;
