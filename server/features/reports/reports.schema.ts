import { z } from 'zod';
import { Answer, PathId, Percent, RowId } from '../../common.schema.ts';

export const REPORT_PERIODS = ['7d', '30d', '90d', '1y'] as const;
export const ReportPeriod = z.enum(REPORT_PERIODS, { error: 'Período inválido' }).describe('Período: sete dias (7d), trinta (30d), noventa (90d) ou um ano (1y)');
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const ReportInput = z.object({
  period: ReportPeriod.default('30d'),
  courseId: PathId.describe('Só este curso; sem ele, todos').optional(),
});
export type ReportInput = z.infer<typeof ReportInput>;

const Count = z.number().int();

/** What happened in a stretch of days. Revenue in cents of R$. */
export const Happened = z.object({
  enrollments: Count.describe('Matrículas'),
  lessonsCompleted: Count.describe('Lições concluídas'),
  quizAttempts: Count.describe('Tentativas em quizzes'),
  quizzesPassed: Count.describe('Quizzes aprovados'),
  coursesCompleted: Count.describe('Cursos concluídos'),
  revenue: Count.describe('Receita em centavos de real'),
}).meta({ id: 'Happened', description: 'O que aconteceu num intervalo de dias' });
export type Happened = z.infer<typeof Happened>;

export const ReportCourse = Happened.extend({
  id: RowId.describe('Número do curso'),
  title: z.string().describe('Título'),
  students: Count.describe('Alunos matriculados até agora'),
  activeStudents: Count.describe('Alunos que fizeram algo no período'),
  averageProgress: Percent.describe('Progresso médio dos alunos, em por cento'),
  completionRate: Percent.describe('Por cento dos alunos que concluíram o curso'),
  rating: z.number().nullable().describe('Média das estrelas, com uma casa decimal; null antes da primeira'),
}).meta({ id: 'ReportCourse', description: 'Um curso no período' });
export type ReportCourse = z.infer<typeof ReportCourse>;

export const Report = z.object({
  period: ReportPeriod,
  from: z.string().describe('Primeiro dia, aaaa-mm-dd no horário de São Paulo'),
  to: z.string().describe('Último dia, aaaa-mm-dd no horário de São Paulo'),
  now: z.object({
    students: Count.describe('Alunos'),
    activeStudents: Count.describe('Alunos que fizeram algo no período'),
    averageProgress: Percent.describe('Progresso médio das matrículas, em por cento'),
    averageRating: z.number().nullable().describe('Média das estrelas, com uma casa decimal; null antes da primeira'),
  }).describe('Como os alunos estão agora'),
  totals: Happened.describe('As somas do período'),
  previous: Happened.describe('As do período anterior, do mesmo tamanho'),
  series: z.array(Happened.extend({ day: z.string().describe('Primeiro dia do intervalo, aaaa-mm-dd') })).describe('Por dia em 7d e 30d, por semana em 90d, por mês em 1y; nenhum falta'),
  courses: z.array(ReportCourse).describe('Os cursos, cada um com os seus números'),
  progress: z.array(z.object({
    from: Percent.describe('Início da faixa, em por cento'),
    to: Percent.describe('Fim da faixa, em por cento'),
    students: Count.describe('Matrículas na faixa'),
  })).describe('Quantas matrículas estão em cada faixa de progresso'),
}).meta({ id: 'Report', description: 'Um relatório' });
export type Report = z.infer<typeof Report>;
export const ReportOutput = Answer({ report: Report.describe('O relatório') });
