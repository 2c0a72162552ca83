import type { User } from '../../../server/features/auth/auth.schema.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';

/** The profile as the server keeps it; until it answers, what the session knows. */
export const useProfile = (sessionUser: User): User => api.profile.get.useQuery().data?.user ?? sessionUser;

export const useSaveProfile = (onSaved: () => void) => {
  const cache = api.useUtils();
  return api.profile.save.useMutation({
    onSuccess: saved => {
      cache.profile.get.setData(undefined, saved);
      cache.auth.me.setData(undefined, saved);
      toast({ title: 'Perfil atualizado!', description: 'Suas informações foram salvas com sucesso.' });
      onSaved();
    },
    onError: () =>
      toast({ title: 'Erro ao atualizar perfil', description: 'Tente novamente mais tarde.', variant: 'destructive' }),
  });
};
