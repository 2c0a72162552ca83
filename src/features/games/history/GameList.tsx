import { type RefObject, useEffect, useRef } from 'react';
import type { GameSummary } from '../../../../server/features/games/games.schema.ts';
import { GameRow } from './GameRow.tsx';
import { isFocusFree } from '../../../ui/focus-handover.ts';
import { PagedList } from '../../../ui/PagedList.tsx';

type GameListProps = {
  label: string;
  found: { games: readonly GameSummary[]; total: number; pageSize: number };
  isStale: boolean;
  page: number;
  /** Whether the games are several people's. */
  withPlayer: boolean;
  /** The game that was open before. */
  cameFrom: RefObject<number | undefined>;
  onGoTo: (page: number) => void;
  onOpen: (gameId: number) => void;
};

/** Finished games by pages. After closing a game the focus returns to its row. */
export const GameList = ({ label, found, isStale, page, withPlayer, cameFrom, onGoTo, onOpen }: GameListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (cameFrom.current !== undefined && isFocusFree())
      list.current?.querySelector<HTMLElement>(`[data-game="${cameFrom.current}"]`)?.focus();
  }, [cameFrom]);
  return (
    <PagedList
      label={label}
      page={page}
      total={found.total}
      pageSize={found.pageSize}
      isStale={isStale}
      onGoTo={onGoTo}
    >
      <ul ref={list} className="divide-y divide-line">
        {found.games.map(game => (
          <GameRow key={game.id} game={game} withPlayer={withPlayer} onOpen={() => onOpen(game.id)} />
        ))}
      </ul>
    </PagedList>
  );
};
