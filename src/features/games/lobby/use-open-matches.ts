import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Soon enough for a challenge, and for somebody who comes in. */
const EVERY_MS = 3_000;

/** Who of the school or of a class is here, and the own matches; asking also notes that the user is here. */
export const useOpenMatches = (classId?: number) =>
  api.matches.lobby.useQuery(classId === undefined ? undefined : { classId }, {
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

const useOutcome = () => {
  const cache = api.useUtils();
  return {
    onSettled: () => void cache.matches.lobby.invalidate(),
    onError: (error: unknown) => toast({ title: errorText(error), variant: 'destructive' as const }),
  };
};

/** Makes a match, or accepts a challenge, and goes to its board. */
export const useCreateMatch = () => {
  const [, navigate] = useLocation();
  return api.matches.create.useMutation({
    ...useOutcome(),
    onSuccess: ({ match }) => navigate(`/partidas/${match.id}`),
  });
};
export const useAcceptMatch = () => {
  const [, navigate] = useLocation();
  return api.matches.accept.useMutation({
    ...useOutcome(),
    onSuccess: ({ match }) => navigate(`/partidas/${match.id}`),
  });
};

export const useDeclineMatch = () => api.matches.decline.useMutation(useOutcome());
export const useCancelMatch = () => api.matches.abort.useMutation(useOutcome());
