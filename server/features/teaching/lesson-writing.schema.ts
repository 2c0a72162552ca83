import { z } from 'zod';
import { PathId, RowId } from '../../common/common.schema.ts';
import { LessonForm, Version } from './lesson-form.schema.ts';

export const CreateLessonInput = LessonForm.extend({ courseId: PathId.describe('Número do curso') });

export type CreateLessonInput = z.output<typeof CreateLessonInput>;

export const UpdateLessonInput = LessonForm.extend({
  lessonId: PathId.describe('Número da lição'),
  version: Version,
});

export type UpdateLessonInput = z.output<typeof UpdateLessonInput>;

/** Changes only the date of a lesson, not its content. */
export const ScheduleInput = z.object({
  lessonId: PathId.describe('Número da lição'),
  scheduledAt: LessonForm.shape.scheduledAt
    .unwrap()
    .unwrap()
    .nullable()
    .describe('Quando a aula é dada, em ISO 8601; null tira a data'),
  cancelled: z.boolean().default(false).describe('Se a data é cancelada'),
});

export type ScheduleInput = z.output<typeof ScheduleInput>;

const SEND_ALL = 'Envie exatamente as lições do curso, cada uma uma vez';

/** The course's lessons in their new order, drafts included. */
export const ReorderInput = z.object({
  courseId: PathId.describe('Número do curso'),
  lessonIds: z
    .array(RowId, { error: SEND_ALL })
    .describe('Os números de todas as lições do curso, rascunhos também, na nova ordem'),
});
