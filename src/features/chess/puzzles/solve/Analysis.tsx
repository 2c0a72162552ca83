import { SearchCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { useAnalysis } from '../use-puzzles.ts';

const UNAVAILABLE = '⚠️ Análise temporariamente indisponível.';

/** The engine's analysis of the shown position, on request. */
export const Analysis = ({ fen }: { fen: string }) => {
  const { mutate, data, error, variables, isPending } = useAnalysis();
  const isThisOne = variables?.fen === fen;
  const text = error || data?.success === false ? UNAVAILABLE : data?.analysis;
  const answer = useRef<HTMLDivElement>(null);
  // It appears below the button, often outside the screen.
  useEffect(() => {
    if (data || error) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [data, error]);
  return (
    <div>
      {/* Not disabled while it loads: it would lose the focus. */}
      <Button
        variant="ghost"
        size="sm"
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate({ fen })}
      >
        {isPending ? <Spinner /> : <SearchCheck aria-hidden />}{' '}
        {isPending ? 'Analisando a posição...' : 'Analisar posição'}
      </Button>
      <div ref={answer} role="status" aria-label="Análise da posição" className="scroll-mb-6">
        {isThisOne && !isPending && <p className="mt-3 rounded-control bg-gold-soft p-4 whitespace-pre-line">{text}</p>}
      </div>
    </div>
  );
};
