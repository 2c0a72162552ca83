import { ArrowRight } from 'lucide-react';
import { api } from '../../../../lib/api.ts';
import { nextPuzzleOf } from './next-puzzle.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { hrefOf } from '../puzzles-view.ts';

/** The way on in the homework: its next puzzle that is not done, or back to the assignment when there is none. */
export const NextOfTask = ({ assignmentId, puzzleId }: { assignmentId: number; puzzleId: number }) => {
  const assignment = api.assignments.get.useQuery({ assignmentId }).data?.assignment;
  const next = assignment && nextPuzzleOf(assignment, puzzleId);
  return next === undefined ? (
    <LinkButton href={`/tarefas/${assignmentId}`} size="lg" wide>
      Voltar à tarefa
    </LinkButton>
  ) : (
    <LinkButton href={hrefOf({ puzzle: next, task: assignmentId })} size="lg" wide>
      Próximo da tarefa <ArrowRight aria-hidden />
    </LinkButton>
  );
};
