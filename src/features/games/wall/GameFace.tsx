import clsx from 'clsx';
import { Pause } from 'lucide-react';
import type { WallGame } from '../../../../server/features/matches/wall.schema.ts';
import { type Clocks, clockText, timeLeft } from '../../../board/clocks.ts';
import { MiniBoard } from '../../../board/MiniBoard.tsx';
import type { Color } from '../../../board/squares.ts';
import { useTickingTime } from '../../../board/use-ticking-time.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { playerIn, timeText } from '../../../shared/matches/match-texts.ts';
import { sideOf } from '../../../shared/matches/match-view.ts';
import { PresenceDot } from '../../../shared/matches/Presence.tsx';

type Shown = Omit<WallGame, 'here' | 'away' | 'events'>;
type FaceProps = {
  game: Shown;
  clocks: Clocks;
  /** Who is there, where that is told. */ here?: WallGame['here'];
  /** How it ended, where it has. */ ending?: string | null;
};

/** A small board that moves, between its players and their clocks. */
export const GameFace = ({ game, clocks, here, ending = null }: FaceProps) => (
  <>
    <PlayerLine game={game} color="b" clocks={clocks} here={here} />
    <MiniBoard fen={game.fen} side="w" lastMove={game.lastMove} className="my-2 w-full rounded-control" />
    <PlayerLine game={game} color="w" clocks={clocks} here={here} />
    <span className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
      <span className="min-w-0 flex-1 truncate">
        {timeText(game)} · {game.rated ? 'valendo rating' : 'amistosa'}
      </span>
      {ending !== null && <span className="font-semibold text-ink">{ending}</span>}
      {game.paused && (
        <span className="inline-flex items-center gap-1 font-semibold text-gold-text">
          <Pause aria-hidden className="size-4" /> Pausada
        </span>
      )}
    </span>
  </>
);

type PlayerLineProps = Pick<FaceProps, 'game' | 'clocks'> & { color: Color; here: WallGame['here'] | undefined };

const PlayerLine = ({ game, color, clocks, here }: PlayerLineProps) => {
  const player = playerIn(game, color);
  const isRunning = clocks.running?.color === color;
  const left = timeLeft(clocks, color, useTickingTime(isRunning));
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-semibold">{player.name}</span>
        <span className="shrink-0 text-sm text-ink-soft">{ratingText(player)}</span>
        {here && player.kind === 'person' && <PresenceDot isHere={here[sideOf(color)]} isShort />}
      </span>
      <span
        className={clsx(
          'shrink-0 rounded-control px-2 font-semibold tabular-nums',
          isRunning ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft',
        )}
      >
        {clockText(left)}
      </span>
    </span>
  );
};
