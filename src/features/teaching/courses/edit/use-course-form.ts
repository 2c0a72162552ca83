import { useForm } from 'react-hook-form';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { codeOf, errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { issuesResolver } from '../../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../../lib/use-clear-errors-on-edit.ts';
import { useSaveCourse } from '../use-courses.ts';
import { changeOf, type CourseValues, issuesOf, valuesOf } from './course-values.ts';

/** A course's form, and its way to the server. */
export const useCourseForm = (course: Course) => {
  const form = useForm<CourseValues>({
    resolver: issuesResolver(issuesOf),
    defaultValues: valuesOf(course),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const save = useSaveCourse();
  useClearErrorsOnEdit(form);

  const submit = (values: CourseValues) =>
    save.mutateAsync(changeOf(course.id, values)).then(
      ({ course: saved }) => {
        // What was typed while it was being saved stays, and is still to be saved.
        const isTypedSince = JSON.stringify(form.getValues()) !== JSON.stringify(values);
        form.reset(valuesOf(saved), { keepDirtyValues: isTypedSince });
        toast({ title: 'Curso atualizado com sucesso!', description: 'As alterações foram salvas.' });
      },
      error => {
        // A save that came in between is no failure that time heals: the notice of it says what to do.
        if (codeOf(error) !== 'CONFLICT')
          toast({
            title: 'Erro ao atualizar curso',
            description: 'Tente novamente mais tarde.',
            variant: 'destructive',
          });
      },
    );

  return {
    form,
    submit,
    isSaving: save.isPending,
    /** Somebody saved in between: what they are told. */
    conflict: codeOf(save.error) === 'CONFLICT' ? errorText(save.error) : null,
    refusal: save.error && codeOf(save.error) !== 'CONFLICT' ? errorText(save.error) : null,
    /** What is typed stays, and the next save replaces what is stored. */
    keep: (stored: Course) => {
      form.setValue('version', stored.version);
      save.reset();
    },
    replace: (stored: Course) => {
      form.reset(valuesOf(stored));
      save.reset();
    },
  };
};
