import { LESSON_SEARCH_MAX_LENGTH } from '../../../../server/features/teaching/taught-lists.schema.ts';
import type { LessonStatus } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import { numberField, pageField, textField, type UrlState, wordField } from '../../../lib/url-state.ts';

export type OverviewTab = 'all' | 'upcoming' | 'completed' | 'drafts';

/** The tabs and the lessons they hold: cancelled ones and those without a date stand in the first only. */
export const TABS: readonly { value: OverviewTab; label: string; status: LessonStatus | undefined }[] = [
  { value: 'all', label: 'Todas', status: undefined },
  { value: 'upcoming', label: 'Próximas', status: 'scheduled' },
  { value: 'completed', label: 'Concluídas', status: 'completed' },
  { value: 'drafts', label: 'Rascunhos', status: 'draft' },
];

const tabWords: Record<OverviewTab, string> = {
  all: 'todas',
  upcoming: 'proximas',
  completed: 'concluidas',
  drafts: 'rascunhos',
};

const tabOfPath: Record<string, OverviewTab> = {
  '/professor/aulas/anteriores': 'completed',
  '/professor/aulas/futuras': 'upcoming',
};

const LAST_PAGE = 10_000;

/** Each path opens its own tab, unless the address asks for another. */
export const overviewFields = (path: string) => ({
  tab: wordField<OverviewTab, OverviewTab>('aba', tabWords, tabOfPath[path] ?? 'all'),
  search: textField('busca', LESSON_SEARCH_MAX_LENGTH),
  courseId: numberField('curso'),
  page: pageField(LAST_PAGE),
});
export type OverviewFilters = UrlState<ReturnType<typeof overviewFields>>;

export const statusIn = (tab: OverviewTab): LessonStatus | undefined => TABS.find(({ value }) => value === tab)?.status;

/** Shown where a tab is empty without a filter. */
export const emptyTexts: Record<OverviewTab, string> = {
  all: 'As lições dos cursos aparecem aqui assim que são criadas.',
  upcoming: 'Marque a data de uma aula no cronograma e ela aparece aqui.',
  completed: 'Aulas publicadas aparecem aqui quando a data delas passa.',
  drafts: 'Não há lições em rascunho.',
};
