import clsx from 'clsx';
import { Pause } from 'lucide-react';
import { Link } from 'wouter';
import type { WallGame } from '../../../../server/features/matches/wall.schema.ts';
import { type Clocks, clockText, timeLeft } from '../../../board/clocks.ts';
import { MiniBoard } from '../../../board/MiniBoard.tsx';
import { useTickingTime } from '../../../board/use-ticking-time.ts';
import { playerIn, ratingText, timeText } from '../../../shared/matches/match-texts.ts';
import { PresenceDot } from '../../../shared/matches/Presence.tsx';
import { sideOf } from '../../../shared/matches/match-view.ts';
import type { Color } from '../../../board/squares.ts';
import { clocksOf, nameOf } from './wall-game.ts';

/** One game of the wall: the board as it stands, who plays and how much time they have. It leads to the game. */
export const WallTile = ({ game, latest, wroteAt }: { game: WallGame; latest: number; wroteAt: number }) => {
  const clocks = clocksOf(game, latest, wroteAt);
  return (
    <li className="min-w-0">
      <Link
        href={`/partidas/${game.id}`}
        aria-label={nameOf(game)}
        className="block rounded-card border border-line bg-surface p-3 hover:border-brand"
      >
        <PlayerLine game={game} color="b" clocks={clocks} />
        <MiniBoard fen={game.fen} side="w" lastMove={game.lastMove} className="my-2 w-full rounded-control" />
        <PlayerLine game={game} color="w" clocks={clocks} />
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
          <span className="min-w-0 flex-1 truncate">
            {timeText(game)} · {game.rated ? 'valendo rating' : 'amistosa'}
          </span>
          {game.paused && (
            <span className="inline-flex items-center gap-1 font-semibold text-gold-text">
              <Pause aria-hidden className="size-4" /> Pausada
            </span>
          )}
        </p>
      </Link>
    </li>
  );
};

const PlayerLine = ({ game, color, clocks }: { game: WallGame; color: Color; clocks: Clocks }) => {
  const player = playerIn(game, color);
  const isRunning = clocks.running?.color === color;
  const left = timeLeft(clocks, color, useTickingTime(isRunning));
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-semibold">{player.name}</span>
        <span className="shrink-0 text-sm text-ink-soft">{ratingText(player)}</span>
        {player.kind === 'person' && <PresenceDot isHere={game.here[sideOf(color)]} isShort />}
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
