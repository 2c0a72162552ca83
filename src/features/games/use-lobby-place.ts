import { useSearchParams } from 'wouter';
import type { SessionUser } from '../../shared/session/session.tsx';
import { type LobbyPlace, placeFrom, queryOf, tabsFor } from './lobby.ts';

/** Where one is in the lobby, kept in the address so that "back", a reload and a link find it again. */
export const useLobbyPlace = (role: SessionUser['role']) => {
  const [query, setQuery] = useSearchParams();
  const tabs = tabsFor(role);
  const place = placeFrom(query, tabs);
  const go = (next: Partial<LobbyPlace>, options?: { replace: boolean }) => setQuery(queryOf(next), options);
  return { tabs, place, go };
};
