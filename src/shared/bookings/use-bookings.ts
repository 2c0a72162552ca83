import { api } from '../../lib/api.ts';

/**
 * Coins, seats and counts change with it: everything on the screen is asked for again before it counts as done. A
 * refusal too may mean that what is shown is old.
 */
export const useRefreshing = () => {
  const cache = api.useUtils();
  return { onSuccess: () => cache.invalidate(), onError: () => void cache.invalidate() };
};

export const useEnrollInProgram = () => api.youth.enroll.useMutation(useRefreshing());
export const useEnterTournament = () => api.tournaments.enter.useMutation(useRefreshing());
export const useCancelBooking = () => api.bookings.cancel.useMutation(useRefreshing());
