import { z } from 'zod';
import { Answer, Moment, PathId, RowId } from '../../common/common.schema.ts';
import { page, pageSize } from './follow-up.schema.ts';

export const LessonStudentState = z
  .enum(['completed', 'pending'], { error: 'Situação inválida' })
  .describe('Os que a concluíram (completed) ou os que ainda não (pending)');
export type LessonStudentState = z.infer<typeof LessonStudentState>;

export const LessonStudentsInput = z.object({
  lessonId: PathId.describe('Número da lição'),
  state: LessonStudentState.default('completed'),
  page,
  pageSize,
});
export type LessonStudentsInput = z.infer<typeof LessonStudentsInput>;

const LessonStudent = z
  .object({
    enrollmentId: RowId.describe('Número da matrícula'),
    id: RowId.describe('Número do aluno'),
    name: z.string().describe('Nome do aluno'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    completedAt: Moment.nullable().describe('Quando concluiu a lição, em ISO 8601 (UTC); null até então'),
  })
  .meta({ id: 'LessonStudent', description: 'Um aluno do curso de uma lição' });

export const LessonStudentsOutput = Answer({
  students: z.array(LessonStudent).describe('Os alunos da página'),
  total: z.number().int().describe('Quantos há na situação pedida, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Alunos por página'),
  counts: z
    .object({
      completed: z.number().int().describe('Quantos concluíram a lição'),
      pending: z.number().int().describe('Quantos ainda não'),
    })
    .describe('Quantos há em cada situação, seja qual for a pedida'),
});
