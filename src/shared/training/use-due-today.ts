import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import { useNewDay } from '../../lib/use-new-day.ts';

/** What is asked already is not asked twice: a window that comes back says so in two ways. */
const ONCE = { cancelRefetch: false };

/** How much of each kind the viewer should see again today; asked again when the day changes. */
export const useDueToday = () => {
  const { training, chapters } = api.useUtils();
  const due = api.training.due.useQuery();
  const askAgain = useCallback(() => {
    void training.due.invalidate(undefined, undefined, ONCE);
    void chapters.due.invalidate(undefined, undefined, ONCE);
  }, [training, chapters]);
  useNewDay(due.dataUpdatedAt, askAgain);
  return due;
};
