import { api } from '../../lib/api.ts';

/** What is behind the bell. */
export const useNotices = () => api.notifications.list.useQuery();

/** Asks for news, and says that what is there has been seen. */
export const useSeeNotices = () => {
  const cache = api.useUtils();
  const read = api.notifications.read.useMutation({
    // The list keeps showing what was new when it was opened; only the count falls.
    onSuccess: ({ unread }) => cache.notifications.list.setData(undefined, known => known && { ...known, unread }),
  });
  return async () => {
    await cache.notifications.list.invalidate();
    const { notifications = [], unread = 0 } = cache.notifications.list.getData() ?? {};
    const newest = notifications[0];
    if (newest && unread > 0) read.mutate({ upTo: Math.max(...notifications.map(({ id }) => id)) });
  };
};
