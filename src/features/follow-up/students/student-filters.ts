import { StudentStatus } from '../../../../server/features/follow-up/follow-up.schema.ts';

/** Where one is in the list of students: all of it stands in the address. */
export type StudentsPlace = {
  search: string;
  courseId: number | undefined;
  level: number | undefined;
  status: StudentStatus | undefined;
  page: number;
  student: number | undefined;
};

export const MAX_SEARCH = 100;

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const placeFrom = (query: URLSearchParams): StudentsPlace => {
  const level = whole(query.get('nivel'));
  return {
    search: (query.get('busca') ?? '').slice(0, MAX_SEARCH),
    courseId: whole(query.get('curso')),
    level: level && level <= 10 ? level : undefined,
    status: StudentStatus.safeParse(query.get('situacao')).data,
    page: whole(query.get('pagina')) ?? 1,
    student: whole(query.get('aluno')),
  };
};

/** The address of a place; what is as usual is left out. */
export const queryOf = ({
  search,
  courseId,
  level,
  status,
  page,
  student,
}: Partial<StudentsPlace>): Record<string, string> => ({
  ...(search && { busca: search }),
  ...(courseId && { curso: String(courseId) }),
  ...(level && { nivel: String(level) }),
  ...(status && { situacao: status }),
  ...(page && page > 1 && { pagina: String(page) }),
  ...(student && { aluno: String(student) }),
});

export const isFiltered = ({ search, courseId, level, status }: StudentsPlace): boolean =>
  Boolean(search || courseId || level || status);
