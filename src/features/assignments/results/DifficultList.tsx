import { PartyPopper } from 'lucide-react';
import type { Difficulty } from '../../../../server/features/assignments/assignments.schema.ts';
import { Board } from '../../../board/Board.tsx';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { plural } from '../../../lib/plural.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useDifficulties } from '../use-assignments.ts';

const NOTHING_TO_MOVE = () => undefined;

const Difficult = ({ difficulty }: { difficulty: Difficulty }) => {
  const { title, fen, question, wrong, students, answers } = difficulty;
  return (
    <Card as="li" className="grid grid-cols-1 gap-4 sm:grid-cols-[14rem_1fr]">
      {fen && (
        <Board
          label={`${title}: a posição`}
          fen={fen}
          moves={[]}
          orientation={fen.split(' ')[1] === 'b' ? 'b' : 'w'}
          onMove={NOTHING_TO_MOVE}
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg font-semibold">{title}</h3>
        {question && <p className="mt-1">{question}</p>}
        <p className="mt-1 text-ink-soft">
          {plural(wrong, 'resposta errada', 'respostas erradas')} de {plural(students, 'aluno', 'alunos')}
        </p>
        <ul aria-label="Respostas erradas" className="mt-3 flex flex-wrap gap-2">
          {answers.map(({ text, count }) => (
            <li key={text} className="rounded-control bg-sunken px-3 py-1.5">
              <strong>{fen ? inPortuguese(text) : text}</strong> <span className="tabular-nums">{count}×</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
};

/** The positions and questions that most students got wrong, to go through together. */
const DifficultList = ({ assignmentId }: { assignmentId: number }) => {
  const { data, isPending, isError, error, refetch } = useDifficulties(assignmentId);
  if (isPending) return <Skeleton className="h-56 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.difficult.length === 0) return <EmptyState icon={PartyPopper} title="Nada errado até agora" />;
  return (
    <ol className="grid grid-cols-1 gap-4">
      {data.difficult.map(difficulty => (
        <Difficult key={`${difficulty.title} ${difficulty.fen ?? difficulty.question}`} difficulty={difficulty} />
      ))}
    </ol>
  );
};

export default DifficultList;
