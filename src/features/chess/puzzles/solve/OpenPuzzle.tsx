import { ArrowLeft } from 'lucide-react';
import { codeOf } from '../../../../lib/error-text.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { hrefOf, type PuzzlesView } from '../puzzles-view.ts';
import { NothingFound } from '../NothingFound.tsx';
import { PuzzleSolver } from './PuzzleSolver.tsx';
import { usePuzzle } from '../use-puzzles.ts';

/** One puzzle, with the link back to the list. */
export const OpenPuzzle = ({ view, id, isStudent }: { view: PuzzlesView; id: number; isStudent: boolean }) => {
  const list = hrefOf({ ...view, puzzle: undefined });
  return (
    <>
      <LinkButton href={list} variant="ghost" size="sm" className="mb-3 -ml-3.5">
        <ArrowLeft aria-hidden /> Todos os problemas
      </LinkButton>
      <PuzzleById view={view} id={id} isStudent={isStudent} />
    </>
  );
};

const PuzzleById = ({ view, id, isStudent }: { view: PuzzlesView; id: number; isStudent: boolean }) => {
  const puzzle = usePuzzle(id);
  if (puzzle.isPending) return <Opening />;
  // A puzzle that is loaded stays on the board, even if fetching it again fails.
  if (puzzle.isLoadingError)
    return codeOf(puzzle.error) === 'NOT_FOUND' ? (
      <NothingFound why="unknown" href={hrefOf({})} />
    ) : (
      <LoadError error={puzzle.error} onRetry={() => puzzle.refetch()} />
    );
  return <PuzzleSolver key={id} puzzle={puzzle.data.puzzle} view={view} isStudent={isStudent} />;
};

const Opening = () => (
  <div role="status" className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-[min(100%,max(20rem,100dvh-11rem))]" />
    <Skeleton className="h-80 w-full" />
  </div>
);
