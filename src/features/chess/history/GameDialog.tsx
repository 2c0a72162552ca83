import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

// Loaded only when a saved game is opened.
const GameViewer = lazy(async () => ({ default: (await import('../../../shared/games/GameViewer.tsx')).GameViewer }));

/** A saved game over the page; a game that is being played waits below. */
export const GameDialog = ({ gameId, onClose }: { gameId: number; onClose: () => void }) => (
  <Dialog open size="xl" title="Rever partida" onOpenChange={open => !open && onClose()}>
    {/* As high as the screen lets it be from the first moment, or its head would move when the game comes. */}
    <div className="min-h-dvh sm:min-h-[calc(100dvh-9.75rem)]">
      <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
        <GameViewer gameId={gameId} />
      </Suspense>
    </div>
  </Dialog>
);
