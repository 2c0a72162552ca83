import type { Registration, Tournament } from '../../../server/features/tournaments/tournaments.schema.ts';
import { withFirst } from '../../lib/format.ts';
import type { Tone } from '../../ui/tones.ts';

export const registrationLabels: Record<Registration, { label: string; tone: Tone }> = {
  open: { label: 'Inscrições abertas', tone: 'brand' },
  soon: { label: 'Em breve', tone: 'gold' },
  qualifiers: { label: 'Classificatórias', tone: 'info' },
};

/** The status of a tournament: cancelled, over, or that of its registration. */
export const statusOf = ({
  cancelled,
  over,
  registration,
}: Pick<Tournament, 'cancelled' | 'over' | 'registration'>): { label: string; tone: Tone } => {
  if (cancelled) return { label: 'Cancelado', tone: 'danger' };
  return over ? { label: 'Encerrado', tone: 'neutral' } : registrationLabels[registration];
};

const ZONE = 'America/Sao_Paulo';
const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** → 'sábado, 12 de dezembro de 2026'. */
export const dayText = (iso: string): string => withFirst(dayFormat.format(new Date(iso)));

/** → '13:00'. */
export const timeText = (iso: string): string => timeFormat.format(new Date(iso));

/** How many are entered, and how many can be: '12 de 40 inscritos'. */
export const participantsText = ({ participants, capacity }: Pick<Tournament, 'participants' | 'capacity'>): string => {
  const counted = participants.toLocaleString('pt-BR');
  if (capacity !== null) return `${counted} de ${capacity.toLocaleString('pt-BR')} inscritos`;
  return `${counted} ${participants === 1 ? 'inscrito' : 'inscritos'}`;
};
