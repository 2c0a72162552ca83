/** What is said of tournaments of a class. */
import type { Format, TournamentHead } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { plural } from '../../lib/plural.ts';
import type { Tone } from '../../ui/tones.ts';

export const formatLabels: Record<Format, string> = {
  swiss: 'Suíço',
  round_robin: 'Todos contra todos',
  double_round_robin: 'Todos contra todos, dois turnos',
};

/** → '10 min + 5 s'. */
const timeText = ({ base, increment }: Pick<TournamentHead, 'base' | 'increment'>): string => {
  const seconds = base % 60;
  const minutes = `${Math.floor(base / 60)} min${seconds > 0 ? ` ${seconds} s` : ''}`;
  return increment === 0 ? minutes : `${minutes} + ${increment} s`;
};

/** → 'Suíço · 5 rodadas · 10 min + 5 s · em tabuleiros de verdade'. */
export const factsText = (tournament: Pick<TournamentHead, 'format' | 'rounds' | 'base' | 'increment' | 'overBoard'>) =>
  [
    formatLabels[tournament.format],
    plural(tournament.rounds, 'rodada'),
    timeText(tournament),
    tournament.overBoard ? 'em tabuleiros de verdade' : 'na academia',
  ].join(' · ');

export const statusOf = ({
  finished,
  round,
  rounds,
}: Pick<TournamentHead, 'finished' | 'round' | 'rounds'>): { label: string; tone: Tone } => {
  if (finished) return { label: 'Encerrado', tone: 'neutral' };
  return round === 0
    ? { label: 'Ainda não começou', tone: 'gold' }
    : { label: `Rodada ${round} de ${rounds}`, tone: 'brand' };
};
