import { api } from '../../../lib/api.ts';

/** Whether the school writes to the user, and whether they want it. Not asked where the account has no email. */
export const useMails = (hasEmail: boolean) => api.mails.settings.useQuery(undefined, { enabled: hasEmail }).data;

export const useSaveMails = () => {
  const cache = api.useUtils();
  return api.mails.save.useMutation({ onSuccess: saved => cache.mails.settings.setData(undefined, saved) });
};
