import type { GameSummary } from '../../../server/features/games/games.schema.ts';
import { GameRow } from './GameRow.tsx';
import { PagedList } from './PagedList.tsx';

type GameListProps = {
  label: string;
  found: { games: readonly GameSummary[]; total: number; pageSize: number };
  isStale: boolean;
  page: number;
  /** Whether the games are several people's. */
  withPlayer: boolean;
  onGoTo: (page: number) => void;
  onOpen: (game: GameSummary) => void;
};

/** Finished games, page by page, each to be opened. */
export const GameList = ({ label, found, isStale, page, withPlayer, onGoTo, onOpen }: GameListProps) => (
  <PagedList label={label} page={page} pages={Math.ceil(found.total / found.pageSize)} isStale={isStale} onGoTo={onGoTo}>
    <ul className="divide-y divide-line">
      {found.games.map(game => (
        <GameRow key={game.id} game={game} withPlayer={withPlayer} onOpen={() => onOpen(game)} />
      ))}
    </ul>
  </PagedList>
);
