import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { watchClassmates } from '../../../shared/matches/live-wall.ts';
import { toast } from '../../../ui/toast-store.ts';
import { classmatesAfter } from '../wall/wall-game.ts';

/** While no news comes by itself. */
const POLL_MS = 5_000;

/** The games of classmates, live. */
export const useClassmates = () => {
  const cache = api.useUtils();
  const [isLive, setLive] = useState(false);
  const found = api.matches.classmates.useQuery(undefined, { refetchInterval: isLive ? false : POLL_MS });
  const isAllowed = found.data?.allowed === true;
  useEffect(() => {
    if (!isAllowed) return undefined;
    return watchClassmates({
      onNews: news => cache.matches.classmates.setData(undefined, was => was && classmatesAfter(was, news)),
      onLive: setLive,
    });
  }, [cache, isAllowed]);
  return found;
};

/** Whether classmates may watch one's own games. */
export const useShowGames = () => {
  const cache = api.useUtils();
  return api.matches.showGames.useMutation({
    onSuccess: ({ shown }) => cache.matches.classmates.setData(undefined, was => was && { ...was, shown }),
    onError: error => toast({ title: errorText(error), variant: 'destructive' }),
  });
};
