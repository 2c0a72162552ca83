import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';

// The board comes when somebody looks at it.
const PgnReplay = lazy(() => import('./PgnReplay.tsx'));
const Diagrams = lazy(() => import('./Diagrams.tsx'));

export const PgnWaiting = () => (
  <div role="status">
    <span className="sr-only">Carregando o tabuleiro...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-md" />
  </div>
);

/** The games of a PGN, on a board that comes as soon as it can. */
export const Pgn = ({ text, takesKeys }: { text: string; takesKeys: boolean }) => (
  <Suspense fallback={<PgnWaiting />}>
    <PgnReplay pgn={text} takesKeys={takesKeys} />
  </Suspense>
);

/** Positions (FEN), one a line, each on a board. */
export const Fen = ({ text }: { text: string }) => (
  <Suspense fallback={<PgnWaiting />}>
    <Diagrams text={text} />
  </Suspense>
);
