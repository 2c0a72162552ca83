/** What is open in the lobby, as the address carries it; what the address gets wrong is not there. */
import { ChartColumn, History, type LucideIcon, Microscope, Swords } from 'lucide-react';
import type { SessionUser } from '../../shared/session/session.tsx';

export type LobbyTab = 'jogar' | 'ranking' | 'historico' | 'analise';
type TabEntry = { value: LobbyTab; label: string; icon: LucideIcon; professorsOnly?: true };

const TABS: readonly TabEntry[] = [
  { value: 'jogar', label: 'Jogar', icon: Swords },
  { value: 'ranking', label: 'Ranking', icon: ChartColumn },
  { value: 'historico', label: 'Histórico', icon: History },
  { value: 'analise', label: 'Análise', icon: Microscope, professorsOnly: true },
];

/** The tabs that somebody finds in the lobby. */
export const tabsFor = (role: SessionUser['role']): readonly TabEntry[] =>
  TABS.filter(({ professorsOnly }) => !professorsOnly || role === 'professor');

/** Which games the history shows; the words are the address's, in the language of whoever reads it. */
export const HISTORY_FILTERS = [
  { value: 'todas', label: 'Todas', mode: undefined },
  { value: 'partidas', label: 'Partidas', mode: 'matches' },
  { value: 'pratica', label: 'Prática', mode: 'practice' },
] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]['value'];

export type LobbyPlace = {
  tab: LobbyTab;
  page: number;
  filter: HistoryFilter;
  search: string;
  /** The one that is open. */ game: number | undefined;
};
const ENTRANCE: LobbyPlace = { tab: 'jogar', page: 1, filter: 'todas', search: '', game: undefined };

/** What the server takes at most. */
const LAST_PAGE = 100_000;
export const MAX_SEARCH = 100;

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const placeFrom = (query: URLSearchParams, tabs: readonly TabEntry[]): LobbyPlace => ({
  tab: tabs.find(({ value }) => value === query.get('aba'))?.value ?? ENTRANCE.tab,
  page: Math.min(whole(query.get('pagina')) ?? ENTRANCE.page, LAST_PAGE),
  filter: HISTORY_FILTERS.find(({ value }) => value === query.get('tipo'))?.value ?? ENTRANCE.filter,
  search: (query.get('busca') ?? '').slice(0, MAX_SEARCH),
  game: whole(query.get('partida')),
});

/** Only what differs from the entrance stands in the address. */
export const queryOf = (place: Partial<LobbyPlace>): URLSearchParams => {
  const { tab, page, filter, search, game } = { ...ENTRANCE, ...place };
  const entries: [string, string, boolean][] = [
    ['aba', tab, tab !== ENTRANCE.tab],
    ['tipo', filter, filter !== ENTRANCE.filter],
    ['busca', search, search !== ''],
    ['pagina', String(page), page > 1],
    ['partida', String(game), game !== undefined],
  ];
  return new URLSearchParams(entries.flatMap(([name, value, isSaid]) => (isSaid ? [[name, value]] : [])));
};

export const HISTORY_HREF = `/partidas?${queryOf({ tab: 'historico' })}`;
