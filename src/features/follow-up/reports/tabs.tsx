import {
  BookCheck,
  ClipboardCheck,
  Gauge,
  GraduationCap,
  Landmark,
  MonitorPlay,
  Star,
  UserCheck,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Report, ReportTab } from '../../../../server/features/follow-up/reports.schema.ts';
import { formatMoney } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { ratingText } from '../../../shared/professor/rating-and-progress.ts';
import { Figure } from './Figure.tsx';
import { changeText, passRate, percentText } from './figures.ts';
import { StudentProgressList } from './StudentProgressList.tsx';
import {
  activityTable,
  courseResultsTable,
  courseRevenueTable,
  courseStudentsTable,
  courseTimeTable,
  progressTable,
  quizTable,
  revenueTable,
} from './tables.ts';

type TabProps = { report: Report };

const Tiles = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
);

const Overview = ({ report }: TabProps) => {
  const { metrics, totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile
          icon={Users}
          label="Alunos"
          value={metrics.totalStudents.toLocaleString('pt-BR')}
          hint={`${metrics.activeStudents.toLocaleString('pt-BR')} com atividade no período`}
        />
        <StatTile
          icon={UserPlus}
          tone="info"
          label="Novas matrículas"
          value={totals.enrollments.toLocaleString('pt-BR')}
          hint={changeText(totals.enrollments, previous.enrollments)}
        />
        <StatTile
          icon={MonitorPlay}
          label="Aulas concluídas"
          value={totals.lessonsCompleted.toLocaleString('pt-BR')}
          hint={changeText(totals.lessonsCompleted, previous.lessonsCompleted)}
        />
        <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(metrics.averageRating)} />
      </Tiles>
      <Figure title="Atividade no período" kind="line" table={activityTable(report)} />
    </>
  );
};

const Students = ({ report }: TabProps) => {
  const { metrics, totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile
          icon={UserCheck}
          label="Alunos ativos"
          value={metrics.activeStudents.toLocaleString('pt-BR')}
          hint={`De ${metrics.totalStudents.toLocaleString('pt-BR')} no total`}
        />
        <StatTile icon={Gauge} tone="info" label="Progresso médio" value={`${metrics.averageProgress}%`} />
        <StatTile
          icon={ClipboardCheck}
          label="Aprovação em quizzes"
          value={percentText(passRate(totals))}
          hint={`Antes: ${percentText(passRate(previous))}`}
        />
        <StatTile
          icon={GraduationCap}
          tone="gold"
          label="Cursos concluídos"
          value={totals.coursesCompleted.toLocaleString('pt-BR')}
          hint={changeText(totals.coursesCompleted, previous.coursesCompleted)}
        />
      </Tiles>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Figure title="Progresso das matrículas" kind="bar" table={progressTable(report)} />
        <Figure title="Quizzes no período" kind="line" table={quizTable(report)} />
      </div>
      <StudentProgressList students={report.studentProgress} />
    </>
  );
};

const Courses = ({ report }: TabProps) => (
  <>
    <Tiles>
      <StatTile
        icon={BookCheck}
        label="Cursos"
        value={report.metrics.totalCourses.toLocaleString('pt-BR')}
        hint={plural(report.metrics.activeCourses, 'aberto a matrículas', 'abertos a matrículas')}
      />
      <StatTile
        icon={MonitorPlay}
        label="Aulas"
        value={report.metrics.totalLessons.toLocaleString('pt-BR')}
        hint={`Concluídas ${plural(report.metrics.completedLessons, 'vez', 'vezes')}`}
      />
      <StatTile
        icon={GraduationCap}
        tone="info"
        label="Taxa de conclusão"
        value={`${report.metrics.completionRate}%`}
      />
      <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(report.metrics.averageRating)} />
    </Tiles>
    <Figure title="Alunos por curso" kind="rows" table={courseStudentsTable(report)} />
    <Figure title="Resultados por curso" kind="rows" table={courseResultsTable(report)} />
    <Figure title="Tempo até concluir" kind="rows" table={courseTimeTable(report)} />
  </>
);

const Financial = ({ report }: TabProps) => {
  const { totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile
          icon={Wallet}
          label="Receita no período"
          value={formatMoney(totals.revenue)}
          hint={changeText(totals.revenue, previous.revenue)}
        />
        <StatTile icon={Landmark} tone="gold" label="Receita total" value={formatMoney(report.metrics.totalRevenue)} />
        <StatTile
          icon={UserPlus}
          tone="info"
          label="Receita por matrícula"
          value={totals.enrollments === 0 ? '—' : formatMoney(Math.round(totals.revenue / totals.enrollments))}
        />
      </Tiles>
      <Figure title="Receita no período" kind="line" table={revenueTable(report)} />
      <Figure title="Receita por curso" kind="rows" table={courseRevenueTable(report)} />
    </>
  );
};

export const reportTabs: Record<ReportTab, ComponentType<TabProps>> = {
  overview: Overview,
  students: Students,
  courses: Courses,
  financial: Financial,
};
