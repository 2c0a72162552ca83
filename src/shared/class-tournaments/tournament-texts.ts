/** What is said of tournaments of a class. */
import type { Format, TournamentHead } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { plural } from '../../lib/plural.ts';
import type { Tone } from '../../ui/tones.ts';

export const formatLabels: Record<Format, string> = {
  swiss: 'Suíço',
  round_robin: 'Todos contra todos',
  double_round_robin: 'Todos contra todos, dois turnos',
  arena: 'Arena',
};

/** → '10 min + 5 s'. */
const timeText = ({ base, increment }: Pick<TournamentHead, 'base' | 'increment'>): string => {
  const seconds = base % 60;
  const minutes = `${Math.floor(base / 60)} min${seconds > 0 ? ` ${seconds} s` : ''}`;
  return increment === 0 ? minutes : `${minutes} + ${increment} s`;
};

type Facts = Pick<TournamentHead, 'format' | 'rounds' | 'base' | 'increment' | 'overBoard' | 'minutes'>;

/** → 'Suíço · 5 rodadas · 10 min + 5 s · em tabuleiros de verdade', 'Arena · 45 minutos · 5 min · na academia'. */
export const factsText = (tournament: Facts): string =>
  [
    formatLabels[tournament.format],
    tournament.minutes === null ? plural(tournament.rounds, 'rodada') : plural(tournament.minutes, 'minuto'),
    timeText(tournament),
    tournament.overBoard ? 'em tabuleiros de verdade' : 'na academia',
  ].join(' · ');

export const statusOf = ({
  finished,
  format,
  round,
  rounds,
}: Pick<TournamentHead, 'finished' | 'format' | 'round' | 'rounds'>): { label: string; tone: Tone } => {
  if (finished) return { label: 'Encerrado', tone: 'neutral' };
  if (round === 0) return { label: 'Ainda não começou', tone: 'gold' };
  return { label: format === 'arena' ? 'Em jogo' : `Rodada ${round} de ${rounds}`, tone: 'brand' };
};
