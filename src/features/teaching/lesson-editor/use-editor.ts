import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useLocation } from 'wouter';
import { codeOf, errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { RecallState } from '../shared/Recalled.tsx';
import { deleteUnsavedForm, readUnsavedForm, storeUnsavedForm } from '../shared/unsaved-form.ts';
import { lessonIssues, type LessonsValues, type LessonValues, toLesson } from '../shared/lesson/lesson-values.ts';
import { issuesResolver } from '../../../lib/form.ts';
import { fieldsAffectedBy } from '../shared/lesson/affected-fields.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { useKeepUploads } from '../shared/use-keep-uploads.ts';
import { useAutosave } from '../shared/use-autosave.ts';
import { useCreateLesson, useUpdateLesson } from './use-lesson-editor.ts';

const resolver = issuesResolver<LessonsValues>(({ lessons }) =>
  lessons.flatMap((lesson, index) =>
    lessonIssues(lesson).map(({ path, message }) => ({ path: `lessons.${index}.${path}`, message })),
  ),
);

type AfterSaving = 'lessons' | 'boards';

/** A lesson's form: filled with what is stored, or with what was typed into this browser and not saved yet. */
export const useEditor = (userId: number, courseId: number, initial: LessonValues) => {
  const [, go] = useLocation();
  const name = `lesson.${courseId}.${initial.lessonId ?? 'new'}`;
  // Only if nobody has saved since.
  const [recalled] = useState(() => {
    const kept = readUnsavedForm<LessonValues>(userId, name);
    return kept && kept.version === initial.version ? kept : null;
  });
  const [recall, setRecall] = useState<RecallState>(recalled === null ? null : 'recalled');
  const [discarded, setDiscarded] = useState<LessonValues | null>(null);
  const form = useForm<LessonsValues>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { lessons: [initial] },
    ...(recalled && { values: { lessons: [recalled] }, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = useFormState(form);
  const create = useCreateLesson();
  const update = useUpdateLesson();
  const [conflict, setConflict] = useState<string | null>(null);
  useClearErrorsOnEdit(form, fieldsAffectedBy);
  useKeepUploads(form.getValues);

  const keeping = useAutosave(form, userId, name, ({ lessons }) => lessons[0]);

  const forget = () => {
    keeping.stop();
    deleteUnsavedForm(userId, name);
  };
  const succeed = (description: string, to = `/professor/cursos/${courseId}/lessons`) => {
    forget();
    toast({ title: 'Sucesso!', description });
    go(to);
  };
  const fail = (error: unknown) => {
    const text = errorText(error, 'Erro ao salvar lição');
    if (codeOf(error) === 'CONFLICT' && initial.lessonId !== null) setConflict(text);
    toast({ title: 'Erro', description: text, variant: 'destructive' });
  };
  const createThen = (lesson: Parameters<typeof create.mutate>[0], next: AfterSaving) =>
    create.mutate(lesson, {
      onSuccess: ({ lesson: { id } }) =>
        succeed(
          'Lição criada com sucesso',
          next === 'boards' ? `/professor/cursos/${courseId}/lessons/${id}/edit?aba=capitulos` : undefined,
        ),
      onError: fail,
    });
  /** @param next where it goes on once a new lesson is stored. */
  const save = ({ lessons }: LessonsValues, next: AfterSaving = 'lessons') => {
    const [values] = lessons;
    if (!values) return;
    const { id, version, ...lesson } = toLesson(values);
    setConflict(null);
    if (id === undefined) createThen({ ...lesson, courseId }, next);
    else
      update.mutate(
        { ...lesson, lessonId: id, version },
        { onSuccess: () => succeed('Lição atualizada com sucesso'), onError: fail },
      );
  };
  const reset = (values: LessonValues) => {
    forget();
    form.reset({ lessons: [values] });
    setConflict(null);
    setRecall(null);
  };
  const discard = () => {
    setDiscarded(structuredClone(form.getValues('lessons.0')));
    reset(initial);
    setRecall('discarded');
  };
  const undoDiscard = () => {
    if (!discarded) return;
    form.reset({ lessons: [discarded] }, { keepDefaultValues: true });
    storeUnsavedForm(userId, name, discarded);
    setRecall('recalled');
  };
  /** What is typed stays, and overwrites the other version when it is saved. */
  const adopt = ({ version }: LessonValues) => {
    form.setValue('lessons.0.version', version);
    setConflict(null);
  };
  return {
    form,
    isDirty,
    isSaving: create.isPending || update.isPending,
    save,
    conflict,
    recall,
    discard,
    undoDiscard,
    reset,
    adopt,
    forget,
  };
};
