import { useForm } from 'react-hook-form';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { dayOf, momentAt, timeOf } from '../../../lib/moments.ts';
import { DateFields } from './DateFields.tsx';
import { DateForm, type DateValues, type LessonDate } from './date-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { type GiveDate, useLesson } from './use-schedule.ts';

type MoveDialogProps = {
  lessonId: number;
  isSaving: boolean;
  onDate: GiveDate;
  onClose: () => void;
  onMoved: (day: string) => void;
};

const MoveForm = ({
  lesson,
  isSaving,
  onDate,
  onClose,
  onMoved,
}: Omit<MoveDialogProps, 'lessonId'> & { lesson: Lesson }) => {
  const at = lesson.scheduledAt === null ? undefined : new Date(lesson.scheduledAt);
  const { register, handleSubmit, formState } = useForm<DateValues, unknown, LessonDate>({
    resolver: zodResolver(DateForm),
    defaultValues: { lessonId: String(lesson.id), day: at ? dayOf(at) : '', time: at ? timeOf(at) : '' },
  });
  const save = handleSubmit(({ day, time }) =>
    onDate({ lesson, scheduledAt: momentAt(day, time), cancelled: false }, at ? 'Data alterada' : 'Aula marcada', () =>
      onMoved(day),
    ),
  );
  return (
    <form noValidate onSubmit={event => void save(event)}>
      <p className="mb-5 font-semibold break-words">{lesson.title}</p>
      <DateFields register={register} errors={formState.errors} />
      <FormButtons isSaving={isSaving} onClose={onClose} />
    </form>
  );
};

/** Another date for a lesson, or its first. */
export const MoveDialog = ({ lessonId, ...rest }: MoveDialogProps) => {
  const lesson = useLesson(lessonId);
  return (
    <Dialog
      open
      title={lesson.data?.lesson.scheduledAt === null ? 'Marcar data' : 'Mudar a data'}
      onOpenChange={isOpen => !isOpen && rest.onClose()}
    >
      {lesson.isPending && <Skeleton className="h-40 w-full" />}
      {lesson.isError && <LoadError error={lesson.error} onRetry={() => lesson.refetch()} />}
      {lesson.data && <MoveForm lesson={lesson.data.lesson} {...rest} />}
    </Dialog>
  );
};
