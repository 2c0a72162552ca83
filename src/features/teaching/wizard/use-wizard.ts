import { useState } from 'react';
import { type FieldPath, useForm, useFormState } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { codeOf, errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { RecallState } from '../shared/Recalled.tsx';
import { deleteUnsavedForm, readUnsavedForm, storeUnsavedForm } from '../shared/unsaved-form.ts';
import type { Issue } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { useKeepUploads } from '../shared/use-keep-uploads.ts';
import { useAutosave } from '../shared/use-autosave.ts';
import { fieldsAffectedBy } from '../shared/lesson/affected-fields.ts';
import { useCreateCourse, useUpdateCourse } from './use-drafts.ts';
import { blankCourse, courseIssues, toCourse, type WizardValues } from './wizard-values.ts';

/** The stored draft that a form writes to. */
export type Draft = { id: number; version: number; /** Its lessons' ids when it was read. */ lessons: number[] };
type Kept = { version: string | null; values: WizardValues };

export const draftOf = ({ id, version }: Course, lessons: readonly { id: number }[]): Draft => ({
  id,
  version,
  lessons: lessons.map(lesson => lesson.id),
});

/** Changes when somebody saves the course, or adds or removes a lesson. */
const versionOf = (draft: Draft | null): string | null => draft && [draft.version, ...draft.lessons].join();

const nameOf = (draft: Draft | null): string => `course.${draft?.id ?? 'new'}`;

/**
 * The ids and versions that the server gave the lessons, so that the next save changes them instead of adding them
 * again.
 */
const withStored = (values: WizardValues, course: Course): WizardValues => ({
  ...values,
  lessons: values.lessons.map((lesson, index) => ({
    ...lesson,
    lessonId: course.lessons[index]?.id ?? null,
    version: course.lessons[index]?.version ?? null,
  })),
});

type Opened = { userId: number; draft: Draft | null; initial: WizardValues; onSaved: (id: number) => void };

/** The form of the whole wizard: filled with a draft, or with what was typed into this browser and not saved yet. */
export const useWizard = ({ userId, draft: opened, initial, onSaved }: Opened) => {
  const [, go] = useLocation();
  const [draft, setDraft] = useState(opened);
  // Only if nobody has saved since.
  const [recalled] = useState(() => {
    const kept = readUnsavedForm<Kept>(userId, nameOf(opened));
    return kept && kept.version === versionOf(opened) ? kept.values : null;
  });
  const [recall, setRecall] = useState<RecallState>(recalled === null ? null : 'recalled');
  const [discarded, setDiscarded] = useState<WizardValues | null>(null);
  const form = useForm<WizardValues>({
    reValidateMode: 'onSubmit',
    defaultValues: initial,
    ...(recalled && { values: recalled, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = useFormState(form);
  const [conflict, setConflict] = useState<string | null>(null);
  const create = useCreateCourse();
  const update = useUpdateCourse();
  useClearErrorsOnEdit(form, fieldsAffectedBy);
  useKeepUploads(form.getValues);
  const keeping = useAutosave(
    form,
    userId,
    nameOf(draft),
    values => ({ version: versionOf(draft), values }) satisfies Kept,
  );

  /** Shows what is wrong beside its fields. */
  const show = (issues: readonly Issue[]) => {
    form.clearErrors();
    for (const { path, message } of issues.toReversed())
      form.setError(path as FieldPath<WizardValues>, { type: 'contract', message });
  };
  const issues = (): Issue[] => courseIssues(form.getValues());

  const store = async (publish: boolean): Promise<Course> => {
    const course = toCourse(form.getValues());
    if (draft)
      return (
        await update.mutateAsync({
          ...course,
          id: draft.id,
          version: draft.version,
          seenLessons: draft.lessons,
          isActive: publish,
        })
      ).course;
    return (await create.mutateAsync({ ...course, draft: !publish })).course;
  };
  const save = async (publish: boolean): Promise<void> => {
    setConflict(null);
    try {
      const course = await store(publish);
      keeping.stop();
      deleteUnsavedForm(userId, nameOf(draft));
      if (publish) {
        toast({ title: 'Curso publicado com sucesso!', description: `"${course.title}" já está no catálogo.` });
        go('/professor');
        return;
      }
      form.reset(withStored(form.getValues(), course));
      setDraft(draftOf(course, course.lessons));
      setRecall(null);
      toast({ title: 'Rascunho salvo', description: 'Você pode continuar quando quiser.' });
      onSaved(course.id);
    } catch (error) {
      const text = errorText(error);
      if (codeOf(error) === 'CONFLICT' && draft) setConflict(text);
      toast({
        title: publish ? 'Erro ao publicar curso' : 'Erro ao salvar rascunho',
        description: text,
        variant: 'destructive',
      });
    }
  };
  const replace = (values: WizardValues, stored: Draft | null) => {
    keeping.stop();
    deleteUnsavedForm(userId, nameOf(draft));
    form.reset(values);
    setDraft(stored);
    setConflict(null);
    setRecall(null);
  };
  return {
    form,
    draft,
    isDirty,
    isSaving: create.isPending || update.isPending,
    conflict,
    recall,
    issues,
    show,
    save,
    replace,
    discard: () => {
      setDiscarded(structuredClone(form.getValues()));
      replace(opened ? initial : blankCourse(), opened);
      setRecall('discarded');
    },
    undoDiscard: () => {
      if (!discarded) return;
      form.reset(discarded, { keepDefaultValues: true });
      storeUnsavedForm(userId, nameOf(opened), { version: versionOf(opened), values: discarded } satisfies Kept);
      setRecall('recalled');
    },
    /** What is typed stays, and overwrites the other version when it is saved. */
    adopt: (course: Course) => {
      setDraft(draftOf(course, course.lessons));
      const versions = new Map(course.lessons.map(({ id, version }) => [id, version]));
      form.setValue(
        'lessons',
        form.getValues('lessons').map(lesson => {
          const version = lesson.lessonId === null ? undefined : versions.get(lesson.lessonId);
          return { ...lesson, lessonId: version === undefined ? null : lesson.lessonId, version: version ?? null };
        }),
      );
      setConflict(null);
    },
  };
};
