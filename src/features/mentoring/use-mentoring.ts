import { keepPreviousData } from '@tanstack/react-query';
import type { SlotsInput } from '../../../server/features/mentoring/mentoring.schema.ts';
import { getQueryKey } from '@trpc/react-query';
import { api } from '../../lib/api.ts';
import { useFurtherPages } from '../../lib/use-further-pages.ts';

/** The programmes and the mentors. */
export const useMentoring = () => api.mentoring.overview.useQuery();

const MORE = 100;

/** The slots that can be booked: the soonest, and the pages that were asked for. */
export const useSlots = (wanted: Pick<SlotsInput, 'mentorId' | 'program'>) => {
  const { client } = api.useUtils();
  const soonest = api.mentoring.slots.useQuery(wanted, { placeholderData: keepPreviousData });
  const further = useFurtherPages({
    queryKey: [...getQueryKey(api.mentoring.slots), wanted],
    shown: soonest.data?.slots ?? [],
    total: soonest.data?.total ?? 0,
    pageSize: MORE,
    fetchPage: (asked, signal) => client.mentoring.slots.query({ ...wanted, ...asked }, { signal }),
    rowsOf: answer => answer.slots,
  });
  return { soonest, ...further };
};

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
