import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { type Game, turnIn } from './game.ts';
import { numbered } from './notation.ts';
import { inPortuguese } from '../lib/portuguese-moves.ts';
import { StepButtons } from './StepButtons.tsx';

type MoveListProps = {
  game: Game;
  ply: number;
  /** What stands behind moves, and what is read out there. */
  marks?: ReadonlyMap<number, { sign: string; words: string }> | undefined;
  onGoTo: (ply: number) => void;
};

/** The moves of a game: each leads to its position, and four buttons step through them. */
export const MoveList = ({ game, ply, marks, onGoTo }: MoveListProps) => {
  const { moves } = game;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list, not the page.
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [ply]);
  // The first position may be from the middle of a game: Black may be to move, and the first move may have any number.
  const firstPly = turnIn(game.start) === 'b' ? 0 : 1;
  const firstNumber = Number(game.start.split(' ')[5]);
  const rows =
    moves.length === 0
      ? []
      : Array.from({ length: Math.ceil((moves.length + 1 - firstPly) / 2) }, (_, row) => row * 2 + firstPly);

  return (
    <section aria-label="Lances">
      {rows.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-ink-soft">Os lances aparecem aqui.</p>
      ) : (
        <ol ref={list} tabIndex={-1} className="relative max-h-56 overflow-y-auto rounded-control bg-sunken p-2">
          {rows.map((first, row) => (
            <li key={first} className="grid grid-cols-[2.5rem_1fr_1fr] items-center">
              <span aria-hidden className="pr-2 text-right text-sm text-ink-soft tabular-nums">
                {firstNumber + row}.
              </span>
              {[first, first + 1].map(own => {
                const move = moves[own - 1];
                if (own === 0) {
                  return (
                    <span key={own} aria-hidden className="px-3 text-ink-soft">
                      ...
                    </span>
                  );
                }
                return (
                  move && (
                    <button
                      key={own}
                      type="button"
                      aria-label={[numbered(moves, own), marks?.get(own)?.words].filter(Boolean).join(', ')}
                      aria-current={own === ply ? 'step' : undefined}
                      onClick={() => onGoTo(own)}
                      className={clsx(
                        'min-h-9 rounded-md px-3 text-left font-semibold',
                        own === ply ? 'bg-brand text-on-brand' : 'hover:bg-surface',
                      )}
                    >
                      {inPortuguese(move.san)}
                      {marks?.get(own)?.sign}
                    </button>
                  )
                );
              })}
            </li>
          ))}
        </ol>
      )}
      <StepButtons ply={ply} length={moves.length} onGoTo={onGoTo} />
    </section>
  );
};
