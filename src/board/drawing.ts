import type { Shape } from '../../server/rules/comment-marks.ts';
import { type Color, rowsFor, type Square } from './squares.ts';

/** What a player draws for themselves. */
const BRUSH = 'green';

/** The shapes with this one added, or without it where it stands already. */
export const withShape = (shapes: readonly Shape[], from: Square, to: Square): Shape[] => {
  const others = shapes.filter(shape => shape.from !== from || shape.to !== to);
  return others.length < shapes.length ? others : [...others, { brush: BRUSH, from, to }];
};

export const sayShape = ({ from, to }: Pick<Shape, 'from' | 'to'>): string =>
  from === to ? `Círculo em ${from}` : `Seta de ${from} a ${to}`;

/** The square at a point of the board; undefined beside it. */
const squareAt = (board: HTMLElement, orientation: Color, x: number, y: number): Square | undefined => {
  const { left, top, width, height } = board.getBoundingClientRect();
  return rowsFor(orientation)[Math.floor(((y - top) / height) * 8)]?.[Math.floor(((x - left) / width) * 8)];
};

const LONG_PRESS_MS = 450;
/** A finger is never quite still. */
const STILL_PX = 10;
const RIGHT_BUTTON = 2;

type Drawing = {
  orientation: () => Color;
  /** A circle where both are the same square, or an arrow. */
  onDrawn: (from: Square, to: Square) => void;
  /** The finger that drew is lifted: the press that ends with it is none. */
  onLifted: () => void;
};

/**
 * Draws by the right mouse button, and by a finger that stays: a circle, or an arrow to where the pointer is lifted.
 * @returns what ends it.
 */
export const listenForDrawing = (board: HTMLElement, { orientation, onDrawn, onLifted }: Drawing): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const at = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
    squareAt(board, orientation(), clientX, clientY);

  let clickedFrom: Square | undefined;
  board.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  board.addEventListener(
    'mousedown',
    event => {
      if (event.button === RIGHT_BUTTON) clickedFrom = at(event);
    },
    { signal },
  );
  window.addEventListener(
    'mouseup',
    event => {
      const to = event.button === RIGHT_BUTTON && clickedFrom && at(event);
      if (clickedFrom && to) onDrawn(clickedFrom, to);
      clickedFrom = undefined;
    },
    { signal },
  );

  let touch: { from: Square; x: number; y: number; timer: ReturnType<typeof setTimeout>; isDrawing: boolean } | null =
    null;
  const letGo = (): void => {
    if (touch) clearTimeout(touch.timer);
    touch = null;
  };
  board.addEventListener(
    'touchstart',
    ({ touches }) => {
      letGo();
      const [finger] = touches;
      const from = touches.length === 1 && finger ? at(finger) : undefined;
      if (!finger || !from) return;
      const timer = setTimeout(() => {
        if (!touch) return;
        touch.isDrawing = true;
        onDrawn(from, from);
      }, LONG_PRESS_MS);
      touch = { from, x: finger.clientX, y: finger.clientY, timer, isDrawing: false };
    },
    { signal, passive: true },
  );
  window.addEventListener(
    'touchmove',
    event => {
      const [finger] = event.touches;
      if (!touch || !finger) return;
      const hasMoved = Math.hypot(finger.clientX - touch.x, finger.clientY - touch.y) > STILL_PX;
      if (touch.isDrawing) {
        // Otherwise the piece under the finger would come along.
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (hasMoved) letGo();
    },
    { signal, capture: true, passive: false },
  );
  window.addEventListener(
    'touchend',
    event => {
      const [finger] = event.changedTouches;
      const to = finger && at(finger);
      if (touch?.isDrawing && to && to !== touch.from) {
        // The circle at the beginning becomes the arrow.
        onDrawn(touch.from, touch.from);
        onDrawn(touch.from, to);
      }
      if (touch?.isDrawing) onLifted();
      letGo();
    },
    { signal, capture: true },
  );
  window.addEventListener('touchcancel', letGo, { signal });
  return () => {
    letGo();
    ending.abort();
  };
};
