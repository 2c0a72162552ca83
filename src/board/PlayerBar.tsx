import type { ReactNode } from 'react';
import { Clock } from './Clock.tsx';
import type { Clocks } from './clocks.ts';
import type { Game } from './game.ts';
import type { Color } from './squares.ts';
import { CapturedPieces } from './CapturedPieces.tsx';

type PlayerBarProps = {
  name: string;
  picture: ReactNode;
  clockLabel: string;
  color: Color;
  game: Game;
  clocks: Clocks;
  ply: number;
  /** Below the name: the rating. */
  note?: ReactNode;
  /** Beside it and the captured pieces: whether they are there. */
  state?: ReactNode;
  /** Shown over both for a moment, so that the board stays where it is. */
  said?: ReactNode;
};

/**
 * One player: the name, the captured pieces, and the time that is left. Two lines, as high as the clock, whatever is
 * captured: the board stays where it is.
 */
export const PlayerBar = ({
  name,
  picture,
  clockLabel,
  color,
  game,
  clocks,
  ply,
  note,
  state,
  said,
}: PlayerBarProps) => (
  <div className="@container py-2">
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 @md:gap-x-3">
      <div className="flex min-w-0 flex-1 basis-32 items-center gap-2 @md:gap-3">
        {picture}
        <div className="relative min-w-0 flex-1">
          <p title={name} className="truncate leading-tight font-semibold">
            {name}
          </p>
          <div className="flex min-w-0 items-center gap-x-2">
            {note}
            {state}
            <div className="min-w-0 flex-1">
              <CapturedPieces game={game} color={color} ply={ply} />
            </div>
          </div>
          <div className="pointer-events-none absolute bottom-0 left-0 z-10 max-w-full">{said}</div>
        </div>
      </div>
      <Clock clocks={clocks} color={color} label={clockLabel} />
    </div>
  </div>
);
