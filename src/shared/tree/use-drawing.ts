import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Brush, Shape } from '../../../server/rules/comment-marks.ts';
import { type Color, rowsFor, type Square } from '../../board/squares.ts';

/** The square under the pointer; undefined beside the board. */
const squareUnder = (box: HTMLElement, { clientX, clientY }: PointerEvent, orientation: Color): Square | undefined => {
  const board = box.querySelector('[role=grid]')?.getBoundingClientRect();
  if (!board) return undefined;
  const [column, row] = [(clientX - board.left) / board.width, (clientY - board.top) / board.height];
  return rowsFor(orientation)[Math.floor(row * 8)]?.[Math.floor(column * 8)];
};

type Drawn = { from: Square; to: Square; brush: Brush };

/** While the tool is on every press draws, and what begins as drawing never reaches the board as a move. */
export const useDrawing = (orientation: Color, brush: Brush, isTool: boolean, onDraw: (shape: Shape) => void) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const active = useRef<Drawn>(null);
  /** The square chosen by the keyboard, from which an arrow goes on. */
  const [chosen, setChosen] = useState<Square | null>(null);

  const show = (next: Drawn | null) => {
    active.current = next;
    setDrawn(next);
  };
  const handlers = {
    onPointerDownCapture: (event: PointerEvent<HTMLDivElement>) => {
      const square = squareUnder(event.currentTarget, event, orientation);
      if (!isTool || !square) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ from: square, to: square, brush });
    },
    onPointerMoveCapture: (event: PointerEvent<HTMLDivElement>) => {
      if (!active.current) return;
      event.stopPropagation();
      const to = squareUnder(event.currentTarget, event, orientation);
      if (to && to !== active.current.to) show({ ...active.current, to });
    },
    onPointerUpCapture: () => {
      if (active.current) onDraw(active.current);
      show(null);
    },
    onPointerCancelCapture: () => show(null),
    onClickCapture: (event: MouseEvent) => {
      // The keyboard's clicks have no detail: they mean what they say.
      if (isTool && event.detail > 0) event.stopPropagation();
    },
  };
  /** By the keyboard: the square itself when it is pressed twice, else an arrow. */
  const press = (square: Square) => {
    if (chosen) onDraw({ brush, from: chosen, to: square });
    setChosen(chosen ? null : square);
  };
  return { drawn, handlers, press, chosen: isTool ? chosen : null };
};
