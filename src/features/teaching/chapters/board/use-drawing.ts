import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Brush, Shape } from '../../../../../server/rules/comment-marks.ts';
import { type Color, FILES, isSquare, RANKS, type Square } from '../../../../board/squares.ts';

const LONG_PRESS_MS = 450;
/** A resting finger trembles this far. */
const TREMBLE_PX = 8;

/** The square under the pointer; null beside the board. */
const squareUnder = (board: HTMLElement, { clientX, clientY }: PointerEvent, orientation: Color): Square | null => {
  const { left, top, width, height } = board.getBoundingClientRect();
  const [column, row] = [((clientX - left) / width) * 8, ((clientY - top) / height) * 8].map(Math.floor);
  const file = FILES[orientation === 'w' ? (column ?? -1) : 7 - (column ?? -1)];
  const rank = RANKS[orientation === 'w' ? 7 - (row ?? -1) : (row ?? -1)];
  const name = `${file}${rank}`;
  return isSquare(name) ? name : null;
};

/** As on lichess, the right button draws in another colour with these keys. */
const brushWith = ({ shiftKey, ctrlKey, altKey }: PointerEvent, brush: Brush): Brush => {
  const isSecond = shiftKey || ctrlKey;
  if (isSecond && altKey) return 'yellow';
  if (isSecond) return 'red';
  return altKey ? 'blue' : brush;
};

type Drawn = { from: Square; to: Square; brush: Brush };

/**
 * Drawing on a board: by the right button, by a finger that rests on a square, or, while the tool is on, by every
 * press. What begins as drawing never reaches the board as a move.
 */
export const useDrawing = (orientation: Color, brush: Brush, isTool: boolean, onDraw: (shape: Shape) => void) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const active = useRef<Drawn>(null);
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  /** The click that follows a drawing means nothing. */
  const swallowsClick = useRef(false);
  /** The square chosen by the keyboard, from which an arrow goes on. */
  const [chosen, setChosen] = useState<Square | null>(null);

  const show = (next: Drawn | null) => {
    active.current = next;
    setDrawn(next);
  };
  const stopResting = () => {
    clearTimeout(resting.current?.timer);
    resting.current = undefined;
  };
  const finish = () => {
    if (!active.current) return;
    onDraw(active.current);
    show(null);
  };

  const handlers = {
    onPointerDownCapture: (event: PointerEvent<HTMLDivElement>) => {
      swallowsClick.current = false;
      const square = squareUnder(event.currentTarget, event, orientation);
      if (!square) return;
      const begun = { from: square, to: square, brush: brushWith(event, brush) };
      if (event.button === 2 || (isTool && event.button === 0)) {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        swallowsClick.current = true;
        show(begun);
      } else if (event.pointerType === 'touch') {
        stopResting();
        const timer = setTimeout(() => {
          swallowsClick.current = true;
          show(begun);
        }, LONG_PRESS_MS);
        resting.current = { timer, x: event.clientX, y: event.clientY };
      }
    },
    onPointerMoveCapture: (event: PointerEvent<HTMLDivElement>) => {
      const { x = 0, y = 0 } = resting.current ?? {};
      if (!active.current) {
        if (resting.current && Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE_PX) stopResting();
        return;
      }
      event.stopPropagation();
      const to = squareUnder(event.currentTarget, event, orientation);
      if (to && to !== active.current.to) show({ ...active.current, to });
    },
    onPointerUpCapture: () => {
      stopResting();
      finish();
    },
    onPointerCancelCapture: () => {
      stopResting();
      show(null);
    },
    onClickCapture: (event: MouseEvent) => {
      // The keyboard's clicks have no detail: they mean what they say.
      if (swallowsClick.current && event.detail > 0) event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  /** By the keyboard: the square itself when it is pressed twice, else an arrow. */
  const press = (square: Square) => {
    if (chosen) onDraw({ brush, from: chosen, to: square });
    setChosen(chosen ? null : square);
  };
  return { drawn, handlers, press, chosen: isTool ? chosen : null };
};
