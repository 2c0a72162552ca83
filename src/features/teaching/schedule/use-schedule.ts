import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaughtLesson } from '../../../../server/features/teaching/taught-lessons.schema.ts';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { dayOf, momentAt } from '../../../lib/moments.ts';
import { addDays, weeksOf } from '../../../shared/calendar/days.ts';

export type DatedLesson = TaughtLesson & { scheduledDate: string };
/** The lessons of a month by day, those of each day in order of time. */
export type LessonsByDay = ReadonlyMap<string, readonly DatedLesson[]>;

const isDated = (lesson: TaughtLesson): lesson is DatedLesson => lesson.scheduledDate !== null;

/** All lessons with a date on the page of a month, with the days of other months that its weeks touch. */
export const useMonth = (month: string, courseId: number | undefined) => {
  const weeks = weeksOf(month);
  const bounds = {
    courseId,
    from: momentAt(weeks[0]![0]!, '00:00'),
    to: momentAt(addDays(weeks.at(-1)!.at(-1)!, 1), '00:00'),
  };
  const first = api.lessons.taught.useQuery({ ...bounds, page: 1 });
  const pages = first.data ? Math.ceil(first.data.total / first.data.pageSize) : 1;
  const rest = api.useQueries(t =>
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => t.lessons.taught({ ...bounds, page: index + 2 })),
  );
  const all = [first, ...rest];
  const lessons = all.flatMap(({ data }) => data?.lessons ?? []).filter(isDated);
  return {
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
    byDay: Map.groupBy(lessons, ({ scheduledDate }) => dayOf(new Date(scheduledDate))) as LessonsByDay,
  };
};

/** The lesson whose date is being set. */
export const useLesson = (lessonId: number) => api.lessons.get.useQuery({ lessonId }, { staleTime: 0, gcTime: 0 });

/** A course's lessons that have no date yet. */
export const useUndated = (courseId: number | undefined) =>
  api.lessons.ofCourse.useQuery(courseId === undefined ? skipToken : { courseId }, {
    staleTime: 0,
    select: ({ lessons }) => lessons.filter(({ scheduledAt }) => scheduledAt === null),
  });

type Dating = { lesson: { id: number; title: string }; scheduledAt: string | null; cancelled: boolean };
/** @param done is shown when it was done. */
export type GiveDate = (dating: Dating, done: string, onDone?: () => void) => void;

/** Sets, changes, cancels or removes a date, and shows the result. `changes` counts those that were saved. */
export const useDating = () => {
  const cache = api.useUtils();
  const [changes, setChanges] = useState(0);
  const schedule = api.lessons.schedule.useMutation({
    onSuccess: () => Promise.all([cache.lessons.invalidate(), cache.courses.invalidate()]),
  });
  const giveDate: GiveDate = ({ lesson, scheduledAt, cancelled }, done, onDone) =>
    schedule.mutate(
      { lessonId: lesson.id, scheduledAt, cancelled },
      {
        onSuccess: () => {
          toast({ title: done, description: lesson.title });
          onDone?.();
          setChanges(count => count + 1);
        },
        onError: error => toast({ title: 'Erro', description: errorText(error), variant: 'destructive' }),
      },
    );
  return { giveDate, changes, isSaving: schedule.isPending };
};
