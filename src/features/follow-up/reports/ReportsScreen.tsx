import { ChartColumn, Download } from 'lucide-react';
import { REPORT_PERIODS } from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import type { ReportTab } from '../../../../server/features/follow-up/reports.schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
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
import { periodLabels, reportFields, type ReportFilters, TABS } from './report-filters.ts';
import { reportTabs } from './tabs.tsx';
import { useReport, useReportExport } from './use-report.ts';

const Content = ({ filters }: { filters: ReportFilters }) => {
  const report = useReport(filters);
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
  const Shown = reportTabs[filters.tab];
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
  const [filters, setFilters] = useUrlState(reportFields);
  const exportReport = useReportExport();
  return (
    <>
      <PageHeading
        title="Relatórios e Estatísticas"
        subtitle={isAdmin ? 'Os números dos cursos e alunos da escola.' : 'Os números dos seus cursos e alunos.'}
        actions={
          <Button variant="secondary" onClick={() => void exportReport(filters)}>
            <Download aria-hidden /> Exportar CSV
          </Button>
        }
      />
      <div className="mb-6 grid gap-4 sm:max-w-2xl sm:grid-cols-2">
        <Field label="Período">
          <Select
            value={filters.period}
            onChange={({ target }) =>
              setFilters({ period: REPORT_PERIODS.find(period => period === target.value) ?? '30d' })
            }
          >
            {REPORT_PERIODS.map(period => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </Select>
        </Field>
        <CourseFilter value={filters.courseId} onChange={courseId => setFilters({ courseId })} />
      </div>
      <Tabs value={filters.tab} onValueChange={tab => setFilters({ tab: tab as ReportTab })}>
        <TabList label="Relatórios">
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={filters.tab}>
          <Content filters={filters} />
        </TabPanel>
      </Tabs>
    </>
  );
};

/** Reports on the professor's courses; an administrator sees those of the whole school. */
const ReportsScreen = () => <ProfessorArea>{user => <Reports isAdmin={user.role === 'admin'} />}</ProfessorArea>;

export default ReportsScreen;
