import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { Steps } from './review-here.ts';

const ASK_EVERY_MS = 1_500;
/** The server leaves a review to a browser for a minute from each time that it asks. */
const KEEP_EVERY_MS = 20_000;

/** One core is enough for the engine, but not for the engine and the page. */
const LEAST_CORES = 2;

/** Whether this device is to review: it can, it is not weak, and nobody pays dear for the 1.2 MB of the engine. */
const canReview = (): boolean => {
  const device: Navigator & { connection?: { saveData?: boolean } } = navigator;
  const isAble = typeof Worker === 'function' && typeof WebAssembly === 'object';
  return isAble && device.hardwareConcurrency >= LEAST_CORES && device.connection?.saveData !== true;
};

/**
 * A game's review: the one that is there, or none until it is asked for. This browser evaluates the positions for as
 * long as the game is looked at, and hands them to the server; where it cannot, or fails, the server does it all.
 * @param positions every position of the game in FEN, the first included.
 * @param isThere whether its review is done.
 */
export const useReview = (gameId: number, positions: readonly string[], isThere: boolean) => {
  const { client } = api.useUtils();
  const [steps, setSteps] = useState<Steps | null>(null);
  const [isDelivered, setIsDelivered] = useState(false);
  const asking = api.gameReviews.ask.useMutation();
  const { data: asked, mutate } = asking;
  const isDone = asked?.review.status === 'done';
  const isHere = asked?.by === 'browser' && !isDone && !isDelivered;
  const { data, error, refetch } = api.gameReviews.get.useQuery(
    { gameId },
    {
      enabled: (isThere || asked !== undefined) && !isDone && !isHere,
      refetchInterval: query => (query.state.data?.review.status === 'done' ? false : ASK_EVERY_MS),
    },
  );

  useEffect(() => {
    if (!isHere) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = () => client.gameReviews.ask.mutate({ gameId, by: 'browser' }).catch(() => undefined);
    const keeping = setInterval(() => void keep(), KEEP_EVERY_MS);
    void import('./review-here.ts')
      .then(({ evaluateHere }) => evaluateHere(positions, { signal, onStep: setSteps }))
      .then(evaluations => client.gameReviews.deliver.mutate({ gameId, evaluations }, { signal }))
      .then(() => setIsDelivered(true))
      .catch(() => {
        if (!signal.aborted) mutate({ gameId, by: 'server' });
      })
      .finally(() => clearInterval(keeping));
    return () => {
      clearInterval(keeping);
      leaving.abort();
    };
  }, [isHere, gameId, positions, client, mutate]);

  const ask = () => mutate({ gameId, by: canReview() ? 'browser' : 'server' });
  const review = data?.review ?? asked?.review;
  return {
    ask,
    isAsked: asking.isPending || review !== undefined,
    /** Whether one that is there is on its way. */
    isLoading: isThere && review === undefined,
    /** Undefined until it was asked for. */
    review,
    /** How far this browser has come with it; null where the server reviews. */
    steps: isHere ? steps : null,
    error: asking.error ?? error,
    retry: () => (isThere || asked ? void refetch() : ask()),
  };
};
