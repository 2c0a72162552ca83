import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { zodResolver } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { momentAt } from '../../../lib/moments.ts';
import { useCourseChoice } from '../../../shared/professor/use-course-choice.ts';
import { DateFields } from './DateFields.tsx';
import { DateForm, type DateValues, type LessonDate } from './date-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { type GiveDate, useUndated } from './use-schedule.ts';

type AddDialogProps = {
  day: string | undefined;
  courseId: number | undefined;
  isSaving: boolean;
  onDate: GiveDate;
  onClose: () => void;
  onAdded: (day: string) => void;
};

/** Gives a date to a lesson that has none yet. */
export const AddDialog = ({
  day = '',
  courseId: givenCourseId,
  isSaving,
  onDate,
  onClose,
  onAdded,
}: AddDialogProps) => {
  const courses = useCourseChoice();
  const [chosenCourseId, chooseCourse] = useState(givenCourseId);
  const courseId = chosenCourseId ?? (courses.length === 1 ? courses[0]?.id : undefined);
  const undated = useUndated(courseId);
  const { register, handleSubmit, resetField, formState } = useForm<DateValues, unknown, LessonDate>({
    resolver: zodResolver(DateForm),
    defaultValues: { lessonId: '', day, time: '' },
  });
  const lessons = undated.data ?? [];
  const courseField = useRef<HTMLSelectElement>(null);
  const isFull = undated.isSuccess && lessons.length === 0;

  const save = handleSubmit(
    ({ lessonId, day: chosenDay, time }) => {
      const lesson = lessons.find(({ id }) => id === lessonId);
      if (lesson)
        onDate({ lesson, scheduledAt: momentAt(chosenDay, time), cancelled: false }, 'Aula marcada', () =>
          onAdded(chosenDay),
        );
    },
    // There is no lesson to choose yet: the course comes first.
    () => lessons.length === 0 && courseField.current?.focus(),
  );
  const noLesson = formState.errors.lessonId?.message;
  return (
    <Dialog
      open
      title="Marcar aula"
      description="Escolha uma aula que ainda não tem data."
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <form noValidate className="grid gap-5" onSubmit={event => void save(event)}>
        <Field label="Curso" error={noLesson && courseId === undefined ? 'Escolha o curso' : undefined}>
          <Select
            ref={courseField}
            value={courseId ?? ''}
            onChange={({ target }) => {
              chooseCourse(Number(target.value) || undefined);
              resetField('lessonId');
            }}
          >
            <option value="">Escolha o curso</option>
            {courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Aula"
          error={courseId === undefined ? undefined : noLesson}
          hint={isFull && 'Todas as aulas deste curso já têm data.'}
        >
          <Select disabled={lessons.length === 0} {...register('lessonId')}>
            <option value="">{undated.isFetching ? 'Carregando...' : 'Escolha a aula'}</option>
            {lessons.map(({ id, order, title, active }) => (
              <option key={id} value={id}>
                {order}. {title}
                {!active && ' (rascunho)'}
              </option>
            ))}
          </Select>
        </Field>
        {courseId !== undefined && (
          <p className="-mt-2">
            <Link
              href={`/professor/cursos/${courseId}/lessons/new`}
              className="font-semibold text-brand-text underline underline-offset-4"
            >
              Criar uma lição nova neste curso
            </Link>
          </p>
        )}
        <DateFields register={register} errors={formState.errors} />
        <FormButtons isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
};
