import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import type { Random } from '../../engine/ai-move.ts';

/** One way to make a position; undefined when this draw makes no suitable one. */
export type Draw = (random: Random) => Chess | undefined;

const upTo = (random: Random, count: number): number => Math.floor(random() * count);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[upTo(random, items.length)]!;
const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

/** Plays random moves, until there are so many or the game is over. */
const wander = (random: Random, chess: Chess, plies: number): Chess => {
  for (let i = 0; i < plies && !chess.isGameOver(); i += 1) chess.move(oneOf(random, chess.moves()));
  return chess;
};

type Piece = { type: PieceSymbol; color: Color; square?: Square };

const randomSquare = (random: Random, type: PieceSymbol): Square =>
  `${oneOf(random, [...'abcdefgh'])}${type === 'p' ? 2 + upTo(random, 6) : 1 + upTo(random, 8)}` as Square;

/**
 * Both kings and these pieces, wherever they fall unless told; undefined when the side that has moved would be in
 * check.
 */
const setUp = (
  random: Random,
  pieces: Piece[],
  { castling = '-', turn = oneOf(random, ['w', 'b'] as const) } = {},
): Chess | undefined => {
  const board = new Chess();
  board.clear();
  const kings: Piece[] = (['w', 'b'] as const)
    .filter(color => !pieces.some(piece => piece.type === 'k' && piece.color === color))
    .map(color => ({ type: 'k', color }));
  const placed = [...pieces.filter(({ square }) => square), ...[...kings, ...pieces].filter(({ square }) => !square)];
  for (const { type, color, square = randomSquare(random, type) } of placed)
    if (board.get(square) || !board.put({ type, color }, square)) return undefined;
  const [men] = board.fen().split(' ');
  try {
    const chess = new Chess([men, turn, castling, '-', '0', '1'].join(' '));
    const waiting = turn === 'w' ? 'b' : 'w';
    const king = chess.findPiece({ type: 'k', color: waiting })[0]!;
    return chess.isAttacked(king, turn) ? undefined : chess;
  } catch {
    return undefined;
  }
};

const TYPES: PieceSymbol[] = ['q', 'r', 'b', 'n', 'p', 'p', 'p'];
/** At most as many as both sides could still have: one queen, and of the others no more than two. */
const someMen = (random: Random, most: number, types = TYPES): Piece[] => {
  const men = times(1 + upTo(random, most), () => ({
    type: oneOf(random, types),
    color: oneOf(random, ['w', 'b'] as const),
  }));
  return men.filter(
    ({ type, color }, i) =>
      men.slice(0, i).filter(man => man.type === type && man.color === color).length < (type === 'q' ? 1 : 2),
  );
};

const when =
  (fits: (chess: Chess) => boolean, draw: Draw): Draw =>
  random => {
    const chess = draw(random);
    return chess && fits(chess) ? chess : undefined;
  };
const hasMove =
  (fits: (move: Move) => boolean) =>
  (chess: Chess): boolean =>
    chess.moves({ verbose: true }).some(fits);

const endings: Draw = random => {
  const chess = setUp(random, someMen(random, 8));
  return chess && wander(random, chess, upTo(random, 20));
};

const beforePromotion: Draw = random => {
  const turn = oneOf(random, ['w', 'b'] as const);
  const square = `${oneOf(random, [...'abcdefgh'])}${turn === 'w' ? 7 : 2}` as Square;
  return setUp(random, [{ type: 'p', color: turn, square }, ...someMen(random, 6)], { turn });
};

const afterDoubleStep: Draw = random => {
  const mover = oneOf(random, ['w', 'b'] as const);
  const file = upTo(random, 8);
  const beside = file === 0 ? 1 : file === 7 ? 6 : file + oneOf(random, [-1, 1]);
  const [home, landing] = mover === 'w' ? [2, 4] : [7, 5];
  const at = (column: number, row: number): Square => `${'abcdefgh'[column]}${row}` as Square;
  const pawns: Piece[] = [
    { type: 'p', color: mover, square: at(file, home) },
    { type: 'p', color: mover === 'w' ? 'b' : 'w', square: at(beside, landing) },
  ];
  const chess = setUp(random, [...pawns, ...someMen(random, 5)], { turn: mover });
  const step = chess?.moves({ verbose: true, square: at(file, home) }).find(({ to }) => to === at(file, landing));
  if (step) chess?.move(step);
  return chess;
};

const beforeCastling: Draw = random => {
  const home: Piece[] = (['w', 'b'] as const).flatMap(color => {
    const rank = color === 'w' ? 1 : 8;
    return [
      { type: 'k' as const, color, square: `e${rank}` as Square },
      ...['a', 'h'].map(file => ({ type: 'r' as const, color, square: `${file}${rank}` as Square })),
    ];
  });
  return setUp(random, [...home, ...someMen(random, 8, ['q', 'b', 'n', 'p', 'p'])], { castling: 'KQkq' });
};

const heavyPieces: Draw = random =>
  setUp(random, [
    { type: 'q', color: oneOf(random, ['w', 'b'] as const) },
    ...someMen(random, 6, ['r', 'b', 'n', 'p']),
  ]);

/** Positions of every kind that a rule of the game makes special, and those of ordinary random games. */
export const kinds: Record<string, Draw> = {
  'a random game': random => wander(random, new Chess(), upTo(random, 160)),
  'an ending after random moves': endings,
  'a pawn that can promote': when(
    hasMove(move => move.isPromotion()),
    beforePromotion,
  ),
  'a pawn to take in passing': when(
    hasMove(move => move.isEnPassant()),
    afterDoubleStep,
  ),
  'a king that can castle': when(
    hasMove(move => move.isKingsideCastle() || move.isQueensideCastle()),
    beforeCastling,
  ),
  'a mate in one': when(chess => chess.moves().some(san => san.endsWith('#')), heavyPieces),
  'a check to answer': when(chess => chess.isCheck(), heavyPieces),
  'a single legal move': when(chess => chess.moves().length === 1, heavyPieces),
};
