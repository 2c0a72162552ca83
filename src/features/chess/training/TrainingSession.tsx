import { ArrowRight, CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Opening } from '../puzzles/solve/Opening.tsx';
import { PuzzleSolver } from '../puzzles/solve/PuzzleSolver.tsx';
import { endTexts } from './training-texts.ts';
import { type TrainingView, trainingHref } from './training-view.ts';
import { useStep } from './use-training.ts';

type TrainingSessionProps = { mode: 'treino' | 'revisao' | 'diario'; view: TrainingView; isStudent: boolean };

const START = { step: 0, after: undefined as number | undefined };

/** One puzzle after the other, without lives or a clock. */
export const TrainingSession = ({ mode, view, isStudent }: TrainingSessionProps) => {
  const [session] = useState(Date.now);
  const [{ step, after }, setStep] = useState(START);
  const puzzle = useStep(mode, view, { session, step, after });
  if (puzzle.isPending) return <Opening />;
  if (puzzle.isError) return <LoadError error={puzzle.error} onRetry={() => puzzle.refetch()} />;
  const found = puzzle.data.puzzle;
  if (!found) return <NoMore mode={mode} hasFilter={view.theme !== undefined || view.difficulty !== undefined} />;
  const next =
    mode === 'diario' ? (
      <LinkButton href={trainingHref({ mode: 'treino' })} size="lg" wide>
        Continuar treinando <ArrowRight aria-hidden />
      </LinkButton>
    ) : (
      <Button size="lg" wide onClick={() => setStep({ step: step + 1, after: found.id })}>
        Próximo problema <ArrowRight aria-hidden />
      </Button>
    );
  return (
    <PuzzleSolver
      key={`${step} ${found.id}`}
      puzzle={found}
      isStudent={isStudent}
      isDue={mode === 'revisao'}
      next={next}
    />
  );
};

const NoMore = ({ mode, hasFilter }: { mode: TrainingSessionProps['mode']; hasFilter: boolean }) => {
  const { title, text } = endTexts[mode];
  const leadsOn = mode === 'revisao' || hasFilter;
  return (
    <EmptyState
      icon={CircleCheckBig}
      title={title}
      text={text}
      action={
        <LinkButton href={leadsOn ? trainingHref({ mode: 'treino' }) : trainingHref({})}>
          {leadsOn ? 'Treinar problemas novos' : 'Voltar ao treino'}
        </LinkButton>
      }
    />
  );
};
