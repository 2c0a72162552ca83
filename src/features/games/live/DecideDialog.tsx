import { type ReactNode, useState } from 'react';
import type { Match } from '../../../../server/features/matches/matches.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import type { StaffActs } from './use-staff-acts.ts';

type Result = Exclude<Match['result'], '*'>;

const optionsFor = ({ white, black }: Match): { value: Result; label: string; hint: string }[] => [
  { value: '1-0', label: 'Vitória das brancas', hint: white.name },
  { value: '1/2-1/2', label: 'Empate', hint: 'Meio ponto para cada lado' },
  { value: '0-1', label: 'Vitória das pretas', hint: black.name },
];

/** Ends a game with a result. */
export const DecideDialog = ({ match, acts, trigger }: { match: Match; acts: StaffActs; trigger: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<Result>('1/2-1/2');
  const decide = () => acts.end.mutate({ matchId: match.id, result }, { onSuccess: () => setOpen(false) });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      size="sm"
      title="Encerrar a partida?"
      description={
        match.rated
          ? 'O resultado vale rating, como se jogada até o fim. Isso não pode ser desfeito.'
          : 'A partida termina com este resultado. Isso não pode ser desfeito.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancelar
          </Button>
          <Button variant="danger" loading={acts.end.isPending} onClick={decide}>
            Encerrar partida
          </Button>
        </>
      }
    >
      <RadioGroup
        stacked
        legend="Resultado"
        name="result"
        options={optionsFor(match)}
        value={result}
        onChange={({ target }) => setResult(target.value as Result)}
      />
    </Dialog>
  );
};
