import { BookCheck, ClipboardCheck, Gauge, GraduationCap, MonitorPlay, Star, UserCheck, UserPlus, Users, Wallet } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Report } from '../../../../server/features/reports/reports.schema.ts';
import { formatMoney } from '../../../lib/format.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { ratingText } from '../shared/figures.ts';
import { Figure } from './Figure.tsx';
import { changeText, passRate, percentText } from './figures.ts';
import type { ReportTab } from './place.ts';
import { activityTable, courseResultsTable, courseRevenueTable, courseStudentsTable, progressTable, quizTable, revenueTable } from './tables.ts';

type TabProps = { report: Report };

const Tiles = ({ children }: { children: ReactNode }) => <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{children}</div>;

const Overview = ({ report }: TabProps) => {
  const { now, totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile icon={Users} label="Alunos" value={now.students.toLocaleString('pt-BR')} hint={`${now.activeStudents.toLocaleString('pt-BR')} com atividade no período`} />
        <StatTile icon={UserPlus} tone="info" label="Novas matrículas" value={totals.enrollments.toLocaleString('pt-BR')} hint={changeText(totals.enrollments, previous.enrollments)} />
        <StatTile icon={MonitorPlay} label="Aulas concluídas" value={totals.lessonsCompleted.toLocaleString('pt-BR')} hint={changeText(totals.lessonsCompleted, previous.lessonsCompleted)} />
        <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(now.averageRating)} />
      </Tiles>
      <Figure title="Atividade no período" kind="line" table={activityTable(report)} />
    </>
  );
};

const Students = ({ report }: TabProps) => {
  const { now, totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile icon={UserCheck} label="Alunos ativos" value={now.activeStudents.toLocaleString('pt-BR')} hint={`De ${now.students.toLocaleString('pt-BR')} no total`} />
        <StatTile icon={Gauge} tone="info" label="Progresso médio" value={`${now.averageProgress}%`} />
        <StatTile icon={ClipboardCheck} label="Aprovação em quizzes" value={percentText(passRate(totals))} hint={`Antes: ${percentText(passRate(previous))}`} />
        <StatTile icon={GraduationCap} tone="gold" label="Cursos concluídos" value={totals.coursesCompleted.toLocaleString('pt-BR')} hint={changeText(totals.coursesCompleted, previous.coursesCompleted)} />
      </Tiles>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Figure title="Progresso das matrículas" kind="bar" table={progressTable(report)} />
        <Figure title="Quizzes no período" kind="line" table={quizTable(report)} />
      </div>
    </>
  );
};

const Courses = ({ report }: TabProps) => (
  <>
    <Tiles>
      <StatTile icon={BookCheck} label="Cursos" value={report.courses.length.toLocaleString('pt-BR')} />
      <StatTile icon={Star} tone="gold" label="Avaliação média" value={ratingText(report.now.averageRating)} />
    </Tiles>
    <Figure title="Alunos por curso" kind="rows" table={courseStudentsTable(report)} />
    <Figure title="Resultados por curso" kind="rows" table={courseResultsTable(report)} />
  </>
);

const Financial = ({ report }: TabProps) => {
  const { totals, previous } = report;
  return (
    <>
      <Tiles>
        <StatTile icon={Wallet} label="Receita no período" value={formatMoney(totals.revenue)} hint={changeText(totals.revenue, previous.revenue)} />
        <StatTile icon={UserPlus} tone="info" label="Receita por matrícula" value={totals.enrollments === 0 ? '—' : formatMoney(Math.round(totals.revenue / totals.enrollments))} />
      </Tiles>
      <Figure title="Receita no período" kind="line" table={revenueTable(report)} />
      <Figure title="Receita por curso" kind="rows" table={courseRevenueTable(report)} />
    </>
  );
};

export const reportTabs: Record<ReportTab, ComponentType<TabProps>> = { overview: Overview, students: Students, courses: Courses, financial: Financial };
