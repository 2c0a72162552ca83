import { z } from 'zod';
import { dayIn } from '../../../shared/calendar/days.ts';

/** The date form of the lesson with this id. */
export const DateForm = z.object({
  lessonId: z.coerce.number<string>('Escolha a aula').int('Escolha a aula').positive('Escolha a aula'),
  day: z.string().refine(day => dayIn(day) !== undefined, 'Informe a data'),
  time: z.string().regex(/^\d\d:\d\d$/, 'Informe a hora'),
});
export type DateValues = z.input<typeof DateForm>;
export type LessonDate = z.output<typeof DateForm>;
