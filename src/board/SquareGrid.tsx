import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BoardPiece } from './game.ts';
import { describeSquare } from './notation.ts';
import { type Color, rankOf, rowsFor, type Square, stepFrom } from './squares.ts';

type SquareGridProps = {
  label: string;
  pieces: ReadonlyMap<Square, BoardPiece>;
  orientation: Color;
  selected: Square | null;
  targets: ReadonlySet<Square>;
  onPress: (square: Square) => void;
  /** C draws a circle on a square, S begins an arrow and ends it. */
  onDraw?: (from: Square, to: Square) => void;
  onCancel: () => void;
};

const FIRST: Record<Color, Square> = { w: 'e2', b: 'e7' };

/**
 * The board for keys and screen readers: 64 named squares above the picture. One of them is a tab stop, and the arrow
 * keys lead to the others. The pointer passes through to the picture.
 */
export const SquareGrid = ({
  label,
  pieces,
  orientation,
  selected,
  targets,
  onPress,
  onDraw,
  onCancel,
}: SquareGridProps) => {
  const [current, setCurrent] = useState<Square | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const stop = current ?? FIRST[orientation];
  const [arrowFrom, setArrowFrom] = useState<Square | null>(null);

  const drawByKey = (key: string): void => {
    if (key === 'c') onDraw?.(stop, stop);
    if (key !== 's' || !onDraw) return;
    if (arrowFrom && arrowFrom !== stop) onDraw(arrowFrom, stop);
    setArrowFrom(arrowFrom ? null : stop);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setArrowFrom(null);
      return onCancel();
    }
    if (!event.ctrlKey && !event.metaKey && !event.altKey) drawByKey(event.key.toLowerCase());
    const next = stepFrom(stop, event.key, orientation);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-name="${next}"]`)?.focus();
  };
  const nameOf = (square: Square): string =>
    [
      describeSquare(square, pieces.get(square)),
      square === selected && 'selecionada',
      square === arrowFrom && 'início da seta',
      targets.has(square) && 'lance possível',
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      className="pointer-events-none absolute inset-0 grid grid-cols-8 grid-rows-8"
      onKeyDown={onKeyDown}
    >
      {rowsFor(orientation).map(row => (
        // The key is the rank, so that the focus stays on its square when the board turns.
        <div key={rankOf(row[0] ?? stop)} role="row" className="contents">
          {row.map(square => (
            <div key={square} role="gridcell" className="grid">
              <button
                type="button"
                data-name={square}
                aria-label={nameOf(square)}
                tabIndex={square === stop ? 0 : -1}
                className={clsx(
                  'outline-piece-black focus-visible:shadow-[inset_0_0_0_6px_var(--color-gold)]',
                  'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-piece-black',
                )}
                onFocus={() => setCurrent(square)}
                onClick={() => onPress(square)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
