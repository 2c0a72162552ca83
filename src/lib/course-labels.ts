import type { Category, Difficulty } from '../../server/features/courses/courses.schema.ts';
import type { ProfessorCourse } from '../../server/features/teaching/taught-courses.schema.ts';

/** What students read. The professor area says 'Iniciantes' for beginners. */
export const categoryLabels: Record<Category, string> = {
  beginners: 'Fundamentos',
  tactics: 'Táticas',
  strategy: 'Estratégia',
  endgames: 'Finais',
  openings: 'Aberturas',
  psychology: 'Psicologia',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
  kids: 'Infantil',
  history: 'História',
};

export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
};

/** Whether the category's words say the level too, as 'Iniciantes' says 'Iniciante': then a card says it once. */
export const saysLevel = (category: string, difficulty: string): boolean => category.startsWith(difficulty);

export const courseStatusLabels: Record<ProfessorCourse['status'], string> = {
  active: 'Ativo',
  draft: 'Rascunho',
  paused: 'Pausado',
  archived: 'Arquivado',
  inactive: 'Inativo',
};
