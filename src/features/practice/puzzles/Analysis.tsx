import { SearchCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { useAnalysis } from './use-puzzles.ts';

const UNAVAILABLE = '⚠️ Análise temporariamente indisponível.';

/** What the engine says of the position that is looked at, when somebody wants to know. */
export const Analysis = ({ fen }: { fen: string }) => {
  const { mutate, data, error, variables, isPending } = useAnalysis();
  const isThisOne = variables?.fen === fen;
  const text = error || data?.success === false ? UNAVAILABLE : data?.analysis;
  return (
    <div>
      <Button variant="ghost" size="sm" loading={isPending} onClick={() => mutate({ fen })}>
        <SearchCheck aria-hidden /> {isPending ? 'Analisando a posição...' : 'Analisar posição'}
      </Button>
      <div role="status" aria-label="Análise da posição">
        {isThisOne && !isPending && <p className="mt-3 rounded-control bg-gold-soft p-4 whitespace-pre-line">{text}</p>}
      </div>
    </div>
  );
};
