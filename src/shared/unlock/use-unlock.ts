import { api } from '../../lib/api.ts';

/** Coins, courses and enrollments change with it; and a refusal may mean that what is on the screen is old. */
export const useUnlock = () => {
  const cache = api.useUtils();
  return api.enrollments.unlock.useMutation({
    onSuccess: () => cache.invalidate(),
    onError: () => void cache.invalidate(),
  });
};
