import type { ComponentProps } from 'react';
import type { Brush, Shape } from '../../../server/rules/comment-marks.ts';
import { Board } from '../../board/Board.tsx';
import { useDrawing } from './use-drawing.ts';

type DrawingBoardProps = Omit<ComponentProps<typeof Board>, 'onPress' | 'onDraw'> & {
  brush: Brush;
  /** Whether every press draws. */
  isTool: boolean;
  onDraw: (shape: Shape) => void;
};

/** The tool draws by itself. */
const NOTHING = () => undefined;

/** A board to play on and to draw on: by the tool, and without it as on every board. */
export const DrawingBoard = ({ brush, isTool, onDraw, ...board }: DrawingBoardProps) => {
  const { shapes = [], orientation = 'w' } = board;
  const { drawn, handlers, press, chosen } = useDrawing(orientation, brush, isTool, onDraw);
  return (
    <div className="touch-none" {...handlers}>
      <Board
        {...board}
        shapes={drawn ? [...shapes, drawn] : shapes}
        onPress={isTool ? press : undefined}
        onDraw={isTool ? NOTHING : (from, to) => onDraw({ brush, from, to })}
      />
      <p aria-live="polite" className="sr-only">
        {chosen && `Seta a partir de ${chosen}: escolha onde ela termina`}
      </p>
    </div>
  );
};
