import {
  StoreCategory,
  StoreKind,
  StoreLevel,
  StoreSort,
  type StoreCount,
} from '../../../server/features/store/store.schema.ts';
import type { Chip } from '../../ui/Chips.tsx';
import { kindLabels, levelLabels } from './words.ts';

export type StoreFilter = {
  search: string;
  category: StoreCategory | undefined;
  kind: StoreKind | undefined;
  level: StoreLevel | undefined;
  maxPrice: number | undefined;
  favourites: boolean;
  sort: StoreSort;
};
export const NO_FILTER: StoreFilter = {
  search: '',
  category: undefined,
  kind: undefined,
  level: undefined,
  maxPrice: undefined,
  favourites: false,
  sort: 'featured',
};

const priceFrom = (text: string | null): number | undefined =>
  text && /^\d{1,5}$/.test(text) ? Number(text) : undefined;

/** The filter as the address carries it; what the address gets wrong is no filter. */
export const filterFrom = (query: URLSearchParams): StoreFilter => ({
  search: (query.get('busca') ?? '').slice(0, 100),
  category: StoreCategory.safeParse(query.get('categoria')).data,
  kind: StoreKind.safeParse(query.get('tipo')).data,
  level: StoreLevel.safeParse(query.get('nivel')).data,
  maxPrice: priceFrom(query.get('ate')),
  favourites: query.get('favoritos') === 'sim',
  sort: StoreSort.safeParse(query.get('ordem')).data ?? 'featured',
});

export const queryOf = ({
  search,
  category,
  kind,
  level,
  maxPrice,
  favourites,
  sort,
}: StoreFilter): URLSearchParams => {
  const entries = {
    busca: search,
    categoria: category,
    tipo: kind,
    nivel: level,
    ate: maxPrice === undefined ? '' : String(maxPrice),
    favoritos: favourites ? 'sim' : '',
    ordem: sort === 'featured' ? '' : sort,
  };
  return new URLSearchParams(Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])));
};

export const isFiltered = (filter: StoreFilter): boolean => queryOf(filter).size > 0;

/** The filter as the server is asked. */
export const inputOf = ({ search, favourites, ...rest }: StoreFilter) => ({
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
