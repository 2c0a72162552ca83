import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { api } from '../../lib/api.ts';
import { tellOtherTabs } from '../../lib/session-news.ts';
import { pageAfterSignIn } from '../../shared/session/wanted-page.ts';

/** Signs a user in: clears the cache of an earlier user, sets the session, opens the page that was wanted. */
export const useEntrance = () => {
  const queries = useQueryClient();
  const cache = api.useUtils();
  const [, navigate] = useLocation();
  return ({ user }: { user: User }) => {
    // What is on the screen (the session itself, the sign-in options) belongs to nobody and is observed: it stays.
    queries.removeQueries({ predicate: query => !query.isActive() });
    cache.auth.me.setData(undefined, { user });
    tellOtherTabs();
    // In place of the entrance, so that going back does not lead to it.
    navigate(pageAfterSignIn(), { replace: true });
  };
};

export const useLogin = () => api.auth.login.useMutation({ onSuccess: useEntrance() });
export const useRegister = () => api.auth.register.useMutation({ onSuccess: useEntrance() });

/** Whether a new professor has to be approved by the school. */
export const useAreProfessorsApproved = () => api.auth.options.useQuery().data?.professorApproval ?? false;

/** Whether the school shows its demo accounts. */
export const useIsDemo = () => api.auth.options.useQuery().data?.demo ?? false;
