import { api } from '../../lib/api.ts';
import type { SessionUser } from './session.tsx';

/** Whether somebody has the professor's side: professors, and administrators who also teach. */
export const isTeacher = ({ role, alsoTeaches }: Pick<SessionUser, 'role' | 'alsoTeaches'>): boolean =>
  role === 'professor' || (role === 'admin' && alsoTeaches);

/** Opens the professor's side to an administrator, or closes it. */
export const useTeachToo = ({ fullName }: Pick<SessionUser, 'fullName'>) => {
  const cache = api.useUtils();
  const { mutate, isPending, error } = api.profile.save.useMutation({
    onSuccess: saved => {
      cache.profile.get.setData(undefined, saved);
      cache.auth.me.setData(undefined, saved);
    },
  });
  return { setTeaches: (alsoTeaches: boolean) => mutate({ fullName, alsoTeaches }), isPending, error };
};
