import { Eye, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { canAsk } from './solving.ts';
import type { useSolving } from './use-solving.ts';

type HelpButtonsProps = {
  solver: ReturnType<typeof useSolving>;
  isStudent: boolean;
  /** Whether the puzzle has come again today. */ isDue: boolean;
  onRevealed: () => void;
};

const costOf = (isStudent: boolean, isDue: boolean): string =>
  isDue
    ? 'o problema conta como esquecido e volta amanhã'
    : 'o problema não conta para o seu rating nem como acerto de ' +
      `primeira${isStudent ? ', mas ainda vale XP e moedas' : ''}`;

const hintWarning = (isStudent: boolean, isDue: boolean): string =>
  `A dica mostra a peça que joga. Com ela, ${costOf(isStudent, isDue)}.`;

const solutionWarning = (isStudent: boolean): string =>
  `Todos os lances aparecem. Depois você pode tentar de novo${isStudent ? ', mas sem XP e moedas' : ''}.`;

/** A hint and, after a mistake, the solution; both ask first and say what they cost. */
export const HelpButtons = ({
  solver: { state, askHint, askSolution, isAsking },
  isStudent,
  isDue,
  onRevealed,
}: HelpButtonsProps) => {
  const [question, setQuestion] = useState<'hint' | 'solution' | null>(null);
  const isBusy = isAsking || !canAsk(state);
  const close = () => setQuestion(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        className="flex-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        aria-disabled={isBusy || state.hint !== null}
        onClick={() => !isBusy && state.hint === null && (state.settled ? askHint() : setQuestion('hint'))}
      >
        <Lightbulb aria-hidden /> Dica
      </Button>
      {state.mistakes > 0 && (
        <Button
          variant="secondary"
          className="flex-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          aria-disabled={isBusy}
          onClick={() => !isBusy && setQuestion('solution')}
        >
          <Eye aria-hidden /> Ver solução
        </Button>
      )}
      <AlertDialog
        open={question === 'hint'}
        onOpenChange={close}
        title="Pedir uma dica?"
        text={hintWarning(isStudent, isDue)}
        tone="primary"
        confirmLabel="Ver a dica"
        onConfirm={() => {
          close();
          askHint();
        }}
      />
      <AlertDialog
        open={question === 'solution'}
        onOpenChange={close}
        title="Ver a solução?"
        text={solutionWarning(isStudent)}
        tone="primary"
        confirmLabel="Ver a solução"
        onConfirm={() => {
          close();
          askSolution(onRevealed);
        }}
      />
    </div>
  );
};
