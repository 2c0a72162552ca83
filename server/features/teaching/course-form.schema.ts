/** The fields of a course: one contract for the form and for the procedures. */
import { z } from 'zod';
import { PathId, RequiredText, RowId } from '../../common/common.schema.ts';
import { CourseLessons, Version } from './lesson-form.schema.ts';
import { OptionalImage } from '../../common/address.schema.ts';
import { Category, Difficulty } from '../courses/courses.schema.ts';

export const COURSE_TITLE_MAX_LENGTH = 150;
/** Minutes. */
export const COURSE_DURATION = { min: 15, max: 480, default: 60 } as const;
export const MAX_STUDENTS = { min: 1, max: 200, default: 50 } as const;
/** Cents of R$. */
const MAX_PRICE = 10_000_000;
const LIST_MAX_ITEMS = 50;

const BAD_DURATION = `A duração deve ser de ${COURSE_DURATION.min} a ${COURSE_DURATION.max} minutos`;
const BAD_MAX_STUDENTS = `O máximo de alunos deve ser de ${MAX_STUDENTS.min} a ${MAX_STUDENTS.max}`;
const BAD_PRICE = 'O preço deve ser em centavos inteiros, de 0 a R$ 100.000,00';

const portuguese = { iniciante: 'beginner', intermediario: 'intermediate', avancado: 'advanced' } as const;
const inEnglish = (difficulty: Difficulty | keyof typeof portuguese): Difficulty =>
  difficulty in portuguese ? portuguese[difficulty as keyof typeof portuguese] : (difficulty as Difficulty);

/** A difficulty by its English or Portuguese name; stored by the English one. */
const AnyDifficulty = z
  .enum([...Difficulty.options, 'iniciante', 'intermediario', 'avancado'], { error: 'Dificuldade inválida' })
  .transform(inEnglish);

const Items = z
  .array(RequiredText(300, 'O item não pode ficar em branco'))
  .max(LIST_MAX_ITEMS, `Use no máximo ${LIST_MAX_ITEMS} itens`);

/** Without defaults: what is left out of an update stays as it is. Those of a new course are in `createCourse`. */
export const CourseForm = z.object({
  title: RequiredText(COURSE_TITLE_MAX_LENGTH, 'Título é obrigatório').describe('Título, de 1 a 150 caracteres'),
  description: RequiredText(5_000, 'Descrição é obrigatória').describe('Do que o curso trata, até 5.000 caracteres'),
  category: z.enum(Category.options, { error: 'Categoria inválida' }).describe('Categoria'),
  difficulty: AnyDifficulty.describe('Dificuldade, pelo nome inglês ou português'),
  price: z
    .number({ error: BAD_PRICE })
    .int(BAD_PRICE)
    .min(0, BAD_PRICE)
    .max(MAX_PRICE, BAD_PRICE)
    .describe('Preço em centavos de real, até 10.000.000; 0 é gratuito'),
  duration: z
    .number({ error: BAD_DURATION })
    .int(BAD_DURATION)
    .min(COURSE_DURATION.min, BAD_DURATION)
    .max(COURSE_DURATION.max, BAD_DURATION)
    .describe('Duração em minutos, de 15 a 480'),
  maxStudents: z
    .number({ error: BAD_MAX_STUDENTS })
    .int(BAD_MAX_STUDENTS)
    .min(MAX_STUDENTS.min, BAD_MAX_STUDENTS)
    .max(MAX_STUDENTS.max, BAD_MAX_STUDENTS)
    .describe('Quantos alunos cabem na turma, de 1 a 200'),
  isActive: z.boolean().describe('True publica; false deixa um rascunho como está e pausa um curso ativo'),
  imageUrl: OptionalImage(
    'URL da imagem inválida',
    'Envie a imagem para a escola: endereços de outros sites não são aceitos',
  ).describe('Endereço de uma imagem de capa enviada à escola; vazio ou null é nenhuma'),
  objectives: Items.describe('O que se aprende, até 50 itens de 300 caracteres'),
  prerequisites: Items.describe('O que é preciso saber antes, até 50 itens de 300 caracteres'),
  certificateEnabled: z.boolean().describe('Se quem conclui recebe certificado'),
});
export type CourseForm = z.output<typeof CourseForm>;
export type CourseFormValues = z.input<typeof CourseForm>;

/**
 * A new course with its lessons and their quizzes. Missing fields take the documented default; it is published unless
 * `draft` or `isActive` says otherwise.
 */
export const CreateCourseInput = CourseForm.partial().extend({
  ...CourseForm.pick({ title: true, description: true, category: true }).shape,
  lessons: CourseLessons.describe('As lições do curso, na ordem da lista').optional(),
  draft: z.boolean().describe('True guarda o curso como rascunho, sem publicá-lo').optional(),
});
export type CreateCourseInput = z.output<typeof CreateCourseInput>;

/**
 * A change of a course; missing fields stay as they are. `lessons` replaces the course's lessons, in order, and all
 * others are removed.
 */
export const UpdateCourseInput = CourseForm.partial().extend({
  id: PathId.describe('Número do curso'),
  version: Version,
  lessons: CourseLessons.describe(
    'Se vier, estas passam a ser as lições do curso, nesta ordem, e as outras são removidas',
  ).optional(),
  seenLessons: z
    .array(RowId)
    .describe('Números das lições que o curso tinha quando foi lido; se agora são outras, nada é salvo')
    .optional(),
});
export type UpdateCourseInput = z.output<typeof UpdateCourseInput>;
