import type { Booking } from '../../../server/features/bookings/bookings.schema.ts';
import type { MentoringProgram } from '../../../server/features/mentoring/mentoring.schema.ts';
import { plural } from '../../lib/plural.ts';

/** Each programme's name and description. */
export const programTexts: Record<MentoringProgram, { name: string; short: string; text: string }> = {
  individual: {
    name: 'Mentoria Individual',
    short: 'Individual',
    text: 'Uma conversa só sua: o mentor analisa as suas partidas e monta um plano de treino.',
  },
  group: {
    name: 'Mentoria em Grupo',
    short: 'Em grupo',
    text: 'Aprenda com as perguntas dos colegas, em uma turma pequena.',
  },
  intensive: {
    name: 'Programa Intensivo',
    short: 'Intensivo',
    text: 'Dois encontros por semana com o mesmo mentor, para dar um salto antes de um torneio.',
  },
};

export const bookingKinds: Record<Booking['kind'], string> = {
  slot: 'Mentoria',
  program: 'Categoria de Base',
  tournament: 'Torneio',
};

/** Minutes as the programmes say them: 60 → '1 hora', 90 → '1,5 hora'. */
export const hoursText = (minutes: number): string =>
  `${(minutes / 60).toLocaleString('pt-BR')} ${minutes < 120 ? 'hora' : 'horas'}`;

/** → 'Reservado' of an hour for one; '4 vagas livres', '1 de 4 vagas ocupadas', 'Lotado' of one for more. */
export const capacityText = (capacity: number, taken: number): string => {
  if (capacity === 1) return taken > 0 ? 'Reservado' : 'Livre';
  if (taken === 0) return `${capacity} vagas livres`;
  return taken < capacity ? `${taken} de ${capacity} vagas ocupadas` : 'Lotado';
};

/** How long, and for how many: '1,5 hora', 'Máximo de 4 alunos'. */
export const termsOf = ({
  minutes,
  capacity,
  meetings,
  weeks,
}: {
  minutes: number;
  capacity: number;
  meetings: number;
  weeks: number | null;
}): string[] =>
  weeks === null
    ? [hoursText(minutes), capacity === 1 ? 'Só você e o mentor' : `Máximo de ${plural(capacity, 'aluno')}`]
    : [plural(weeks, 'semana'), `${meetings} sessões individuais`];
