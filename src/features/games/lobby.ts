import { ChartColumn, History, type LucideIcon, Microscope, Swords } from 'lucide-react';
import { choiceField, hrefWith, numberField, pageField, textField, type UrlState } from '../../lib/url-state.ts';

export type LobbyTab = 'jogar' | 'ranking' | 'historico' | 'analise';
type TabEntry = { value: LobbyTab; label: string; icon: LucideIcon; professorsOnly?: true };

const TABS: readonly TabEntry[] = [
  { value: 'jogar', label: 'Jogar', icon: Swords },
  { value: 'ranking', label: 'Ranking', icon: ChartColumn },
  { value: 'historico', label: 'Histórico', icon: History },
  { value: 'analise', label: 'Análise', icon: Microscope, professorsOnly: true },
];

/** The tabs that somebody finds in the lobby. */
export const tabsFor = (teaches: boolean): readonly TabEntry[] =>
  TABS.filter(({ professorsOnly }) => !professorsOnly || teaches);

/** Which games the history shows; the words are the address's, in the language of whoever reads it. */
export const HISTORY_FILTERS = [
  { value: 'todas', label: 'Todas', mode: undefined },
  { value: 'partidas', label: 'Partidas', mode: 'matches' },
  { value: 'pratica', label: 'Prática', mode: 'practice' },
] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]['value'];

export const MAX_SEARCH = 100;

/** What the lobby shows. A professor has a tab more. */
export const lobbyFields = (teaches: boolean) => ({
  tab: choiceField<LobbyTab, LobbyTab>(
    'aba',
    tabsFor(teaches).map(({ value }) => value),
    'jogar',
  ),
  filter: choiceField<HistoryFilter, HistoryFilter>(
    'tipo',
    HISTORY_FILTERS.map(({ value }) => value),
    'todas',
  ),
  search: textField('busca', MAX_SEARCH),
  page: pageField(),
  /** The one that is open. */
  game: numberField('partida'),
});
export type LobbyView = UrlState<ReturnType<typeof lobbyFields>>;

export const HISTORY_HREF = hrefWith('/partidas', lobbyFields(false), { tab: 'historico' });
