import { useSearchParams } from 'wouter';
import { readUrlState, type UrlFields, writeUrlState } from './url-state.ts';

export type SetUrlState<State> = (change: Partial<State>, options?: { replace: boolean }) => void;

/**
 * State that stands in the address: `const [filters, setFilters] = useUrlState(usersFields)`. A change is a step one
 * can go back from, unless it replaces the address, as a letter typed does.
 */
export const useUrlState = <State extends object>(fields: UrlFields<State>) => {
  const [query, setQuery] = useSearchParams();
  // From what the address says by then: a search that was typed settles a moment later.
  const setState: SetUrlState<State> = (change, options) =>
    setQuery(current => writeUrlState(fields, { ...readUrlState(fields, current), ...change }, current), options);
  return [readUrlState(fields, query), setState] as const;
};
