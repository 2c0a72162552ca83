import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { UsersFilters } from './users-filters.ts';

export const useUsers = ({ search, role, state, page }: UsersFilters) =>
  api.users.list.useQuery({ search, role, state, page }, { placeholderData: keepPreviousData });

/** An administrator's changes of an account; each one shows in the lists and in the log. */
export const useAccountChanges = () => {
  const cache = api.useUtils();
  const options = {
    onSettled: () => {
      void cache.users.list.invalidate();
      void cache.audit.list.invalidate();
    },
  };
  return {
    invite: api.users.invite.useMutation(options),
    setRole: api.users.setRole.useMutation(options),
    setEmail: api.users.setEmail.useMutation(options),
    deactivate: api.users.deactivate.useMutation(options),
    reactivate: api.users.reactivate.useMutation(options),
    approve: api.users.approve.useMutation(options),
    // The dialog stays until the row is gone, so that the focus does not go back to what is about to go.
    eraseStudent: api.privacy.eraseStudent.useMutation({
      onSettled: () => Promise.all([cache.users.list.invalidate(), cache.audit.list.invalidate()]),
    }),
    makeResetLink: api.users.makeResetLink.useMutation(options),
  };
};
