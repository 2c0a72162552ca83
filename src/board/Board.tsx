import { useId, useState } from 'react';
import { Chessboard, type ChessboardOptions } from 'react-chessboard';
import { boardLook } from './board-look.tsx';
import { checkedKing, findMove, piecesOn, type Move, type PlayedMove } from './game.ts';
import { stylesOf } from './marks.ts';
import { sayChoice } from './notation.ts';
import { type DrawnShape, ShapeLayer } from './ShapeLayer.tsx';
import { silenceDrag } from './silent-drag.ts';
import { SquareGrid } from './SquareGrid.tsx';
import { type Color, isSquare, type Square } from './squares.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type BoardProps = {
  label: string;
  fen: string;
  /** The moves that can be made; with none the board is a picture. */
  moves: readonly PlayedMove[];
  lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  /** A square to highlight as a hint. */
  hint?: Square | undefined;
  orientation?: Color;
  /** Arrows and coloured squares above the pieces. */
  shapes?: readonly DrawnShape[];
  /** Takes every press of a square, by pointer or key, instead of choosing a move. */
  onPress?: ((square: Square) => void) | undefined;
  onMove: (move: Move) => void;
};

/**
 * A board to play on: by dragging, by two clicks or taps, or by arrows and Enter. It knows only the moves it is given.
 */
export const Board = ({
  label,
  fen,
  moves,
  lastMove,
  hint,
  orientation = 'w',
  shapes = [],
  onPress,
  onMove,
}: BoardProps) => {
  const id = useId();
  const isStill = useReducedMotion();
  const [selection, setSelection] = useState<{ fen: string; square: Square } | null>(null);
  // A selection made in another position is no longer valid.
  const selected =
    selection?.fen === fen && moves.some(({ from }) => from === selection.square) ? selection.square : null;
  const targets = moves.filter(({ from }) => from === selected);

  const selectSquare = (square: Square) =>
    setSelection(moves.some(({ from }) => from === square) ? { fen, square } : null);
  const playMove = (from: Square, to: Square): boolean => {
    const move = findMove(moves, { from, to });
    if (!move) return false;
    setSelection(null);
    onMove(move);
    return true;
  };
  const pressSquare = (square: Square) => {
    if (onPress) return onPress(square);
    if (selected && playMove(selected, square)) return;
    if (square === selected) setSelection(null);
    else selectSquare(square);
  };

  const options: ChessboardOptions = {
    ...boardLook,
    id,
    position: fen,
    boardOrientation: orientation === 'w' ? 'white' : 'black',
    squareStyles: stylesOf({ lastMove, selected, targets, hint, check: checkedKing(fen) }),
    showAnimations: !isStill,
    canDragPiece: ({ square }) => moves.some(({ from }) => from === square),
    onSquareClick: ({ square }) => isSquare(square) && pressSquare(square),
    onPieceDrag: ({ square }) => square && isSquare(square) && selectSquare(square),
    onPieceDrop: ({ sourceSquare, targetSquare }) =>
      isSquare(sourceSquare) && targetSquare !== null && isSquare(targetSquare) && playMove(sourceSquare, targetSquare),
  };
  return (
    <div className="@container relative aspect-square w-full select-none">
      <div aria-hidden ref={silenceDrag} className="size-full">
        <Chessboard options={options} />
      </div>
      {shapes.length > 0 && <ShapeLayer shapes={shapes} orientation={orientation} />}
      <SquareGrid
        label={label}
        pieces={piecesOn(fen)}
        orientation={orientation}
        selected={selected}
        targets={new Set(targets.map(({ to }) => to))}
        onPress={pressSquare}
        onCancel={() => setSelection(null)}
      />
      <p aria-live="polite" className="sr-only">
        {selected && sayChoice(selected, piecesOn(fen).get(selected), targets)}
      </p>
    </div>
  );
};
