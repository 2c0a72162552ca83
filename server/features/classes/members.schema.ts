import { z } from 'zod';
import { Answer, PathId, RowId, Storable, atMost } from '../../common/common.schema.ts';
import { ClassInput } from './classes.schema.ts';

const classId = ClassInput.shape.classId;
const WHO = 'Diga quem: o número da conta ou o email';

export const ProfessorInput = z
  .object({
    classId,
    userId: RowId.describe('Número da conta de quem vai dar aula').optional(),
    email: z.string().trim().min(1, WHO).max(254, atMost(254)).pipe(Storable).describe('Ou o email dela').optional(),
  })
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), { message: WHO, path: ['userId'] });
export const ClassProfessorInput = z.object({ classId, userId: PathId.describe('Número do professor') });
export const LeftOutput = Answer({ removed: z.literal(true).describe('O professor saiu da turma') });

export const GiveCourseInput = z.object({
  classId,
  courseId: RowId.describe('Número do curso'),
});
const courses = z
  .array(
    z.object({
      courseId: RowId.describe('Número do curso'),
      title: z.string().describe('Título'),
      imageUrl: z.string().nullable().describe('Endereço da imagem; null sem imagem'),
    }),
  )
  .describe('Os cursos da turma');
export const ClassCoursesOutput = Answer({ courses });
export const GivenOutput = Answer({
  enrolled: z.number().int().describe('Quantos alunos foram matriculados agora'),
  courses,
});
