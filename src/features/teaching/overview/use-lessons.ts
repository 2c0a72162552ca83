import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { type OverviewPlace, statusIn } from './overview-filters.ts';

export const useLessons = ({ tab, search, courseId, page }: OverviewPlace) =>
  api.lessons.taught.useQuery(
    { status: statusIn(tab), search: search || undefined, courseId, page },
    { placeholderData: keepPreviousData },
  );
