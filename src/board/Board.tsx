import { useId, useState, type CSSProperties } from 'react';
import { Chessboard, type ChessboardOptions } from 'react-chessboard';
import { checkedKing, findMove, piecesOn, type Move, type PlayedMove } from './game.ts';
import { stylesOf } from './marks.ts';
import { pieces } from './pieces.tsx';
import { quietPieces } from './quiet-pieces.ts';
import { SquareGrid } from './SquareGrid.tsx';
import { type Color, isSquare, type Square } from './squares.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type BoardProps = {
  label: string;
  fen: string;
  /** What may be moved, and where to; nothing makes it a picture. */
  moves: readonly PlayedMove[];
  lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  /** A square to look at. */
  hint?: Square | undefined;
  orientation?: Color;
  onMove: (move: Move) => void;
};

const ANIMATION_MS = 180;
/** A finger or a hand that trembles means a click. */
const DRAG_DISTANCE_PX = 5;

const notation: CSSProperties = {
  fontWeight: 700,
  fontSize: 'clamp(9px, 1.6cqi, 13px)',
  fontFamily: 'var(--font-sans)',
};
const look = {
  pieces,
  boardStyle: {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, 1fr)',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    position: 'relative',
    borderRadius: '0.5rem',
  },
  lightSquareStyle: { backgroundColor: 'var(--color-board-light)' },
  darkSquareStyle: { backgroundColor: 'var(--color-board-dark)' },
  lightSquareNotationStyle: { color: 'color-mix(in srgb, var(--color-board-dark) 55%, black)' },
  darkSquareNotationStyle: { color: 'var(--color-piece-white)' },
  alphaNotationStyle: { ...notation, position: 'absolute', bottom: 0, right: '5%', userSelect: 'none' },
  numericNotationStyle: { ...notation, position: 'absolute', top: 0, left: '5%', userSelect: 'none' },
  dropSquareStyle: { boxShadow: 'inset 0 0 0 4px var(--color-gold)' },
  allowDrawingArrows: false,
  animationDurationInMs: ANIMATION_MS,
  dragActivationDistance: DRAG_DISTANCE_PX,
} satisfies ChessboardOptions;

/**
 * A board to play on: by dragging, by two clicks or taps, or by arrows and Enter. It knows the moves that it is given
 * and nothing else.
 */
export const Board = ({ label, fen, moves, lastMove, hint, orientation = 'w', onMove }: BoardProps) => {
  const id = useId();
  const isStill = useReducedMotion();
  const [picked, setPicked] = useState<{ fen: string; square: Square } | null>(null);
  // What was picked up in another position is not in the hand any more.
  const selected = picked?.fen === fen && moves.some(({ from }) => from === picked.square) ? picked.square : null;
  const targets = moves.filter(({ from }) => from === selected);

  const pick = (square: Square) => setPicked(moves.some(({ from }) => from === square) ? { fen, square } : null);
  const play = (from: Square, to: Square): boolean => {
    const move = findMove(moves, { from, to });
    if (!move) return false;
    setPicked(null);
    onMove(move);
    return true;
  };
  const press = (square: Square) => {
    if (selected && play(selected, square)) return;
    if (square === selected) setPicked(null);
    else pick(square);
  };

  const options: ChessboardOptions = {
    ...look,
    id,
    position: fen,
    boardOrientation: orientation === 'w' ? 'white' : 'black',
    squareStyles: stylesOf({ lastMove, selected, targets, hint, check: checkedKing(fen) }),
    showAnimations: !isStill,
    canDragPiece: ({ square }) => moves.some(({ from }) => from === square),
    onSquareClick: ({ square }) => isSquare(square) && press(square),
    onPieceDrag: ({ square }) => square && isSquare(square) && pick(square),
    onPieceDrop: ({ sourceSquare, targetSquare }) =>
      isSquare(sourceSquare) && targetSquare !== null && isSquare(targetSquare) && play(sourceSquare, targetSquare),
  };
  return (
    <div className="@container relative aspect-square w-full select-none">
      <div aria-hidden ref={quietPieces} className="size-full">
        <Chessboard options={options} />
      </div>
      <SquareGrid
        label={label}
        men={piecesOn(fen)}
        orientation={orientation}
        selected={selected}
        targets={new Set(targets.map(({ to }) => to))}
        onPress={press}
        onCancel={() => setPicked(null)}
      />
    </div>
  );
};
