import { LESSON_SEARCH_MAX_LENGTH, type LessonStatus } from '../../../../server/features/lessons/lessons.schema.ts';

export type OverviewTab = 'all' | 'upcoming' | 'completed' | 'drafts';

/** The tabs, what the address calls them, and the lessons they hold: cancelled ones stand in the first only. */
export const TABS: readonly { value: OverviewTab; param: string; label: string; status: LessonStatus | undefined }[] = [
  { value: 'all', param: 'todas', label: 'Todas', status: undefined },
  { value: 'upcoming', param: 'proximas', label: 'Próximas', status: 'scheduled' },
  { value: 'completed', param: 'concluidas', label: 'Concluídas', status: 'completed' },
  { value: 'drafts', param: 'rascunhos', label: 'Rascunhos', status: 'draft' },
];

const tabOfPath: Record<string, OverviewTab> = {
  '/professor/aulas/anteriores': 'completed',
  '/professor/aulas/futuras': 'upcoming',
};
const homeTab = (path: string): OverviewTab => tabOfPath[path] ?? 'all';

/** Where one is among the lessons: all of it stands in the address. */
export type OverviewPlace = { tab: OverviewTab; search: string; courseId: number | undefined; page: number };

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const placeFrom = (path: string, query: URLSearchParams): OverviewPlace => ({
  tab: TABS.find(({ param }) => param === query.get('aba'))?.value ?? homeTab(path),
  search: (query.get('busca') ?? '').slice(0, LESSON_SEARCH_MAX_LENGTH),
  courseId: whole(query.get('curso')),
  page: Math.min(whole(query.get('pagina')) ?? 1, 10_000),
});

/** The address of a place; what is as usual at this path is left out. */
export const queryOf = (path: string, { tab, search, courseId, page }: OverviewPlace): Record<string, string> => ({
  ...(tab !== homeTab(path) && { aba: TABS.find(({ value }) => value === tab)!.param }),
  ...(search && { busca: search }),
  ...(courseId && { curso: String(courseId) }),
  ...(page > 1 && { pagina: String(page) }),
});

export const statusIn = (tab: OverviewTab): LessonStatus | undefined => TABS.find(({ value }) => value === tab)?.status;

/** Said where a tab is empty without a filter. */
export const emptyTexts: Record<OverviewTab, string> = {
  all: 'As lições dos cursos aparecem aqui assim que são criadas.',
  upcoming: 'Marque a data de uma aula no cronograma e ela aparece aqui.',
  completed: 'Aulas publicadas aparecem aqui quando a data delas passa, ou logo que são publicadas sem data.',
  drafts: 'Não há lições em rascunho.',
};
