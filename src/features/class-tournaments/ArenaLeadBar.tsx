import { Flag, Play } from 'lucide-react';
import { useState } from 'react';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { timeOf } from '../../lib/moments.ts';
import { plural } from '../../lib/plural.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { isTimeOver } from './arena-view.ts';
import { openGames } from './results.ts';
import { useLeading } from './use-tournament.ts';

const stateOf = (tournament: ClassTournament): string => {
  const { endsAt, games } = tournament;
  if (endsAt === null)
    return 'Veja quem está presente e comece: quem termina uma partida logo recebe outra, até o tempo acabar.';
  const open = plural(openGames(games).length, 'partida em jogo', 'partidas em jogo');
  return isTimeOver(tournament)
    ? `O tempo acabou: ${open}. Quando terminarem, a arena se encerra sozinha.`
    : `Até ${timeOf(new Date(endsAt))} as mesas se fazem sozinhas: ${open}.`;
};

/** What the professor does with an arena: begin it, and end it before its time. */
export const ArenaLeadBar = ({ tournament }: { tournament: ClassTournament }) => {
  const [isEnding, setIsEnding] = useState(false);
  const { pairRound, finish } = useLeading(tournament.id);
  const isBegun = tournament.endsAt !== null;
  return (
    <section aria-label="Conduzir o torneio" className="mb-8 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-3">
        {!isBegun && (
          <Button
            size="lg"
            loading={pairRound.isPending}
            onClick={() => pairRound.mutate({ tournamentId: tournament.id, round: 1 })}
          >
            <Play aria-hidden /> Começar a arena
          </Button>
        )}
        <Button variant="secondary" onClick={() => setIsEnding(true)}>
          <Flag aria-hidden /> Encerrar torneio
        </Button>
      </div>
      <p role="status" className="mt-3">
        {stateOf(tournament)}
      </p>
      <AlertDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title="Encerrar o torneio?"
        text="As partidas em jogo não contam mais, e os prêmios são pagos. Depois nada mais muda."
        cancelLabel="Continuar jogando"
        confirmLabel="Encerrar torneio"
        tone="primary"
        loading={finish.isPending}
        onConfirm={() => finish.mutate({ tournamentId: tournament.id }, { onSettled: () => setIsEnding(false) })}
      />
    </section>
  );
};
