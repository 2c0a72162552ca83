import { useSearchParams } from 'wouter';
import { filterFrom, queryOf, type StoreFilter } from './store-filters.ts';

export type SetFilter = (change: Partial<StoreFilter>, options?: { replace: boolean }) => void;

/** The filter, kept in the address so that "back" and a shared link find it again. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  /** A choice is a step one can go back from; a letter typed is not. */
  const setFilter: SetFilter = (change, options) =>
    setQuery(current => queryOf({ ...filterFrom(current), ...change }), options);
  return { filter: filterFrom(query), setFilter };
};
