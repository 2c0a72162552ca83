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
  /** Beside the name: whether they are there. */
  note?: ReactNode;
};

/** One player: the name, the pieces they have captured, and the time they have left. */
export const PlayerBar = ({ name, picture, clockLabel, color, game, clocks, ply, note }: PlayerBarProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
    <div className="flex min-w-0 flex-1 basis-32 items-center gap-3">
      {picture}
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <p className="max-w-full truncate leading-tight font-semibold">{name}</p>
          {note}
        </div>
        <CapturedPieces game={game} color={color} ply={ply} />
      </div>
    </div>
    <Clock clocks={clocks} color={color} label={clockLabel} />
  </div>
);
