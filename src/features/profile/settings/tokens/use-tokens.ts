import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';

/** The user's tokens. Their last use changes elsewhere, so each visit fetches them again. */
export const useTokens = () => api.tokens.list.useQuery(undefined, { staleTime: 0 });

export const useCreateToken = () => {
  const cache = api.useUtils();
  return api.tokens.create.useMutation({ onSuccess: () => void cache.tokens.list.invalidate() });
};

/** @param onEnd moves the focus, which was lost with the row. */
export const useRevokeToken = (onEnd: () => void) => {
  const cache = api.useUtils();
  return api.tokens.revoke.useMutation({
    onSuccess: () => toast({ title: 'Token revogado', description: 'Quem o usa já não entra.' }),
    onError: error => toast({ title: 'Erro ao revogar token', description: errorText(error), variant: 'destructive' }),
    // Also after a failure: it may have been revoked elsewhere.
    onSettled: () => {
      onEnd();
      return cache.tokens.list.invalidate();
    },
  });
};
