import { SearchCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useAnalysis } from './use-puzzles.ts';

const UNAVAILABLE = '⚠️ Análise temporariamente indisponível.';

/** What the engine says of the position that is looked at, when somebody wants to know. */
export const Analysis = ({ fen }: { fen: string }) => {
  const { mutate, data, error, variables, isPending } = useAnalysis();
  const isThisOne = variables?.fen === fen;
  const text = error || data?.success === false ? UNAVAILABLE : data?.analysis;
  const answer = useRef<HTMLDivElement>(null);
  const isShown = isThisOne && !isPending;
  // It comes below the button, and so often below the screen.
  useEffect(() => {
    if (isShown) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div>
      <Button variant="ghost" size="sm" loading={isPending} onClick={() => mutate({ fen })}>
        <SearchCheck aria-hidden /> {isPending ? 'Analisando a posição...' : 'Analisar posição'}
      </Button>
      <div ref={answer} role="status" aria-label="Análise da posição" className="scroll-mb-6">
        {isShown && <p className="mt-3 rounded-control bg-gold-soft p-4 whitespace-pre-line">{text}</p>}
      </div>
    </div>
  );
};
