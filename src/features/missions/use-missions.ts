import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

export const useSummary = () => api.missions.summary.useQuery();

/**
 * Claims a mission's reward. XP, coins, level, achievements change with it: everything on the screen is fetched again.
 */
export const useClaim = () => {
  const cache = api.useUtils();
  return api.missions.claim.useMutation({
    onSuccess: () => cache.invalidate(),
    onError: error => {
      toast({ title: 'Não foi possível resgatar a missão', description: errorText(error), variant: 'destructive' });
      // The day may have ended, or another window was faster.
      void cache.missions.invalidate();
    },
  });
};
