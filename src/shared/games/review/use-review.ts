import { api } from '../../../lib/api.ts';

const ASK_EVERY_MS = 1_500;

/** A game's review: none until it is asked for; then it is asked after until it is done. */
export const useReview = (gameId: number) => {
  const asking = api.gameReviews.ask.useMutation();
  const isAsked = asking.data !== undefined;
  const { data, error, refetch } = api.gameReviews.get.useQuery(
    { gameId },
    {
      enabled: isAsked && asking.data.review.status !== 'done',
      refetchInterval: query => (query.state.data?.review.status === 'done' ? false : ASK_EVERY_MS),
    },
  );
  return {
    ask: () => asking.mutate({ gameId }),
    isAsked: asking.isPending || isAsked,
    /** Undefined until it was asked for. */
    review: data?.review ?? asking.data?.review,
    error: asking.error ?? error,
    retry: () => (isAsked ? void refetch() : asking.mutate({ gameId })),
  };
};
