import { keepPreviousData } from '@tanstack/react-query';
import type { SlotsInput } from '../../../server/features/mentoring/mentoring.schema.ts';
import { api } from '../../lib/api.ts';

/** The programmes and the mentors. */
export const useMentoring = () => api.mentoring.overview.useQuery();

/** The slots that can be booked. */
export const useSlots = (wanted: SlotsInput) =>
  api.mentoring.slots.useQuery(wanted, { placeholderData: keepPreviousData });

/**
 * A booking changes coins, slots and sessions: everything on the screen is fetched again. A refusal too may mean that
 * what is shown is old.
 */
const useRefreshing = () => {
  const cache = api.useUtils();
  return { onSuccess: () => cache.invalidate(), onError: () => void cache.invalidate() };
};

export const useBook = () => api.mentoring.book.useMutation(useRefreshing());
export const useCancel = () => api.bookings.cancel.useMutation(useRefreshing());

/** The student's next meetings with mentors. */
export const useSessions = () =>
  api.bookings.upcoming.useQuery(undefined, {
    select: ({ sessions }) => sessions.filter(({ kind }) => kind === 'slot'),
  });

export const useBookings = (page: number) =>
  api.bookings.list.useQuery({ page }, { placeholderData: keepPreviousData });
