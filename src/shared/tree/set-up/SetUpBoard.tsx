import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Chessboard, type ChessboardOptions, ChessboardProvider } from 'react-chessboard';
import { boardLook } from '../../../board/board-look.tsx';
import { silenceDrag } from '../../../board/silent-drag.ts';
import { SquareGrid } from '../../../board/SquareGrid.tsx';
import { type Color, isSquare, type Square } from '../../../board/squares.ts';
import type { PieceSymbol } from '../../../board/game.ts';
import { Palette, type Tool } from './Palette.tsx';
import { fenOfSetUp, type SetUp, withMovedPiece, withPiece } from './set-up.ts';

const NO_TARGETS: ReadonlySet<Square> = new Set();
/** The letters of the score sheet put a white piece on the square with the focus, with the shift key a black one. */
const LETTERS: Readonly<Record<string, PieceSymbol>> = { r: 'k', d: 'q', t: 'r', b: 'b', c: 'n', p: 'p' };

/** 'wN' */
const pieceNamed = (name: string) => ({
  color: name.charAt(0) as Color,
  type: name.charAt(1).toLowerCase() as PieceSymbol,
});

type SetUpBoardProps = { setUp: SetUp; orientation: Color; onChange: (setUp: SetUp) => void };

/** A board on which pieces are put by dragging, by choosing a piece and pressing squares, or by their letters. */
export const SetUpBoard = ({ setUp, orientation, onChange }: SetUpBoardProps) => {
  const id = useId();
  const [tool, setTool] = useState<Tool>('move');
  const [from, setFrom] = useState<Square | null>(null);
  const picked = from !== null && setUp.pieces.has(from) ? from : null;

  const press = (square: Square) => {
    if (tool === 'clear') return onChange(withPiece(setUp, square, null));
    if (tool !== 'move') return onChange(withPiece(setUp, square, tool));
    if (!picked) return setFrom(square);
    setFrom(null);
    onChange(withMovedPiece(setUp, picked, square));
  };
  const pressKey = (event: KeyboardEvent) => {
    const square = event.target instanceof HTMLElement ? event.target.dataset['name'] : undefined;
    if (!square || !isSquare(square) || event.ctrlKey || event.metaKey || event.altKey) return;
    const type = LETTERS[event.key.toLowerCase()];
    if (type) onChange(withPiece(setUp, square, { type, color: event.shiftKey ? 'b' : 'w' }));
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(withPiece(setUp, square, null));
    else return;
    event.preventDefault();
  };

  const options: ChessboardOptions = {
    ...boardLook,
    id,
    position: fenOfSetUp(setUp),
    boardOrientation: orientation === 'w' ? 'white' : 'black',
    showAnimations: false,
    squareStyles: picked ? { [picked]: { boxShadow: 'inset 0 0 0 4px var(--color-gold)' } } : {},
    onSquareClick: ({ square }) => isSquare(square) && press(square),
    onPieceDrop: ({ piece, sourceSquare, targetSquare }) => {
      setFrom(null);
      if (targetSquare !== null && isSquare(targetSquare)) {
        if (piece.isSparePiece) onChange(withPiece(setUp, targetSquare, pieceNamed(piece.pieceType)));
        else if (isSquare(sourceSquare)) onChange(withMovedPiece(setUp, sourceSquare, targetSquare));
        return true;
      }
      // Dragged off the board.
      if (!piece.isSparePiece && isSquare(sourceSquare)) onChange(withPiece(setUp, sourceSquare, null));
      return true;
    },
  };
  return (
    <ChessboardProvider options={options}>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div
          className={clsx(
            '@container relative mx-auto aspect-square w-full touch-none select-none',
            'max-w-[min(100%,max(16rem,100dvh-22rem))]',
          )}
        >
          <div aria-hidden ref={silenceDrag} className="size-full">
            <Chessboard />
          </div>
          <div onKeyDownCapture={pressKey}>
            <SquareGrid
              label="Tabuleiro a montar"
              pieces={setUp.pieces}
              orientation={orientation}
              selected={picked}
              targets={NO_TARGETS}
              onPress={press}
              onCancel={() => setFrom(null)}
            />
          </div>
        </div>
        <div ref={silenceDrag}>
          <Palette
            tool={tool}
            onChoose={next => {
              setTool(next);
              setFrom(null);
            }}
          />
        </div>
      </div>
    </ChessboardProvider>
  );
};
