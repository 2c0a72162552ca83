import { ArrowRight, CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { plural } from '../../../../lib/plural.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import { trainingHref } from '../training-view.ts';
import { MistakeSolver } from './MistakeSolver.tsx';
import { useMistakes } from './use-mistakes.ts';

/** Own mistakes, one after the other: those of a game, or those that are due. */
export const MistakesSession = ({ gameId }: { gameId: number | undefined }) => {
  const [session] = useState(Date.now);
  const list = useMistakes(gameId, session);
  const [at, setAt] = useState(0);
  const [atFirst, setAtFirst] = useState(0);
  if (list.isPending) return <Opening />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { mistakes } = list.data;
  const mistake = mistakes[at];
  if (!mistake)
    return (
      <EmptyState
        icon={CircleCheckBig}
        title={mistakes.length === 0 ? 'Nada para corrigir aqui' : 'Pronto!'}
        text={
          mistakes.length > 0
            ? `${atFirst} de ${plural(mistakes.length, 'posição', 'posições')} de primeira. ` +
              'Todas voltam no treino quando estiverem para ser esquecidas.'
            : gameId === undefined
              ? 'Nenhum dos seus erros volta hoje. Reveja uma partida para encontrar outros.'
              : 'Nesta partida a revisão não encontrou erros seus, ou ainda não foi pedida.'
        }
        action={<LinkButton href={trainingHref({})}>Ir para o treino</LinkButton>}
      />
    );
  return (
    <>
      <p className="mb-3 font-semibold text-ink-soft">
        Posição {at + 1} de {mistakes.length}
      </p>
      <MistakeSolver
        key={mistake.id}
        mistake={mistake}
        onOver={isAtFirst => isAtFirst && setAtFirst(count => count + 1)}
        next={
          <Button size="lg" wide onClick={() => setAt(at + 1)}>
            {at + 1 < mistakes.length ? 'Próxima posição' : 'Terminar'} <ArrowRight aria-hidden />
          </Button>
        }
      />
    </>
  );
};
