import type { Db } from '../../../db/client.ts';
import { toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { ReportInput } from './reports.schema.ts';
import { getReport } from './reports.service.ts';

const COLUMNS = [
  'Curso',
  'Alunos',
  'Alunos ativos',
  'Progresso médio (%)',
  'Taxa de conclusão (%)',
  'Avaliação média',
  'Dias até concluir',
  'Novas matrículas',
  'Aulas concluídas',
  'Tentativas de quiz',
  'Quizzes aprovados',
  'Cursos concluídos',
  'Receita (R$)',
];

/** The report's courses as a spreadsheet, one course a row. */
export const exportReport = async (db: Db, viewer: Viewer, input: ReportInput) => {
  const { from, to, courseAnalytics } = await getReport(db, viewer, input);
  const rows = courseAnalytics.map(course => [
    course.courseName,
    course.students,
    course.activeStudents,
    course.averageProgress,
    course.completionRate,
    course.averageRating,
    course.averageTimeToComplete,
    course.enrollments,
    course.lessonsCompleted,
    course.quizAttempts,
    course.quizzesPassed,
    course.completions,
    course.revenue / 100,
  ]);
  return { filename: `relatorio-${from}-a-${to}.csv`, csv: toCsv(COLUMNS, rows) };
};
