import { History } from 'lucide-react';
import { useRef, lazy, Suspense } from 'react';
import { useOwnGames } from '../../../shared/games/use-games.ts';
import { plural } from '../../../lib/plural.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { historyFields, hrefOf } from './history-view.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

// Loaded only when a saved game is opened.
const GameViewer = lazy(async () => ({ default: (await import('../../../shared/games/GameViewer.tsx')).GameViewer }));

/** A saved game over the page; a game that is being played waits below. */
const GameDialog = ({ gameId, onClose }: { gameId: number; onClose: () => void }) => (
  <Dialog open size="xl" title="Rever partida" onOpenChange={open => !open && onClose()}>
    {/* As high as the screen lets it be from the first moment, or its head would move when the game comes. */}
    <div className="min-h-dvh sm:min-h-[calc(100dvh-9.75rem)]">
      <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
        <GameViewer gameId={gameId} />
      </Suspense>
    </div>
  </Dialog>
);

const LATEST = ['a', 'b', 'c'];

/** One's games against the AI, the newest first, each to be looked at again. */
export const PracticeHistory = () => {
  const [view, setView] = useUrlState(historyFields);
  const games = useOwnGames(view.page, 'practice');
  const heading = useRef<HTMLHeadingElement>(null);
  const turnTo = (page: number) => {
    setView({ page, game: undefined });
    heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="historico" className="mt-8">
      <h2 id="historico" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-28 text-heading">
        Histórico
        {games.data && games.data.total > 0 && (
          <span className="ml-3 font-sans text-base font-normal text-ink-soft">
            {plural(games.data.total, 'partida')}
          </span>
        )}
      </h2>
      <Found games={games} page={view.page} onGoTo={turnTo} />
      {view.game !== undefined && (
        <GameDialog gameId={view.game} onClose={() => setView({ game: undefined }, { replace: true })} />
      )}
    </Card>
  );
};

type FoundProps = { games: ReturnType<typeof useOwnGames>; page: number; onGoTo: (page: number) => void };

const Found = ({ games, page, onGoTo }: FoundProps) => {
  if (games.isPending) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando o histórico...</span>
        {LATEST.map(row => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  }
  if (games.isError) return <LoadError error={games.error} onRetry={() => games.refetch()} />;
  const pages = Math.ceil(games.data.total / games.data.pageSize);
  if (pages === 0)
    return (
      <EmptyState
        icon={History}
        title="Nenhuma partida ainda"
        text="Quando você terminar uma partida contra a IA, ela aparece aqui para ser revista."
      />
    );
  return (
    <>
      {games.data.games.length === 0 && <p className="text-ink-soft">Não há nada nesta página.</p>}
      <ul aria-label="Partidas contra a IA" aria-busy={games.isPlaceholderData} className="divide-y divide-line">
        {games.data.games.map(game => (
          <HistoryRow key={game.id} game={game} href={hrefOf({ page, game: game.id })} />
        ))}
      </ul>
      <Paging
        page={Math.min(page, pages + 1)}
        total={games.data.total}
        pageSize={games.data.pageSize}
        onGoTo={onGoTo}
      />
    </>
  );
};
