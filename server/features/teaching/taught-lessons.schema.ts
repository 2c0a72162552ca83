import { z } from 'zod';
import { LESSON_SEARCH_MAX_LENGTH } from './taught-lists.schema.ts';
import { PathId, Text, QueryInt, RowId, Moment, Answer } from '../../common/common.schema.ts';

/** Completed: its date has passed. One that is published without a date is never held: students take it any day. */
export const LessonStatus = z
  .enum(['scheduled', 'completed', 'cancelled', 'draft', 'published'], { error: 'Situação inválida' })
  .describe(
    'Situação: marcada (scheduled), realizada (completed), cancelada (cancelled), rascunho (draft) ou publicada sem ' +
      'data (published)',
  );

export type LessonStatus = z.infer<typeof LessonStatus>;

export const LESSONS_PER_PAGE = 50;

const QueryMoment = z.iso.datetime({ offset: true, error: 'Data inválida' });

/** A professor's lessons across courses; `from` (inclusive) and `to` (exclusive) select a calendar page. */
export const TaughtLessonsInput = z.object({
  status: LessonStatus.optional(),
  courseId: PathId.describe('Só as deste curso').optional(),
  search: Text(LESSON_SEARCH_MAX_LENGTH)
    .describe('Parte do título da lição ou do curso, sem distinção de acentos e maiúsculas')
    .optional(),
  from: QueryMoment.describe('Só as dadas a partir deste momento, em ISO 8601').optional(),
  to: QueryMoment.describe('Só as dadas antes deste momento, em ISO 8601').optional(),
  page: QueryInt(1, 10_000).describe('Página, a partir de 1, de 50 lições cada').optional(),
});

export type TaughtLessonsInput = z.infer<typeof TaughtLessonsInput>;

export const TaughtLesson = z
  .object({
    id: RowId.describe('Número da lição'),
    title: z.string().describe('Título'),
    description: z.string().describe('O texto da lição, em Markdown'),
    courseId: RowId.describe('Número do curso'),
    courseName: z.string().describe('Título do curso'),
    status: LessonStatus,
    difficulty: z
      .enum(['beginner', 'intermediate', 'advanced'])
      .describe('Dificuldade do curso: iniciante (beginner), intermediário (intermediate) ou avançado (advanced)'),
    scheduledDate: Moment.nullable().describe('Quando é dada, em ISO 8601 (UTC); null sem data'),
    duration: z.number().int().describe('Tempo de estudo em minutos'),
    order: z.number().int().describe('Lugar no curso, a partir de 1'),
    studentsEnrolled: z.number().int().describe('Quantos alunos estão matriculados no curso'),
    studentsAttended: z.number().int().describe('Quantos alunos a concluíram'),
  })
  .meta({ id: 'TaughtLesson', description: 'Uma lição com os números que interessam a quem a ensina' });

export type TaughtLesson = z.infer<typeof TaughtLesson>;

export const TaughtLessonsOutput = Answer({
  lessons: z.array(TaughtLesson).describe('As lições da página'),
  total: z.number().int().describe('Quantas passam pelo filtro, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Lições por página'),
  counts: z
    .object({
      scheduled: z.number().int().describe('Marcadas'),
      completed: z.number().int().describe('Realizadas'),
      cancelled: z.number().int().describe('Canceladas'),
      draft: z.number().int().describe('Rascunhos'),
      published: z.number().int().describe('Publicadas sem data'),
    })
    .describe('Quantas há de cada situação, seja qual for a do filtro'),
});
