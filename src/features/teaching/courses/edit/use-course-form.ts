import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { codeOf, errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { issuesResolver } from '../../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../../lib/use-clear-errors-on-edit.ts';
import type { RecallState } from '../../shared/Recalled.tsx';
import { deleteUnsavedForm, readUnsavedForm, storeUnsavedForm } from '../../shared/unsaved-form.ts';
import { useAutosave } from '../../shared/use-autosave.ts';
import { useSaveCourse } from '../use-courses.ts';
import { changeOf, type CourseValues, issuesOf, valuesOf } from './course-values.ts';

/**
 * A course's form and how it is saved. It is filled with what is stored, or with what was typed into this browser and
 * not saved: a session that ends takes nothing away.
 */
export const useCourseForm = (userId: number, course: Course) => {
  const name = `course.${course.id}.edit`;
  // Only if nobody has saved since.
  const [recalled] = useState(() => {
    const kept = readUnsavedForm<CourseValues>(userId, name);
    return kept && kept.version === course.version ? kept : null;
  });
  const [recall, setRecall] = useState<RecallState>(recalled === null ? null : 'recalled');
  const [discarded, setDiscarded] = useState<CourseValues | null>(null);
  const form = useForm<CourseValues>({
    resolver: issuesResolver(issuesOf),
    defaultValues: valuesOf(course),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(recalled && { values: recalled, resetOptions: { keepDefaultValues: true } }),
  });
  const save = useSaveCourse();
  useClearErrorsOnEdit(form);
  const keeping = useAutosave(form, userId, name, values => values);

  const forget = () => {
    keeping.stop();
    deleteUnsavedForm(userId, name);
    setRecall(null);
  };

  const submit = (values: CourseValues) =>
    save.mutateAsync(changeOf(course.id, values)).then(
      ({ course: saved }) => {
        // What was typed while saving stays, and still has to be saved.
        const isTypedSince = JSON.stringify(form.getValues()) !== JSON.stringify(values);
        forget();
        form.reset(valuesOf(saved), { keepDirtyValues: isTypedSince });
        if (isTypedSince) storeUnsavedForm(userId, name, form.getValues());
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
      forget();
      form.reset(valuesOf(stored));
      save.reset();
    },
    recall,
    forget,
    discard: () => {
      setDiscarded(structuredClone(form.getValues()));
      forget();
      form.reset(valuesOf(course));
      setRecall('discarded');
    },
    undoDiscard: () => {
      if (!discarded) return;
      form.reset(discarded, { keepDefaultValues: true });
      storeUnsavedForm(userId, name, discarded);
      setRecall('recalled');
    },
  };
};
