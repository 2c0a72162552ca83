import { useLocation, useSearchParams } from 'wouter';
import { hrefOf, TAB } from './puzzles-view.ts';

const FIRST = 'ia';

/** Which tab of the practice area is open, kept in the address. */
export const useTab = () => {
  const [query] = useSearchParams();
  const [, go] = useLocation();
  const open = (tab: string) => go(tab === TAB ? hrefOf({}) : '/practice');
  return [query.get('aba') === TAB ? TAB : FIRST, open] as const;
};
