import { Gavel, Pause, Play, TimerReset } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Match } from '../../../../server/features/matches/matches.schema.ts';
import { ClockDialog } from './ClockDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { useStaffActs } from './use-staff-acts.ts';

/** What a professor can do to a game of their students while it is played. Both players are told. */
export const StaffControls = ({ match }: { match: Match }) => {
  const acts = useStaffActs();
  if (match.status !== 'playing') return null;
  const matchId = match.id;
  return (
    <Card as="section" aria-label="Arbitragem">
      <h2 className="text-lg">Arbitragem</h2>
      <p className="mt-1 text-[0.95rem] text-ink-soft">
        Os dois jogadores leem no tabuleiro o que você fizer, e o registro da escola guarda.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {match.paused ? (
          <Button size="sm" loading={acts.resume.isPending} onClick={() => acts.resume.mutate({ matchId })}>
            <Play aria-hidden /> Retomar
          </Button>
        ) : (
          <Button size="sm" loading={acts.pause.isPending} onClick={() => acts.pause.mutate({ matchId })}>
            <Pause aria-hidden /> Pausar
          </Button>
        )}
        <ClockDialog
          match={match}
          acts={acts}
          trigger={
            <Button size="sm" variant="secondary">
              <TimerReset aria-hidden /> Ajustar relógio
            </Button>
          }
        />
        <DecideDialog
          match={match}
          acts={acts}
          trigger={
            <Button size="sm" variant="secondary">
              <Gavel aria-hidden /> Encerrar
            </Button>
          }
        />
      </div>
    </Card>
  );
};
