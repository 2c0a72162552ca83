import { ArrowLeft, ArrowRight } from 'lucide-react';
import { codeOf } from '../../../../lib/error-text.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { hrefOf, type PuzzlesView } from '../puzzles-view.ts';
import { NextPuzzleButton } from '../NextPuzzleButton.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { NextOfTask } from './NextOfTask.tsx';
import { Opening } from './Opening.tsx';
import { PuzzleSolver } from './PuzzleSolver.tsx';
import { usePuzzle } from '../use-puzzles.ts';

/** One puzzle, with the link back to the list. */
export const OpenPuzzle = ({ view, id, isStudent }: { view: PuzzlesView; id: number; isStudent: boolean }) => {
  const list = hrefOf({ ...view, puzzle: undefined });
  return (
    <>
      <LinkButton
        href={view.task === undefined ? list : `/tarefas/${view.task}`}
        variant="ghost"
        size="sm"
        className="mb-3 -ml-3.5"
      >
        <ArrowLeft aria-hidden /> {view.task === undefined ? 'Todos os problemas' : 'Voltar à tarefa'}
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
  const next = view.task ? (
    <NextOfTask assignmentId={view.task} puzzleId={id} />
  ) : (
    <NextPuzzleButton view={view} size="lg" wide>
      Próximo problema <ArrowRight aria-hidden />
    </NextPuzzleButton>
  );
  return <PuzzleSolver key={id} puzzle={puzzle.data.puzzle} isStudent={isStudent} next={next} />;
};
