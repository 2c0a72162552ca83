import {
  Category,
  COURSE_SORTS,
  CourseStatus,
  type ProfessorCoursesInput,
} from '../../../../../server/features/courses/courses.schema.ts';

/** Where one is in the list of courses: all of it stands in the address. */
export type CoursesPlace = {
  /** Come to edit: the way to each course's form stands out. */
  isEditing: boolean;
  search: string;
  status: ProfessorCoursesInput['status'];
  category: ProfessorCoursesInput['category'];
  sort: (typeof COURSE_SORTS)[number];
  page: number;
};

export const MAX_SEARCH = 100;

export const placeFrom = (query: URLSearchParams): CoursesPlace => {
  const page = query.get('pagina') ?? '';
  return {
    isEditing: query.get('mode') === 'edit',
    search: (query.get('busca') ?? '').slice(0, MAX_SEARCH),
    status: CourseStatus.safeParse(query.get('situacao')).data,
    category: Category.safeParse(query.get('categoria')).data,
    sort: COURSE_SORTS.find(sort => sort === query.get('ordem')) ?? 'lastUpdated',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** The address of a place; what is as usual is left out. */
export const queryOf = ({ isEditing, search, status, category, sort, page }: CoursesPlace): Record<string, string> => ({
  ...(isEditing && { mode: 'edit' }),
  ...(search && { busca: search }),
  ...(status && { situacao: status }),
  ...(category && { categoria: category }),
  ...(sort !== 'lastUpdated' && { ordem: sort }),
  ...(page > 1 && { pagina: String(page) }),
});

export const isFiltered = ({ search, status, category }: CoursesPlace): boolean =>
  Boolean(search || status || category);

/** What the server is asked for; the first page in the usual order is the list that other screens ask for too. */
export const inputOf = ({ search, status, category, sort, page }: CoursesPlace): ProfessorCoursesInput => ({
  ...(search && { search }),
  ...(status && { status }),
  ...(category && { category }),
  ...(sort !== 'lastUpdated' && { sort }),
  ...(page > 1 && { page }),
});
