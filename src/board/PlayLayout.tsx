import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';

type PlayLayoutProps = {
  /** A game is being played or has just ended: then board and clocks have the screen to themselves. */
  isOpen: boolean;
  controls: ReactNode;
  board: ReactNode;
  boardRef: Ref<HTMLDivElement>;
  moves: ReactNode;
};

/**
 * A board to play on, with its controls and its moves beside it, or one below the other. The whole board and both
 * clocks fit between header and lower edge without scrolling, on a phone while a game is open: what stands above makes
 * room (`PlayHeading`), and the board is as wide as the height that is left.
 */
export const PlayLayout = ({ isOpen, controls, board, boardRef, moves }: PlayLayoutProps) => (
  <div
    data-board={isOpen ? 'open' : 'waiting'}
    className={clsx(
      'grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem]',
      'lg:grid-rows-[auto_1fr]',
    )}
  >
    {controls}
    <div
      ref={boardRef}
      className={clsx(
        'mx-auto w-full lg:sticky lg:top-26 lg:col-start-1 lg:row-span-2 lg:row-start-1',
        isOpen ? 'max-w-[min(100%,max(14rem,100dvh-17.5rem))]' : 'max-w-[min(100%,max(14rem,100dvh-20.5rem))]',
      )}
    >
      {board}
    </div>
    {moves}
  </div>
);

/** The h1 of a screen with a board to play on: low beside the board, and only read aloud while a game is open. */
export const PlayHeading = ({ title, subtitle }: { title: string; subtitle: string }) => (
  <div className="mb-8 items-baseline gap-x-5 beside-board:mb-2 beside-board:flex game-open:sr-only">
    <h1 className="text-title beside-board:text-heading">{title}</h1>
    <p className="mt-2 text-lg text-ink-soft">{subtitle}</p>
  </div>
);
