import { UserRole, UserState } from '../../../server/features/users/users.schema.ts';
import { choiceField, flagField, pageField, textField, type UrlState } from '../../lib/url-state.ts';

export const MAX_SEARCH = 100;

export const usersFields = {
  search: textField('busca', MAX_SEARCH),
  role: choiceField('papel', UserRole.options),
  state: choiceField('situacao', UserState.options),
  page: pageField(),
  /** The dashboard's first steps link straight to the form of a new account. */
  isInviting: flagField('nova'),
};
export type UsersFilters = UrlState<typeof usersFields>;

export const isFiltered = ({ search, role, state }: UsersFilters): boolean => Boolean(search || role || state);
