import { Link } from 'wouter';
import type { WallGame } from '../../../../server/features/matches/wall.schema.ts';
import { GameFace } from './GameFace.tsx';
import { clocksOf, nameOf } from './wall-game.ts';

/** One game of the wall: the board as it stands, who plays and how much time they have. It leads to the game. */
export const WallTile = ({ game, latest, wroteAt }: { game: WallGame; latest: number; wroteAt: number }) => (
  <li className="min-w-0">
    <Link
      href={`/partidas/${game.id}`}
      aria-label={nameOf(game)}
      className="block rounded-card border border-line bg-surface p-3 hover:border-brand"
    >
      <GameFace game={game} here={game.here} clocks={clocksOf(game, latest, wroteAt)} />
    </Link>
  </li>
);
