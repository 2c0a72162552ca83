import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Ending, EndingId } from '../../../../../server/features/endings/endings.schema.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import { trainingHref } from '../training-view.ts';
import { EndingBoard } from './EndingBoard.tsx';
import { useEndings } from './use-endings.ts';

/** The next to play after one: what is due, then what was never tried, in the order of the steps. */
const nextAfter = (endings: readonly Ending[], id: EndingId): Ending | undefined => {
  const at = endings.findIndex(ending => ending.id === id);
  const others = [...endings.slice(at + 1), ...endings.slice(0, at)];
  return others.find(({ isDue }) => isDue) ?? others.find(({ dueDay }) => dueDay === null);
};

/** One ending, as often as one likes. */
export const EndingScreen = ({ id }: { id: EndingId }) => {
  const list = useEndings();
  const [round, setRound] = useState(0);
  if (list.isPending) return <Opening />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { endings } = list.data;
  const ending = endings.find(own => own.id === id);
  if (!ending) return null;
  const next = nextAfter(endings, id);
  return (
    <EndingBoard
      key={round}
      ending={ending}
      after={
        <div className="flex flex-wrap gap-3">
          {next && (
            <LinkButton href={trainingHref({ mode: 'finais', ending: next.id })}>
              Próximo final <ArrowRight aria-hidden />
            </LinkButton>
          )}
          <Button variant="secondary" onClick={() => setRound(round + 1)}>
            <RotateCcw aria-hidden /> Jogar de novo
          </Button>
          <LinkButton variant="ghost" href={trainingHref({ mode: 'finais' })}>
            Todos os finais
          </LinkButton>
        </div>
      }
    />
  );
};
