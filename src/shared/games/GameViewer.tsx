import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { fromPgn } from '../../board/pgn.ts';
import { codeOf } from '../../lib/error-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GameReplay } from './GameReplay.tsx';
import { useGame } from './use-games.ts';

/** A saved game to be walked through, with what professors say about it: in a page or in a wide dialog. */
export const GameViewer = ({ gameId }: { gameId: number }) => {
  const saved = useGame(gameId);
  const pgn = saved.data?.game.pgn;
  const game = useMemo(() => (pgn === undefined ? undefined : fromPgn(pgn)), [pgn]);
  if (saved.isError && !saved.data) {
    if (codeOf(saved.error) === 'NOT_FOUND')
      return <EmptyState icon={SearchX} title="Partida não encontrada" text="Confira o endereço da página." />;
    return <LoadError error={saved.error} onRetry={() => saved.refetch()} />;
  }
  if (!saved.data || !game) {
    return (
      <div role="status">
        <span className="sr-only">Carregando a partida...</span>
        <Skeleton className="mx-auto aspect-square w-full max-w-xl" />
      </div>
    );
  }
  return <GameReplay key={gameId} saved={saved.data.game} game={game} />;
};
