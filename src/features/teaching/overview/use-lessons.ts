import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { type OverviewFilters, statusIn } from './overview-filters.ts';

export const useLessons = ({ tab, search, courseId, page }: OverviewFilters) =>
  api.lessons.taught.useQuery(
    { status: statusIn(tab), search: search || undefined, courseId, page },
    { placeholderData: keepPreviousData },
  );
