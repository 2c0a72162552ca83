import { numberField, type UrlField } from '../../../lib/url-state.ts';
import { type SetUrlState, useUrlState } from '../../../lib/use-url-state.ts';
import { dayField, monthIn, monthOf } from '../../../shared/calendar/days.ts';

const monthField: UrlField<string | undefined> = {
  name: 'mes',
  default: undefined,
  parse: text => monthIn(text),
  format: month => month,
};

const scheduleFields = {
  month: monthField,
  day: dayField,
  courseId: numberField('curso'),
  /** The lesson whose date is being set. */
  lessonId: numberField('aula'),
};

type ScheduleView = {
  month: string;
  day: string | undefined;
  courseId: number | undefined;
  lessonId: number | undefined;
};

/** What the calendar shows. The month stands in the address only where it is not that of the day, or of today. */
export const useScheduleView = (today: string): readonly [ScheduleView, SetUrlState<ScheduleView>] => {
  const [stored, setStored] = useUrlState(scheduleFields);
  const view: ScheduleView = { ...stored, month: stored.month ?? monthOf(stored.day ?? today) };
  const setView: SetUrlState<ScheduleView> = (change, options) => {
    const next = { ...view, ...change };
    setStored({ ...next, month: next.month === monthOf(next.day ?? today) ? undefined : next.month }, options);
  };
  return [view, setView];
};
