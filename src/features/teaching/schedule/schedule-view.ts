import { dayIn, monthIn, monthOf } from './calendar.ts';

/** Where one is in the calendar: all of it stands in the address. `lessonId` is the lesson whose date is being set. */
export type SchedulePlace = {
  month: string;
  day: string | undefined;
  courseId: number | undefined;
  lessonId: number | undefined;
};

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const placeFrom = (query: URLSearchParams, today: string): SchedulePlace => {
  const day = dayIn(query.get('dia'));
  return {
    day,
    month: monthIn(query.get('mes')) ?? monthOf(day ?? today),
    courseId: whole(query.get('curso')),
    lessonId: whole(query.get('aula')),
  };
};

/** The address of a place; what is as usual is left out. */
export const queryOf = ({ month, day, courseId, lessonId }: SchedulePlace, today: string): Record<string, string> => ({
  ...(month !== monthOf(day ?? today) && { mes: month }),
  ...(day && { dia: day }),
  ...(courseId && { curso: String(courseId) }),
  ...(lessonId && { aula: String(lessonId) }),
});
