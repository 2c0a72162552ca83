import clsx from 'clsx';
import { useId, useState } from 'react';
import { Chessboard, type ChessboardOptions } from 'react-chessboard';
import { boardLook } from './board-look.tsx';
import { Coordinates } from './Coordinates.tsx';
import { sayShape } from './drawing.ts';
import { checkedKing, findMove, piecesOn, type Move, type PlayedMove } from './game.ts';
import { stylesOf } from './marks.ts';
import { sayChoice } from './notation.ts';
import { boardColors, pieceSets } from './settings/looks.tsx';
import { useBoardSettings } from './settings/use-board-settings.ts';
import { type DrawnShape, ShapeLayer } from './ShapeLayer.tsx';
import { silenceDrag } from './silent-drag.ts';
import { SquareGrid } from './SquareGrid.tsx';
import { type Color, isSquare, type Square } from './squares.ts';
import { useDrawing } from './use-drawing.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type BoardProps = {
  label: string;
  fen: string;
  /** The moves that can be made; with none the board is a picture. */
  moves: readonly PlayedMove[];
  lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  /** A move that waits for its turn. */
  premove?: { readonly from: Square; readonly to: Square } | undefined;
  /** A square to highlight as a hint. */
  hint?: Square | undefined;
  orientation?: Color;
  /** Arrows and coloured squares above the pieces. */
  shapes?: readonly DrawnShape[];
  /** Takes every press of a square, by pointer or key, instead of choosing a move. */
  onPress?: ((square: Square) => void) | undefined;
  /** Takes what is drawn, which otherwise is the user's own until the position changes. */
  onDraw?: ((from: Square, to: Square) => void) | undefined;
  /** Escape, or a press that chooses nothing. */
  onCancel?: (() => void) | undefined;
  onMove: (move: Move) => void;
};

/**
 * A board to play on: by dragging, by two clicks or taps, or by arrows and Enter. It knows only the moves it is given.
 * By the right button, a finger that stays or the keys C and S its user draws circles and arrows for themselves.
 */
export const Board = ({
  label,
  fen,
  moves,
  lastMove,
  premove,
  hint,
  orientation = 'w',
  shapes = [],
  onPress,
  onDraw,
  onCancel,
  onMove,
}: BoardProps) => {
  const id = useId();
  const isStill = useReducedMotion();
  const settings = useBoardSettings();
  const drawing = useDrawing(fen, orientation, onDraw);
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
  const cancel = () => {
    setSelection(null);
    onCancel?.();
  };
  const pressSquare = (square: Square) => {
    if (onPress) return onPress(square);
    if (drawing.isEnding()) return undefined;
    if (drawing.shapes.length > 0) drawing.clear();
    if (selected && playMove(selected, square)) return undefined;
    if (square === selected || !moves.some(({ from }) => from === square)) return cancel();
    return selectSquare(square);
  };

  const options: ChessboardOptions = {
    ...boardLook,
    id,
    pieces: pieceSets[settings.pieces],
    position: fen,
    boardOrientation: orientation === 'w' ? 'white' : 'black',
    showNotation: settings.coordinates === 'inside',
    squareStyles: stylesOf({ lastMove, premove, selected, targets, hint, check: checkedKing(fen) }),
    showAnimations: !isStill,
    canDragPiece: ({ square }) => moves.some(({ from }) => from === square),
    onSquareClick: ({ square }) => isSquare(square) && pressSquare(square),
    onPieceDrag: ({ square }) => square && isSquare(square) && selectSquare(square),
    onPieceDrop: ({ sourceSquare, targetSquare }) =>
      isSquare(sourceSquare) && targetSquare !== null && isSquare(targetSquare) && playMove(sourceSquare, targetSquare),
  };
  const isOutside = settings.coordinates === 'outside';
  const drawn = [...shapes, ...drawing.shapes];
  const [lastShape] = drawing.shapes.slice(-1);
  return (
    <div
      style={boardColors(settings.board)}
      className={clsx('@container relative aspect-square w-full select-none', isOutside && 'pb-5 pl-5')}
    >
      {isOutside && <Coordinates orientation={orientation} />}
      <div ref={drawing.board} className="relative size-full">
        <div aria-hidden ref={silenceDrag} className="size-full">
          <Chessboard options={options} />
        </div>
        {drawn.length > 0 && <ShapeLayer shapes={drawn} orientation={orientation} />}
        <SquareGrid
          label={label}
          pieces={piecesOn(fen)}
          orientation={orientation}
          selected={selected}
          targets={new Set(targets.map(({ to }) => to))}
          onPress={pressSquare}
          onDraw={drawing.draw}
          onCancel={cancel}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {selected ? sayChoice(selected, piecesOn(fen).get(selected), targets) : lastShape && sayShape(lastShape)}
      </p>
    </div>
  );
};
