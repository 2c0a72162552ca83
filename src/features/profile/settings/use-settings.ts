import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { toast } from '../../../ui/toast-store.ts';

/** How the server says that the typed password is not the account's. */
export const WRONG_PASSWORD = 'Senha atual incorreta';

/** Changes the user's password; their other sessions end, and the tokens that are not kept. */
export const useChangePassword = (onChanged: () => void) => {
  const cache = api.useUtils();
  return api.auth.changePassword.useMutation({
    onSuccess: () => {
      void cache.auth.sessions.invalidate();
      void cache.tokens.list.invalidate();
      toast({ title: 'Senha alterada!', description: 'As outras sessões foram encerradas.' });
      onChanged();
    },
  });
};

/** Changes the email with which the user signs in. */
export const useChangeEmail = (onChanged: () => void) => {
  const cache = api.useUtils();
  return api.auth.changeEmail.useMutation({
    onSuccess: changed => {
      cache.auth.me.setData(undefined, changed);
      cache.profile.get.setData(undefined, changed);
      toast({ title: 'Email alterado!', description: `Agora você entra com ${changed.user.email}.` });
      onChanged();
    },
  });
};

/** The user's sessions. They change elsewhere, so each visit fetches them again. */
export const useSessions = () => api.auth.sessions.useQuery(undefined, { staleTime: 0 });

const failed = (error: unknown): void =>
  toast({ title: 'Erro ao encerrar sessão', description: errorText(error), variant: 'destructive' });

/** @param onEnd moves the focus, which the disabled button lost. */
export const useEndSession = (onEnd: () => void) => {
  const cache = api.useUtils();
  return api.auth.endSession.useMutation({
    onSuccess: () => toast({ title: 'Sessão encerrada' }),
    onError: failed,
    // Also after a failure: it may have been over already.
    onSettled: () => {
      onEnd();
      return cache.auth.sessions.invalidate();
    },
  });
};

export const useEndOtherSessions = (onEnd: () => void) => {
  const cache = api.useUtils();
  return api.auth.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => toast({ title: plural(ended, 'sessão encerrada', 'sessões encerradas') }),
    onError: failed,
    onSettled: () => {
      onEnd();
      return cache.auth.sessions.invalidate();
    },
  });
};
