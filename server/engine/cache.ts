import type { Engine, SearchResult } from './engine.ts';

/** A result of a level that looks at every move takes about 15 kB. */
const RESULTS_KEPT = 500;

/** Remembers the latest results. A request for a position that is being searched waits for that search. */
export const withCache = (engine: Engine, kept = RESULTS_KEPT): Engine => {
  const results = new Map<string, Promise<SearchResult>>();
  const remember = (key: string, result: Promise<SearchResult>): Promise<SearchResult> => {
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > kept && oldest !== undefined) results.delete(oldest);
    return result;
  };
  const forget = (key: string, result: Promise<SearchResult>): void => {
    if (results.get(key) === result) results.delete(key);
  };
  return {
    ...engine,
    search: (request, asker) => {
      const key = JSON.stringify(request);
      const known = results.get(key);
      if (known) return remember(key, known);
      const result = engine.search(request, asker);
      result.catch(() => forget(key, result));
      return remember(key, result);
    },
  };
};
