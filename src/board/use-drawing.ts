import { useEffect, useRef, useState } from 'react';
import type { Shape } from '../../server/rules/comment-marks.ts';
import { listenForDrawing, withShape } from './drawing.ts';
import type { Color, Square } from './squares.ts';

/** The board hears of the lifted finger in the same event. */
const SAME_PRESS_MS = 100;

/** What somebody draws on a board for themselves, until the position changes or they press a square. */
export const useDrawing = (fen: string, orientation: Color) => {
  const [drawn, setDrawn] = useState<{ fen: string; shapes: readonly Shape[] }>({ fen, shapes: [] });
  const board = useRef<HTMLDivElement>(null);
  const liftedAt = useRef(-Infinity);
  const latest = useRef({ fen, orientation });
  useEffect(() => {
    latest.current = { fen, orientation };
  });
  const draw = (from: Square, to: Square): void => {
    const { fen: own } = latest.current;
    setDrawn(before => ({ fen: own, shapes: withShape(before.fen === own ? before.shapes : [], from, to) }));
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
