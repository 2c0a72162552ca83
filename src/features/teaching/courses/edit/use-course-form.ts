import { useForm } from 'react-hook-form';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { codeOf, errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { issuesResolver } from '../../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../../lib/use-clear-errors-on-edit.ts';
import { useSaveCourse } from '../use-courses.ts';
import { changeOf, type CourseValues, issuesOf, valuesOf } from './course-values.ts';

/** A course's form, and how it is saved. */
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
        // What was typed while saving stays, and still has to be saved.
        const isTypedSince = JSON.stringify(form.getValues()) !== JSON.stringify(values);
        form.reset(valuesOf(saved), { keepDirtyValues: isTypedSince });
        toast({ title: 'Curso atualizado com sucesso!', description: 'As alterações foram salvas.' });
      },
      error => {
        // After a conflict it does not help to try again later: the conflict notice says what to do.
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
    /** The message after somebody else saved in between. */
    conflict: codeOf(save.error) === 'CONFLICT' ? errorText(save.error) : null,
    refusal: save.error && codeOf(save.error) !== 'CONFLICT' ? errorText(save.error) : null,
    /** What is typed stays, and overwrites the stored version when it is saved. */
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
