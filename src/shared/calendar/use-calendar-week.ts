import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The week of a day, or this one. */
export const useCalendarWeek = (day?: string) =>
  api.calendar.week.useQuery(day === undefined ? {} : { day }, { placeholderData: keepPreviousData });
