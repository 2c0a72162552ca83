import { useEffect, useRef, useState } from 'react';
import type { Shape } from '../../server/rules/comment-marks.ts';
import { listenForDrawing, withShape } from './drawing.ts';
import type { Color, Square } from './squares.ts';

/** The board hears of the lifted finger in the same event. */
const SAME_PRESS_MS = 100;

/**
 * What somebody draws on a board for themselves, until the position changes or they press a square. With `onDraw` it is
 * not kept here.
 */
export const useDrawing = (fen: string, orientation: Color, onDraw?: (from: Square, to: Square) => void) => {
  const [drawn, setDrawn] = useState<{ fen: string; shapes: readonly Shape[] }>({ fen, shapes: [] });
  const board = useRef<HTMLDivElement>(null);
  const liftedAt = useRef(-Infinity);
  const latest = useRef({ fen, orientation, onDraw });
  useEffect(() => {
    latest.current = { fen, orientation, onDraw };
  });
  const draw = (from: Square, to: Square): void => {
    const { fen: own, onDraw: give } = latest.current;
    if (give) return give(from, to);
    return setDrawn(before => ({ fen: own, shapes: withShape(before.fen === own ? before.shapes : [], from, to) }));
  };
  useEffect(() => {
    if (!board.current) return undefined;
    return listenForDrawing(board.current, {
      orientation: () => latest.current.orientation,
      onDrawn: draw,
      onLifted: () => {
        liftedAt.current = performance.now();
      },
    });
  }, []);
  return {
    board,
    shapes: drawn.fen === fen ? drawn.shapes : [],
    draw,
    /** @returns whether a press only ended a drawing. */
    isEnding: (): boolean => performance.now() - liftedAt.current < SAME_PRESS_MS,
    clear: () => setDrawn({ fen, shapes: [] }),
  };
};
