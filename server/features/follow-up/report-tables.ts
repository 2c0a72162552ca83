/** The tables of a report as its tabs show them, for a spreadsheet. Percentages are whole, money is in reais. */
import type { Cell } from '../../common/csv.ts';
import { momentInCell } from '../../common/days.ts';
import type { CourseAnalytics, Happened, Report, ReportTab } from './reports.schema.ts';

export type ReportTable = { title: string; columns: string[]; rows: Cell[][] };

type Point = Report['series'][number];
type Columns<Row> = readonly (readonly [name: string, of: (row: Row) => Cell])[];

const reais = (cents: number): number => cents / 100;

/** Percent of the attempts that passed; empty before the first. */
const passRate = ({ quizAttempts, quizzesPassed }: Pick<Happened, 'quizAttempts' | 'quizzesPassed'>): number | null =>
  quizAttempts === 0 ? null : Math.min(100, Math.floor((100 * quizzesPassed) / quizAttempts));

const tableOf = <Row>(title: string, columns: Columns<Row>, rows: readonly Row[]): ReportTable => ({
  title,
  columns: columns.map(([name]) => name),
  rows: rows.map(row => columns.map(([, of]) => of(row))),
});

const dayInCell = (day: string): string => day.split('-').reverse().join('/');
const dayNames: Record<Report['period'], string> = { '7d': 'Dia', '30d': 'Dia', '90d': 'Semana de', '1y': 'Mês de' };

const through = (title: string, { period, series }: Report, columns: Columns<Point>): ReportTable =>
  tableOf(title, [[dayNames[period], ({ day }: Point) => dayInCell(day)], ...columns], series);

const byCourse = (title: string, { courseAnalytics }: Report, columns: Columns<CourseAnalytics>): ReportTable =>
  tableOf(title, [['Curso', ({ courseName }: CourseAnalytics) => courseName], ...columns], courseAnalytics);

/** The figures above the charts: now, and in the period before where that is shown. */
const summary = (...figures: [name: string, value: Cell, before?: Cell][]): ReportTable => ({
  title: 'Resumo',
  columns: ['Indicador', 'Valor', 'Período anterior'],
  rows: figures.map(([name, value, before = null]) => [name, value, before]),
});

/** All that is known of each course. */
export const coursesTable = (report: Report): ReportTable =>
  byCourse('Cursos', report, [
    ['Alunos', ({ students }) => students],
    ['Alunos ativos', ({ activeStudents }) => activeStudents],
    ['Progresso médio (%)', ({ averageProgress }) => averageProgress],
    ['Taxa de conclusão (%)', ({ completionRate }) => completionRate],
    ['Avaliação média', ({ averageRating }) => averageRating],
    ['Dias até concluir', ({ averageTimeToComplete }) => averageTimeToComplete],
    ['Novas matrículas', ({ enrollments }) => enrollments],
    ['Aulas concluídas', ({ lessonsCompleted }) => lessonsCompleted],
    ['Tentativas de quiz', ({ quizAttempts }) => quizAttempts],
    ['Quizzes aprovados', ({ quizzesPassed }) => quizzesPassed],
    ['Cursos concluídos', ({ completions }) => completions],
    ['Receita (R$)', ({ revenue }) => reais(revenue)],
  ]);

const overview = (report: Report): ReportTable[] => {
  const { metrics, totals, previous } = report;
  return [
    summary(
      ['Alunos', metrics.totalStudents],
      ['Alunos ativos no período', metrics.activeStudents],
      ['Novas matrículas', totals.enrollments, previous.enrollments],
      ['Aulas concluídas', totals.lessonsCompleted, previous.lessonsCompleted],
      ['Avaliação média', metrics.averageRating],
    ),
    through('Atividade no período', report, [
      ['Novas matrículas', ({ enrollments }) => enrollments],
      ['Aulas concluídas', ({ lessonsCompleted }) => lessonsCompleted],
      ['Cursos concluídos', ({ coursesCompleted }) => coursesCompleted],
    ]),
  ];
};

const students = (report: Report): ReportTable[] => {
  const { metrics, totals, previous } = report;
  return [
    summary(
      ['Alunos ativos', metrics.activeStudents],
      ['Alunos', metrics.totalStudents],
      ['Progresso médio (%)', metrics.averageProgress],
      ['Aprovação em quizzes (%)', passRate(totals), passRate(previous)],
      ['Cursos concluídos', totals.coursesCompleted, previous.coursesCompleted],
    ),
    tableOf(
      'Progresso das matrículas',
      [
        ['Progresso (%)', ({ from, to }) => (from === to ? String(from) : `${from} a ${to}`)],
        ['Matrículas', band => band.students],
      ],
      report.progress,
    ),
    through('Quizzes no período', report, [
      ['Tentativas de quiz', ({ quizAttempts }) => quizAttempts],
      ['Aprovações', ({ quizzesPassed }) => quizzesPassed],
    ]),
    tableOf(
      'Últimos alunos ativos',
      [
        ['Aluno', ({ studentName }) => studentName],
        ['Curso', ({ courseName }) => courseName],
        ['Progresso (%)', ({ progress }) => progress],
        ['Aulas concluídas', ({ lessonsCompleted }) => lessonsCompleted],
        ['Total de aulas', ({ totalLessons }) => totalLessons],
        ['Minutos de aulas', ({ timeSpent }) => timeSpent],
        ['Última atividade', ({ lastActivity }) => momentInCell(new Date(lastActivity))],
      ],
      report.studentProgress,
    ),
  ];
};

const courses = (report: Report): ReportTable[] => {
  const { metrics } = report;
  return [
    summary(
      ['Cursos', metrics.totalCourses],
      ['Cursos abertos a matrículas', metrics.activeCourses],
      ['Aulas', metrics.totalLessons],
      ['Aulas concluídas até agora', metrics.completedLessons],
      ['Taxa de conclusão (%)', metrics.completionRate],
      ['Avaliação média', metrics.averageRating],
    ),
    byCourse('Alunos por curso', report, [
      ['Alunos', course => course.students],
      ['Alunos ativos', ({ activeStudents }) => activeStudents],
    ]),
    byCourse('Resultados por curso', report, [
      ['Progresso médio (%)', ({ averageProgress }) => averageProgress],
      ['Taxa de conclusão (%)', ({ completionRate }) => completionRate],
      ['Aprovação em quizzes (%)', passRate],
    ]),
    byCourse('Tempo até concluir', report, [
      ['Média de dias desde a matrícula', ({ averageTimeToComplete }) => averageTimeToComplete],
    ]),
  ];
};

const financial = (report: Report): ReportTable[] => {
  const { metrics, totals, previous } = report;
  return [
    summary(
      ['Receita no período (R$)', reais(totals.revenue), reais(previous.revenue)],
      ['Receita total (R$)', reais(metrics.totalRevenue)],
      ['Receita por matrícula (R$)', totals.enrollments === 0 ? null : reais(totals.revenue / totals.enrollments)],
    ),
    through('Receita no período', report, [['Receita (R$)', ({ revenue }) => reais(revenue)]]),
    byCourse('Receita por curso', report, [['Receita (R$)', ({ revenue }) => reais(revenue)]]),
  ];
};

/** What each tab of the reports shows. */
export const tablesOf: Record<ReportTab, (report: Report) => ReportTable[]> = {
  overview,
  students,
  courses,
  financial,
};
