import {
  StoreCategory,
  StoreKind,
  StoreLevel,
  StoreSort,
  type StoreCount,
} from '../../../server/features/store/store.schema.ts';
import {
  choiceField,
  defaultsOf,
  textField,
  type UrlField,
  type UrlState,
  writeUrlState,
} from '../../lib/url-state.ts';
import type { Chip } from '../../ui/Chips.tsx';
import { kindLabels, levelLabels } from './store-labels.ts';

export const MAX_SEARCH = 100;

const maxPriceField: UrlField<number | undefined> = {
  name: 'ate',
  default: undefined,
  parse: text => (/^\d{1,5}$/.test(text) ? Number(text) : undefined),
  format: String,
};
const favouritesField: UrlField<boolean> = {
  name: 'favoritos',
  default: false,
  parse: text => text === 'sim',
  format: () => 'sim',
};

export const storeFields = {
  search: textField('busca', MAX_SEARCH),
  category: choiceField('categoria', StoreCategory.options),
  kind: choiceField('tipo', StoreKind.options),
  level: choiceField('nivel', StoreLevel.options),
  maxPrice: maxPriceField,
  favourites: favouritesField,
  sort: choiceField('ordem', StoreSort.options, 'featured'),
};
export type StoreFilters = UrlState<typeof storeFields>;
export const NO_FILTERS: StoreFilters = defaultsOf(storeFields);

export const isFiltered = (filters: StoreFilters): boolean => writeUrlState(storeFields, filters).size > 0;

/** The filters as the server is asked. */
export const inputOf = ({ search, favourites, ...rest }: StoreFilters) => ({
  ...rest,
  search: search.trim(),
  only: favourites ? ('favourites' as const) : undefined,
});

/** How many products there are of what these counts have in common. */
export const countOf = (counts: readonly StoreCount[], wanted: Partial<Omit<StoreCount, 'count'>>): number =>
  counts
    .filter(
      count =>
        (wanted.category === undefined || count.category === wanted.category) &&
        (wanted.kind === undefined || count.kind === wanted.kind) &&
        (wanted.level === undefined || count.level === wanted.level),
    )
    .reduce((sum, { count }) => sum + count, 0);

export const ALL = 'all';

/** 'Todos (25)', 'Tabuleiros (12)' …; without figures until they are known. */
export const kindChips = (counts: readonly StoreCount[] | undefined): Chip<StoreKind | typeof ALL>[] => [
  { value: ALL, label: 'Todos', ...(counts && { count: countOf(counts, { category: 'piece' }) }) },
  ...(['board', 'set', 'clock'] as const).map(kind => ({
    value: kind,
    label: kindLabels[kind].many,
    ...(counts && { count: countOf(counts, { kind }) }),
  })),
];

/** 'Todos os Níveis (8)', 'Iniciante (3)' … */
export const levelChips = (counts: readonly StoreCount[] | undefined): Chip<StoreLevel | typeof ALL>[] => [
  { value: ALL, label: 'Todos os Níveis', ...(counts && { count: countOf(counts, { category: 'notebook' }) }) },
  ...StoreLevel.options.map(level => ({
    value: level,
    label: levelLabels[level].label,
    ...(counts && { count: countOf(counts, { category: 'notebook', level }) }),
  })),
];
