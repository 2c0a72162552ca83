import { api } from '../../lib/api.ts';

/** What a booking is called: for a tournament, for a programme. */
export type BookingWord = 'inscrição' | 'matrícula';

/**
 * A booking changes coins and counts: everything on the screen is fetched again before it counts as done. A refusal
 * too may mean that what is shown is old.
 */
const useRefreshing = () => {
  const cache = api.useUtils();
  return { onSuccess: () => cache.invalidate(), onError: () => void cache.invalidate() };
};

export const useEnrollInProgram = () => api.youth.enroll.useMutation(useRefreshing());
export const useEnterTournament = () => api.tournaments.enter.useMutation(useRefreshing());
export const useCancelBooking = () => api.bookings.cancel.useMutation(useRefreshing());
