import { ChevronsRight, Flag } from 'lucide-react';
import { useState } from 'react';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { plural } from '../../lib/plural.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { gamesOf, openGames, stoppedText } from './results.ts';
import { useLeading } from './use-tournament.ts';

const prizeText = ({ prizes, round }: ClassTournament): string =>
  round > 0 && prizes.some(coins => coins > 0)
    ? `Os três primeiros recebem ${prizes.map(coins => coins.toLocaleString('pt-BR')).join(', ')} moedas. `
    : '';

/** What the professor does next: the next round, or the end. */
export const LeadBar = ({ tournament }: { tournament: ClassTournament }) => {
  const [isEnding, setIsEnding] = useState(false);
  const { pairRound, finish } = useLeading(tournament.id);
  const { id, round, rounds } = tournament;
  const open = openGames(gamesOf(tournament, round));
  const missing = open.length;
  const isLast = round >= rounds;
  return (
    <section aria-label="Conduzir o torneio" className="mb-8 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-3">
        {!isLast && (
          <Button
            size="lg"
            loading={pairRound.isPending}
            disabled={missing > 0}
            onClick={() => pairRound.mutate({ tournamentId: id, round: round + 1 })}
          >
            <ChevronsRight aria-hidden />
            {round === 0 ? 'Começar a rodada 1' : `Começar a rodada ${round + 1}`}
          </Button>
        )}
        <Button
          size={isLast ? 'lg' : 'md'}
          variant={isLast ? 'primary' : 'secondary'}
          disabled={missing > 0}
          onClick={() => setIsEnding(true)}
        >
          <Flag aria-hidden /> Encerrar torneio
        </Button>
      </div>
      <p role="status" className="mt-3">
        {missing > 0
          ? `Rodada ${round}: ${missing === 1 ? 'falta' : 'faltam'} ${plural(missing, 'resultado')}.` +
            stoppedText(open)
          : round === 0
            ? 'Veja quem está presente e comece: as mesas são sorteadas pelas regras e os alunos avisados.'
            : isLast
              ? 'Todas as rodadas foram jogadas. Encerre o torneio para fechar a classificação.'
              : `A rodada ${round} terminou.`}
      </p>
      <AlertDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title="Encerrar o torneio?"
        text={`${prizeText(tournament)}Depois nada mais muda.`}
        cancelLabel="Continuar jogando"
        confirmLabel="Encerrar torneio"
        tone="primary"
        loading={finish.isPending}
        onConfirm={() => finish.mutate({ tournamentId: id }, { onSettled: () => setIsEnding(false) })}
      />
    </section>
  );
};
