import clsx from 'clsx';
import { Eraser, Hand } from 'lucide-react';
import { SparePiece } from 'react-chessboard';
import type { BoardPiece } from '../../../board/game.ts';
import { nameOf } from '../../../board/notation.ts';

/** What the next press of a square does: moves what stands there, empties it, or puts a piece on it. */
export type Tool = 'move' | 'clear' | BoardPiece;

const TYPES = ['k', 'q', 'r', 'b', 'n', 'p'] as const;
const isSame = (tool: Tool, piece: BoardPiece): boolean =>
  typeof tool === 'object' && tool.type === piece.type && tool.color === piece.color;

const look = (isOn: boolean): string =>
  clsx(
    'grid size-11 touch-none place-items-center rounded-control border-2',
    isOn ? 'border-brand bg-brand-soft' : 'border-line bg-surface hover:border-line-strong',
  );

/** The twelve chessmen, to be dragged to the board, or chosen and then put on squares. */
export const Palette = ({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) => (
  <div role="group" aria-label="Peças" className="grid gap-2">
    {(['w', 'b'] as const).map(color => (
      <div key={color} className="flex flex-wrap gap-2">
        {TYPES.map(type => (
          <button
            key={type}
            type="button"
            aria-label={nameOf({ type, color })}
            aria-pressed={isSame(tool, { type, color })}
            className={look(isSame(tool, { type, color }))}
            onClick={() => onChoose({ type, color })}
          >
            <span aria-hidden className="size-9 rounded-md bg-board-dark">
              <SparePiece pieceType={`${color}${type.toUpperCase()}`} />
            </span>
          </button>
        ))}
      </div>
    ))}
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        aria-pressed={tool === 'move'}
        className={clsx(look(tool === 'move'), 'w-auto! grid-flow-col gap-2 px-3 font-semibold')}
        onClick={() => onChoose('move')}
      >
        <Hand aria-hidden className="size-5" /> Mover
      </button>
      <button
        type="button"
        aria-pressed={tool === 'clear'}
        className={clsx(look(tool === 'clear'), 'w-auto! grid-flow-col gap-2 px-3 font-semibold')}
        onClick={() => onChoose('clear')}
      >
        <Eraser aria-hidden className="size-5" /> Apagar
      </button>
    </div>
  </div>
);
