import { useFormContext, useFormState } from 'react-hook-form';
import type { LessonsValues } from './lesson-values.ts';

/** The form around, and what is wrong with the lesson at this place in it. */
export const useLessonForm = (at: number) => {
  const form = useFormContext<LessonsValues>();
  // A subscription of its own: the field may come onto the screen after its error.
  const { errors } = useFormState({ control: form.control });
  return { ...form, errors: errors.lessons?.[at] };
};
