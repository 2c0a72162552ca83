import type { SortDirection, StudentSort } from '../../../../server/features/follow-up/follow-up.schema.ts';

export type StudentOrder = { sort: StudentSort; direction: SortDirection };

/** What one sees first when a column is chosen: names from A, figures from the highest. */
const usual: Record<StudentSort, SortDirection> = {
  name: 'asc',
  course: 'asc',
  progress: 'desc',
  level: 'desc',
  lessons: 'desc',
  lastActivity: 'desc',
};

/** The order after a column's heading was pressed: by that column, and at the second press the other way round. */
export const orderBy = (sort: StudentSort, current: StudentOrder): StudentOrder =>
  current.sort === sort
    ? { sort, direction: current.direction === 'asc' ? 'desc' : 'asc' }
    : { sort, direction: usual[sort] };

/** The orders to choose from where the columns' headings have no room. */
export const orderChoices: readonly (StudentOrder & { label: string })[] = [
  { sort: 'lastActivity', direction: 'desc', label: 'Atividade mais recente' },
  { sort: 'lastActivity', direction: 'asc', label: 'Atividade mais antiga' },
  { sort: 'name', direction: 'asc', label: 'Nome, de A a Z' },
  { sort: 'name', direction: 'desc', label: 'Nome, de Z a A' },
  { sort: 'course', direction: 'asc', label: 'Curso, de A a Z' },
  { sort: 'course', direction: 'desc', label: 'Curso, de Z a A' },
  { sort: 'progress', direction: 'desc', label: 'Maior progresso' },
  { sort: 'progress', direction: 'asc', label: 'Menor progresso' },
  { sort: 'level', direction: 'desc', label: 'Maior nível' },
  { sort: 'level', direction: 'asc', label: 'Menor nível' },
  { sort: 'lessons', direction: 'desc', label: 'Mais aulas concluídas' },
  { sort: 'lessons', direction: 'asc', label: 'Menos aulas concluídas' },
];
