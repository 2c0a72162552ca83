import { keepPreviousData } from '@tanstack/react-query';
import type { ReviewsInput } from '../../../../server/features/professor/professor.schema.ts';
import { api } from '../../../lib/api.ts';

export type ReviewsPlace = { state: ReviewsInput['state']; courseId: number | undefined; page: number };

export const useReviews = (place: ReviewsPlace) => api.professor.reviews.useQuery(place, { placeholderData: keepPreviousData });

/** A grade changes scores, courses, statistics, reports: all of it is asked for anew. */
export const useGrade = () => {
  const cache = api.useUtils();
  return api.professor.grade.useMutation({ onSuccess: () => cache.invalidate() });
};
