import { api } from '../../../lib/api.ts';

/** What a child asked its guardians for. Approved ones are among the purchases. */
export const useOwnRequests = () =>
  api.guardians.requests.useQuery(undefined, {
    select: ({ requests }) => requests.filter(({ state }) => state === 'waiting' || state === 'declined'),
  });

export const useWithdraw = () => {
  const cache = api.useUtils();
  return api.guardians.withdraw.useMutation({ onSettled: () => cache.guardians.requests.invalidate() });
};
