import type { Report } from '../../../../server/features/follow-up/reports.schema.ts';
import { formatMoney } from '../../../lib/format.ts';
import { bandLabel, passRate, pointLabel } from './figures.ts';
import type { Column, Table } from './table.ts';

type Point = Report['series'][number];
type Course = Report['courseAnalytics'][number];

const over = (report: Report, columns: readonly (Column & { of: (point: Point) => number | null })[]): Table => ({
  rowsAre: report.period === '1y' ? 'Mês' : report.period === '90d' ? 'Semana de' : 'Dia',
  columns,
  rows: report.series.map(point => ({
    label: pointLabel(report.period, point.day),
    values: columns.map(({ of }) => of(point)),
  })),
});

const byCourse = (report: Report, columns: readonly (Column & { of: (course: Course) => number | null })[]): Table => ({
  rowsAre: 'Curso',
  columns,
  rows: report.courseAnalytics.map(course => ({
    label: course.courseName,
    values: columns.map(({ of }) => of(course)),
  })),
});

const percent = (value: number): string => `${value}%`;

export const activityTable = (report: Report): Table =>
  over(report, [
    { name: 'Novas matrículas', of: ({ enrollments }) => enrollments },
    { name: 'Aulas concluídas', of: ({ lessonsCompleted }) => lessonsCompleted },
    { name: 'Cursos concluídos', of: ({ coursesCompleted }) => coursesCompleted },
  ]);

export const quizTable = (report: Report): Table =>
  over(report, [
    { name: 'Tentativas de quiz', of: ({ quizAttempts }) => quizAttempts },
    { name: 'Aprovações', of: ({ quizzesPassed }) => quizzesPassed },
  ]);

export const progressTable = ({ progress }: Report): Table => ({
  rowsAre: 'Progresso',
  columns: [{ name: 'Matrículas' }],
  rows: progress.map(band => ({ label: bandLabel(band), values: [band.students] })),
});

export const courseStudentsTable = (report: Report): Table =>
  byCourse(report, [
    { name: 'Alunos', of: ({ students }) => students },
    { name: 'Alunos ativos', of: ({ activeStudents }) => activeStudents },
  ]);

export const courseResultsTable = (report: Report): Table => ({
  max: 100,
  ...byCourse(report, [
    { name: 'Progresso médio', text: percent, of: ({ averageProgress }) => averageProgress },
    { name: 'Taxa de conclusão', text: percent, of: ({ completionRate }) => completionRate },
    { name: 'Aprovação em quizzes', text: percent, of: passRate },
  ]),
});

const days = (value: number): string => `${value.toLocaleString('pt-BR')} ${value === 1 ? 'dia' : 'dias'}`;

export const courseTimeTable = (report: Report): Table =>
  byCourse(report, [
    { name: 'Média desde a matrícula', text: days, of: ({ averageTimeToComplete }) => averageTimeToComplete },
  ]);

export const revenueTable = (report: Report): Table =>
  over(report, [{ name: 'Receita', text: formatMoney, of: ({ revenue }) => revenue }]);

export const courseRevenueTable = (report: Report): Table =>
  byCourse(report, [{ name: 'Receita', text: formatMoney, of: ({ revenue }) => revenue }]);
