import type { CategoryGroup, YouthProgram } from '../../../server/features/youth/youth.schema.ts';

/** → '6 a 8 anos'. */
export const agesText = ({ minAge, maxAge }: Pick<CategoryGroup, 'minAge' | 'maxAge'>): string =>
  `${minAge} a ${maxAge} anos`;

/** → '2x por semana'. */
export const classesText = ({ classesPerWeek }: Pick<YouthProgram, 'classesPerWeek'>): string =>
  classesPerWeek === null ? 'Horários combinados com a escola' : `${classesPerWeek}x por semana`;

/** → '16 de 40 vagas livres'; null where there is no limit. */
export const capacityText = ({ capacity, students }: Pick<YouthProgram, 'capacity' | 'students'>): string | null => {
  if (capacity === null) return null;
  const free = Math.max(0, capacity - students);
  return free === 0 ? 'Turma lotada' : `${free} de ${capacity} ${capacity === 1 ? 'vaga livre' : 'vagas livres'}`;
};
