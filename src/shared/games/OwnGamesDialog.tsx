import { useState } from 'react';
import { formatRelative } from '../../lib/format.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { modeLabels, verdictOf } from './game-labels.ts';
import { useOwnGames } from './use-games.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { api } from '../../lib/api.ts';

/** Fetches one stored game's PGN. */
const useReadGame = () => {
  const cache = api.useUtils();
  return async (gameId: number): Promise<string> => (await cache.games.get.fetch({ gameId })).game.pgn;
};

/** The professor's own games: one becomes a chapter. */
const OwnGamesDialog = ({ onChoose, onClose }: { onChoose: (pgn: string) => void; onClose: () => void }) => {
  const [page, setPage] = useState(1);
  const games = useOwnGames(page, undefined);
  const readGame = useReadGame();
  const choose = (gameId: number) =>
    void readGame(gameId).then(onChoose, (error: unknown) =>
      toast({ title: 'Erro', description: errorText(error), variant: 'destructive' }),
    );
  return (
    <Dialog open size="lg" title="Minhas partidas" onOpenChange={open => !open && onClose()}>
      {games.isError && <LoadError error={games.error} onRetry={() => games.refetch()} />}
      {games.isPending && <Skeleton className="h-40" />}
      {games.data?.total === 0 && <p className="text-ink-soft">Você ainda não tem partidas guardadas.</p>}
      <ul className="divide-y divide-line">
        {games.data?.games.map(game => (
          <li key={game.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {modeLabels[game.mode]}, {verdictOf(game).text}
              </p>
              <p className="text-[0.95rem] text-ink-soft">
                {plural(Math.ceil(game.plies / 2), 'lance')} · {formatRelative(game.createdAt)}
              </p>
            </div>
            <Button variant="secondary" size="sm" onClick={() => choose(game.id)}>
              Usar
            </Button>
          </li>
        ))}
      </ul>
      {games.data && <Paging page={page} total={games.data.total} pageSize={games.data.pageSize} onGoTo={setPage} />}
    </Dialog>
  );
};

export default OwnGamesDialog;
