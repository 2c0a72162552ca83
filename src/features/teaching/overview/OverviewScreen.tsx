import { CalendarDays, CalendarX2, SearchX } from 'lucide-react';
import { useLocation } from 'wouter';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { LessonFilters } from './LessonFilters.tsx';
import { LessonRow } from './LessonRow.tsx';
import { emptyTexts, type OverviewFilters, type OverviewTab, overviewFields, TABS } from './overview-filters.ts';
import { useLessons } from './use-lessons.ts';

type ListProps = { filters: OverviewFilters; lessons: ReturnType<typeof useLessons>; onGoTo: (page: number) => void };

const LessonList = ({ filters, lessons, onGoTo }: ListProps) => {
  if (lessons.isPending) {
    return (
      <div role="status" className="space-y-3 pt-4">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }
  if (lessons.isError) return <LoadError error={lessons.error} onRetry={() => lessons.refetch()} />;
  const { lessons: found, total, pageSize } = lessons.data;
  const isFiltered = Boolean(filters.search || filters.courseId);
  if (found.length === 0) {
    return (
      <EmptyState
        icon={isFiltered ? SearchX : CalendarX2}
        title="Nenhuma aula encontrada"
        text={isFiltered ? 'Tente ajustar os filtros de busca.' : emptyTexts[filters.tab]}
      />
    );
  }
  return (
    <>
      <ul aria-label="Aulas" aria-busy={lessons.isPlaceholderData} className="divide-y divide-line">
        {found.map(lesson => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={onGoTo} />
    </>
  );
};

/** How many lessons each tab holds, as far as is known. */
const countsOf = ({ data }: ReturnType<typeof useLessons>): Partial<Record<OverviewTab, number>> => {
  if (!data) return {};
  const { scheduled, completed, cancelled, draft, published } = data.counts;
  return { all: scheduled + completed + cancelled + draft + published, upcoming: scheduled, completed, drafts: draft };
};

const Overview = ({ user }: { user: SessionUser }) => {
  const [path] = useLocation();
  const [filters, setFilters] = useUrlState(overviewFields(path));
  const lessons = useLessons(filters);
  const counts = countsOf(lessons);
  return (
    <>
      <PageHeading
        title="Ver Aulas"
        subtitle={
          `As aulas de todos os ${user.role === 'admin' ? 'cursos da escola' : 'seus cursos'}: ` +
          'as que vêm, as que já foram e as que ainda são rascunho.'
        }
        actions={
          <>
            <LinkButton href="/professor/aulas/cronograma">
              <CalendarDays aria-hidden /> Cronograma
            </LinkButton>
            <LinkButton href={user.role === 'admin' ? '/dashboard' : '/professor'} variant="secondary">
              Voltar
            </LinkButton>
          </>
        }
      />
      <Tabs value={filters.tab} onValueChange={tab => setFilters({ tab: tab as OverviewTab, page: 1 })}>
        <TabList label="Aulas" isCounting={lessons.isPending}>
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}{' '}
              {counts[value] !== undefined && (
                <span className="tabular-nums">({counts[value].toLocaleString('pt-BR')})</span>
              )}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={filters.tab}>
          <Card>
            <LessonFilters
              filters={filters}
              onFilter={change => setFilters({ ...change, page: 1 }, { replace: true })}
            />
            <LessonList filters={filters} lessons={lessons} onGoTo={page => setFilters({ page })} />
          </Card>
        </TabPanel>
      </Tabs>
    </>
  );
};

/** The lessons of all courses, by what their date and their publication say. */
const OverviewScreen = () => <ProfessorArea>{user => <Overview user={user} />}</ProfessorArea>;

export default OverviewScreen;
