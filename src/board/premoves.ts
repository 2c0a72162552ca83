import type { PieceSymbol, PlayedMove } from './game.ts';
import { piecesOn } from './game.ts';
import { type Color, FILES, RANKS, type Square } from './squares.ts';

type Step = readonly [files: number, ranks: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const OBLIQUE: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

const shifted = (square: Square, [files, ranks]: Step, times = 1): Square | undefined => {
  const file = FILES[FILES.findIndex(name => name === square[0]) + files * times];
  const rank = RANKS[RANKS.findIndex(name => name === square[1]) + ranks * times];
  return file && rank && `${file}${rank}`;
};

/** All squares on these lines: what stands between may have moved by then. */
const along = (square: Square, steps: readonly Step[], most = 7): Square[] =>
  steps.flatMap(step =>
    Array.from({ length: most }, (_, i) => shifted(square, step, i + 1)).filter(target => target !== undefined),
  );

const ofPawn = (square: Square, color: Color): Square[] => {
  const ahead = color === 'w' ? 1 : -1;
  const isAtHome = square[1] === (color === 'w' ? '2' : '7');
  const steps: Step[] = [[0, ahead], [1, ahead], [-1, ahead], ...(isAtHome ? [[0, 2 * ahead] as const] : [])];
  return along(square, steps, 1);
};

const ofKing = (square: Square, color: Color): Square[] => {
  const castles =
    square === (color === 'w' ? 'e1' : 'e8')
      ? along(
          square,
          [
            [2, 0],
            [-2, 0],
          ],
          1,
        )
      : [];
  return [...along(square, [...STRAIGHT, ...OBLIQUE], 1), ...castles];
};

const TARGETS: Record<PieceSymbol, (square: Square, color: Color) => Square[]> = {
  p: ofPawn,
  n: square => along(square, JUMPS, 1),
  b: square => along(square, OBLIQUE),
  r: square => along(square, STRAIGHT),
  q: square => along(square, [...STRAIGHT, ...OBLIQUE]),
  k: ofKing,
};

/**
 * What a side may prepare while the other is to move: every way its pieces go, whatever stands in it now, since a piece
 * of its own may have been captured there by then. A pawn is promoted to a queen.
 */
export const premovesIn = (fen: string, color: Color): PlayedMove[] =>
  [...piecesOn(fen)]
    .filter(([, piece]) => piece.color === color)
    .flatMap(([from, { type }]) =>
      TARGETS[type](from, color).map(to => ({
        from,
        to,
        color,
        piece: type,
        enPassant: false,
        san: '',
        fen,
        ...(type === 'p' && /[18]/.test(to) && { promotion: 'q' as const }),
      })),
    );
