import { ChartColumn, Download } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { REPORT_PERIODS, ReportPeriod } from '../../../../server/features/follow-up/reports.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { CourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import { periodLabels, placeFrom, queryOf, type ReportPlace, type ReportTab, TABS } from './report-filters.ts';
import { reportTabs } from './tabs.tsx';
import { useReport, useReportExport } from './use-report.ts';

const Content = ({ place }: { place: ReportPlace }) => {
  const report = useReport(place);
  if (report.isPending) return <SkeletonCards count={4} className="h-32" />;
  if (report.isError) return <LoadError error={report.error} onRetry={() => report.refetch()} />;
  const { report: found } = report.data;
  if (found.courseAnalytics.length === 0)
    return (
      <EmptyState
        icon={ChartColumn}
        title="Ainda não há o que mostrar"
        text="Quando você tiver cursos e alunos, os números aparecem aqui."
      />
    );
  const Shown = reportTabs[place.tab];
  return (
    <div aria-busy={report.isPlaceholderData} className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft">
        De {formatDate(found.from)} a {formatDate(found.to)}
      </p>
      <Shown report={found} />
    </div>
  );
};

const Reports = ({ isAdmin }: { isAdmin: boolean }) => {
  const [query, setQuery] = useSearchParams();
  const place = placeFrom(query);
  const exportReport = useReportExport();
  const go = (next: Partial<ReportPlace>) => setQuery(queryOf({ ...place, ...next }));
  return (
    <>
      <PageHeading
        title="Relatórios e Estatísticas"
        subtitle={isAdmin ? 'Os números dos cursos e alunos da escola.' : 'Os números dos seus cursos e alunos.'}
        actions={
          <Button variant="secondary" onClick={() => void exportReport(place)}>
            <Download aria-hidden /> Exportar CSV
          </Button>
        }
      />
      <div className="mb-6 grid gap-4 sm:max-w-2xl sm:grid-cols-2">
        <Field label="Período">
          <Select value={place.period} onChange={({ target }) => go({ period: ReportPeriod.parse(target.value) })}>
            {REPORT_PERIODS.map(period => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </Select>
        </Field>
        <CourseFilter value={place.courseId} onChange={courseId => go({ courseId })} />
      </div>
      <Tabs value={place.tab} onValueChange={tab => go({ tab: tab as ReportTab })}>
        <TabList label="Relatórios">
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={place.tab}>
          <Content place={place} />
        </TabPanel>
      </Tabs>
    </>
  );
};

/** How the professor's courses fare; an administrator sees the school's. */
const ReportsScreen = () => <ProfessorArea>{user => <Reports isAdmin={user.role === 'admin'} />}</ProfessorArea>;

export default ReportsScreen;
