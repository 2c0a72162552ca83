import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/**
 * Whose password a link changes. It is asked by POST, so that the secret stands in no address, and kept no longer than
 * the page.
 */
export const useLinkOwner = (secret: string) => {
  const { client } = api.useUtils();
  return useQuery({
    queryKey: ['link-owner', secret],
    queryFn: () => client.users.linkOwner.mutate({ secret }),
    gcTime: 0,
  });
};
