import { z } from 'zod';
import { COURSE_SORTS } from './taught-lists.schema.ts';
import { Percent, Moment, Text, QueryInt, Answer } from '../../common/common.schema.ts';
import { CourseBase, CourseStatus, Category, Rating } from '../courses/courses.schema.ts';

export const ProfessorCourse = CourseBase.extend({
  status: CourseStatus.describe(
    'Situação: ativo (active), rascunho (draft), pausado (paused), arquivado (archived) ou excluído (inactive)',
  ),
  instructor: z.string().describe('Nome de quem o criou'),
  shared: z.boolean().describe('Se quem pergunta o escreve como coautor: outro professor o criou'),
  studentsEnrolled: z.number().int().describe('Quantos alunos matriculados'),
  completedLessons: z.number().int().describe('Lições concluídas por todos os alunos juntos'),
  revenue: z.number().int().describe('O que os alunos pagaram, em centavos de real'),
  completionRate: Percent.describe('Por cento dos alunos que concluíram o curso'),
  createdAt: Moment.describe('Quando foi criado, em ISO 8601 (UTC)'),
  lastUpdated: Moment.describe('Última alteração, em ISO 8601 (UTC)'),
}).meta({ id: 'ProfessorCourse', description: 'Um curso com os números que interessam a quem o ensina' });

export type ProfessorCourse = z.infer<typeof ProfessorCourse>;

export const PROFESSOR_PAGE_SIZE = 100;

export const ProfessorCoursesInput = z.object({
  search: Text(100).describe('Parte do título, sem distinção de acentos e maiúsculas').optional(),
  status: CourseStatus.describe('Só os desta situação; sem ela, todos menos os excluídos (inactive)').optional(),
  category: Category.describe('Só os desta categoria').optional(),
  sort: z
    .enum(COURSE_SORTS, { error: 'Ordenação inválida' })
    .describe('Ordem: última alteração (lastUpdated), título, alunos (students), nota (rating) ou receita (revenue)')
    .optional(),
  page: QueryInt(1, 10_000).describe('Página, a partir de 1, de 100 cursos cada').optional(),
});

export type ProfessorCoursesInput = z.infer<typeof ProfessorCoursesInput>;

/** The totals of all the professor's courses, whatever the filter; deleted ones are left out. */
export const ProfessorStats = z
  .object({
    totalCourses: z.number().int().describe('Cursos ao todo, sem os excluídos'),
    activeCourses: z.number().int().describe('Cursos ativos'),
    draftCourses: z.number().int().describe('Rascunhos'),
    pausedCourses: z.number().int().describe('Cursos pausados'),
    totalLessons: z.number().int().describe('Lições dos cursos, também dos que são rascunho'),
    publishedLessons: z.number().int().describe('Lições publicadas: as dos cursos que não são rascunho'),
    enrollments: z.number().int().describe('Matrículas'),
    revenue: z.number().int().describe('Receita em centavos de real'),
    rating: Rating,
    totalRatings: z.number().int().describe('Quantas notas'),
  })
  .meta({ id: 'ProfessorStats', description: 'O que todos os cursos do professor somam, seja qual for o filtro' });

export type ProfessorStats = z.infer<typeof ProfessorStats>;

export const ProfessorCoursesOutput = Answer({
  courses: z.array(ProfessorCourse).describe('Os cursos da página'),
  total: z.number().int().describe('Quantos cursos passam pelo filtro, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Cursos por página'),
  stats: ProfessorStats.describe('Os números de todos os cursos, seja qual for o filtro'),
});
