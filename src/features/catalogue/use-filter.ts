import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type CatalogueFilter, filterFrom, queryOf } from './filter.ts';

const DEBOUNCE_MS = 300;

/** The filter, kept in the address so that "back" and a shared link find it again. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = filterFrom(query);
  /** A choice is a step one can go back from; a letter typed is not. */
  const setFilter = (change: Partial<CatalogueFilter>, options?: { replace: boolean }) =>
    setQuery(current => queryOf({ ...filterFrom(current), ...change }), options);
  return { filter, setFilter };
};

/** Text that is shown at once and handed on when the typing rests. */
export const useDebouncedText = (settled: string, settle: (text: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Left alone, the timer would bring the reader back here from the next page.
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settle(text);
      setTyped(undefined);
    }, DEBOUNCE_MS);
  };
  return [typed ?? settled, type] as const;
};
