import { ArrowLeft } from 'lucide-react';
import { codeOf } from '../../../lib/error-text.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { hrefOf, type PuzzlesView } from './puzzles-view.ts';
import { NothingFound } from './NothingFound.tsx';
import { PuzzleSitting } from './PuzzleSitting.tsx';
import { usePuzzle } from './use-puzzles.ts';

/** One puzzle, with the way back to the list it was chosen from. */
export const PuzzleRoom = ({ view, id, isStudent }: { view: PuzzlesView; id: number; isStudent: boolean }) => {
  const list = hrefOf({ ...view, puzzle: undefined });
  return (
    <>
      <LinkButton href={list} variant="ghost" size="sm" className="mb-3 -ml-3.5">
        <ArrowLeft aria-hidden /> Todos os problemas
      </LinkButton>
      <Opened view={view} id={id} isStudent={isStudent} />
    </>
  );
};

const Opened = ({ view, id, isStudent }: { view: PuzzlesView; id: number; isStudent: boolean }) => {
  const puzzle = usePuzzle(id);
  if (puzzle.isPending) return <Opening />;
  // One that is on the board stays there, whatever becomes of a later look at it.
  if (puzzle.isLoadingError)
    return codeOf(puzzle.error) === 'NOT_FOUND' ? (
      <NothingFound why="unknown" href={hrefOf({})} />
    ) : (
      <LoadError error={puzzle.error} onRetry={() => puzzle.refetch()} />
    );
  return <PuzzleSitting key={id} puzzle={puzzle.data.puzzle} view={view} isStudent={isStudent} />;
};

const Opening = () => (
  <div role="status" className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-[min(100%,max(20rem,100dvh-11rem))]" />
    <Skeleton className="h-80 w-full" />
  </div>
);
