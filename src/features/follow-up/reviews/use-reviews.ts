import { keepPreviousData } from '@tanstack/react-query';
import type { Review, ReviewsInput } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';

export type ReviewFilters = { state: ReviewsInput['state']; courseId: number | undefined; page: number };

export const useReviews = ({ state, courseId, page }: ReviewFilters) =>
  api.professor.reviews.useQuery({ state, courseId, page }, { placeholderData: keepPreviousData });

export type Verdict = { review: Review; points: number; feedback: string };

/**
 * Grades an answer and shows the result. A grade changes scores, courses, statistics and reports, so all of them are
 * loaded again.
 */
export const useGrading = (onGraded: (answerId: number) => void) => {
  const cache = api.useUtils();
  const mutation = api.professor.grade.useMutation({ onSuccess: () => cache.invalidate() });
  const grade = ({ review: { answerId, studentName }, points, feedback }: Verdict) =>
    mutation.mutate(
      { answerId, points, feedback: feedback.trim() || null },
      {
        onSuccess: ({ passed }) => {
          toast({
            title: 'Resposta corrigida',
            description: passed
              ? `${studentName} passou no quiz e recebeu um aviso.`
              : `${studentName} recebeu um aviso.`,
          });
          onGraded(answerId);
        },
        onError: error => toast({ title: 'Erro ao corrigir', description: errorText(error), variant: 'destructive' }),
      },
    );
  return { grade, isSaving: mutation.isPending };
};
