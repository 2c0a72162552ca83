import { useFormContext } from 'react-hook-form';
import type { LessonsValues } from './lesson-values.ts';

/** The form around, and what is wrong with the lesson at this place in it. */
export const useLessonForm = (at: number) => {
  const form = useFormContext<LessonsValues>();
  return { ...form, errors: form.formState.errors.lessons?.[at] };
};
