import { UserRole, UserState } from '../../../server/features/users/users.schema.ts';

/** Where one is in the list of accounts: all of it stands in the address. */
export type UsersPlace = { search: string; role: UserRole | undefined; state: UserState | undefined; page: number };

export const MAX_SEARCH = 100;

export const placeFrom = (query: URLSearchParams): UsersPlace => ({
  search: (query.get('busca') ?? '').slice(0, MAX_SEARCH),
  role: UserRole.safeParse(query.get('papel')).data,
  state: UserState.safeParse(query.get('situacao')).data,
  page: /^[1-9]\d{0,5}$/.test(query.get('pagina') ?? '') ? Number(query.get('pagina')) : 1,
});

/** The address of a place; what is as usual is left out. */
export const queryOf = ({ search, role, state, page }: UsersPlace): Record<string, string> => ({
  ...(search && { busca: search }),
  ...(role && { papel: role }),
  ...(state && { situacao: state }),
  ...(page > 1 && { pagina: String(page) }),
});

export const isFiltered = ({ search, role, state }: UsersPlace): boolean => Boolean(search || role || state);
