import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What a professor does to a game of their students; the board shows it as it shows a move, by its news. */
export const useStaffActs = () => {
  const cache = api.useUtils();
  const outcome = {
    onSettled: () => void cache.matches.wall.invalidate(),
    onError: (error: unknown) => toast({ title: errorText(error), variant: 'destructive' as const }),
  };
  return {
    pause: api.matches.pause.useMutation(outcome),
    resume: api.matches.resume.useMutation(outcome),
    adjust: api.matches.adjust.useMutation(outcome),
    end: api.matches.end.useMutation(outcome),
  };
};
export type StaffActs = ReturnType<typeof useStaffActs>;
