import { useFormContext, useFormState } from 'react-hook-form';
import type { LessonsValues } from './lesson-values.ts';

/** The surrounding form, and the errors of its lesson with this index. */
export const useLessonForm = (at: number) => {
  const form = useFormContext<LessonsValues>();
  // Its own subscription, because the field may be rendered after its error.
  const { errors } = useFormState({ control: form.control });
  return { ...form, errors: errors.lessons?.[at] };
};
