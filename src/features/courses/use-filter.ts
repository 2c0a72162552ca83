import { useSearchParams } from 'wouter';
import { type CatalogueFilter, filterFrom, queryOf } from './catalogue-filters.ts';

/** The filter, kept in the address so that "back" and a shared link find it again. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = filterFrom(query);
  /** A choice is a step one can go back from; a letter typed is not. */
  const setFilter = (change: Partial<CatalogueFilter>, options?: { replace: boolean }) =>
    setQuery(current => queryOf({ ...filterFrom(current), ...change }), options);
  return { filter, setFilter };
};
