import { z } from 'zod';
import { REPORT_PERIODS } from './follow-up-lists.schema.ts';
import { Answer, Moment, PathId, Percent, RowId } from '../../common/common.schema.ts';

export const ReportPeriod = z
  .enum(REPORT_PERIODS, { error: 'Período inválido' })
  .describe('Período: sete dias (7d), trinta (30d), noventa (90d) ou um ano (1y)');
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const ReportInput = z.object({
  period: ReportPeriod.default('30d'),
  courseId: PathId.describe('Só este curso; sem ele, todos').optional(),
});
export type ReportInput = z.infer<typeof ReportInput>;

const REPORT_TABS = ['overview', 'students', 'courses', 'financial'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

export const ReportExportInput = ReportInput.extend({
  tab: z
    .enum(REPORT_TABS, { error: 'Aba inválida' })
    .describe(
      'O que uma aba dos relatórios mostra: visão geral (overview), alunos (students), cursos (courses) ou ' +
        'financeiro (financial); sem ela, todos os números de cada curso',
    )
    .optional(),
});
export type ReportExportInput = z.infer<typeof ReportExportInput>;

const Count = z.number().int();

/** The activity of a span of days. Revenue in cents of R$. */
export const Happened = z
  .object({
    enrollments: Count.describe('Matrículas'),
    lessonsCompleted: Count.describe('Lições concluídas'),
    quizAttempts: Count.describe('Tentativas em quizzes'),
    quizzesPassed: Count.describe('Quizzes aprovados'),
    coursesCompleted: Count.describe('Cursos concluídos'),
    revenue: Count.describe('Receita em centavos de real'),
  })
  .meta({ id: 'Happened', description: 'O que aconteceu num intervalo de dias' });
export type Happened = z.infer<typeof Happened>;

/** A report lists so many students: those with the latest activity. */
export const STUDENTS_REPORTED = 20;

export const CourseAnalytics = Happened.omit({ coursesCompleted: true })
  .extend({
    courseId: RowId.describe('Número do curso'),
    courseName: z.string().describe('Título do curso'),
    completions: Count.describe('Quantas vezes foi concluído no período'),
    students: Count.describe('Alunos matriculados até agora'),
    activeStudents: Count.describe('Alunos que estudaram no período: só se matricular não conta'),
    averageProgress: Percent.describe('Progresso médio dos alunos, em por cento'),
    completionRate: Percent.describe('Por cento dos alunos que concluíram o curso'),
    averageRating: z.number().nullable().describe('Média das estrelas, com uma casa decimal; null antes da primeira'),
    averageTimeToComplete: z
      .number()
      .nullable()
      .describe(
        'Média de dias entre a matrícula e a conclusão, com uma casa decimal; null antes da primeira conclusão',
      ),
  })
  .meta({ id: 'CourseAnalytics', description: 'Um curso no período' });
export type CourseAnalytics = z.infer<typeof CourseAnalytics>;

export const StudentProgress = z
  .object({
    studentId: RowId.describe('Número do aluno'),
    studentName: z.string().describe('Nome do aluno'),
    courseId: RowId.describe('Número do curso'),
    courseName: z.string().describe('Título do curso'),
    progress: Percent.describe('Por cento das lições publicadas que estão concluídas'),
    lessonsCompleted: Count.describe('Lições concluídas'),
    totalLessons: Count.describe('Lições publicadas do curso'),
    timeSpent: Count.describe('Minutos das lições concluídas'),
    lastActivity: Moment.describe('Quando fez algo no curso pela última vez, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'StudentProgress', description: 'Até onde um aluno chegou em um curso' });
export type StudentProgress = z.infer<typeof StudentProgress>;

export const Report = z
  .object({
    period: ReportPeriod,
    from: z.string().describe('Primeiro dia, aaaa-mm-dd no horário de São Paulo'),
    to: z.string().describe('Último dia, aaaa-mm-dd no horário de São Paulo'),
    metrics: z
      .object({
        totalStudents: Count.describe('Alunos, cada um contado uma vez'),
        activeStudents: Count.describe('Alunos que estudaram no período: só se matricular não conta'),
        totalCourses: Count.describe('Cursos'),
        activeCourses: Count.describe('Cursos abertos a matrículas'),
        totalLessons: Count.describe('Lições publicadas dos cursos'),
        completedLessons: Count.describe('Lições concluídas até agora, somadas as de todos os alunos'),
        averageProgress: Percent.describe('Progresso médio das matrículas, em por cento'),
        averageRating: z
          .number()
          .nullable()
          .describe('Média das estrelas, com uma casa decimal; null antes da primeira'),
        completionRate: Percent.describe('Por cento das matrículas que concluíram o curso'),
        totalRevenue: Count.describe('Receita até agora, em centavos de real'),
        monthlyGrowth: z
          .number()
          .int()
          .nullable()
          .describe(
            'Quanto as matrículas do período cresceram sobre as do período anterior, em por cento ' +
              '(com 30d, de um mês para o outro); null sem matrículas antes',
          ),
      })
      .describe('Como os cursos estão agora'),
    totals: Happened.describe('As somas do período'),
    previous: Happened.describe('As do período anterior, do mesmo tamanho'),
    series: z
      .array(Happened.extend({ day: z.string().describe('Primeiro dia do intervalo, aaaa-mm-dd') }))
      .describe('Por dia em 7d e 30d, por semana em 90d, por mês em 1y; nenhum falta'),
    courseAnalytics: z.array(CourseAnalytics).describe('Os cursos, cada um com os seus números'),
    studentProgress: z
      .array(StudentProgress)
      .max(STUDENTS_REPORTED)
      .describe(`Os alunos com atividade no período, o mais recente primeiro, no máximo ${STUDENTS_REPORTED}`),
    progress: z
      .array(
        z.object({
          from: Percent.describe('Início da faixa, em por cento'),
          to: Percent.describe('Fim da faixa, em por cento'),
          students: Count.describe('Matrículas na faixa'),
        }),
      )
      .describe('Quantas matrículas estão em cada faixa de progresso'),
  })
  .meta({ id: 'Report', description: 'Um relatório' });
export type Report = z.infer<typeof Report>;
export const ReportOutput = Answer({ report: Report.describe('O relatório') });
