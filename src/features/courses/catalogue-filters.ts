import { Category, Difficulty } from '../../../server/features/courses/courses.schema.ts';
import { categoryLabels } from '../../lib/course-labels.ts';
import type { Chip } from '../../ui/Chips.tsx';

export type CatalogueFilter = { search: string; category: Category | undefined; difficulty: Difficulty | undefined };
export const NO_FILTER: CatalogueFilter = { search: '', category: undefined, difficulty: undefined };

/** The filter as the address carries it; what the address gets wrong is no filter. */
export const filterFrom = (query: URLSearchParams): CatalogueFilter => ({
  search: query.get('busca') ?? '',
  category: Category.safeParse(query.get('categoria')).data,
  difficulty: Difficulty.safeParse(query.get('nivel')).data,
});

export const queryOf = ({ search, category, difficulty }: CatalogueFilter): URLSearchParams => {
  const entries = Object.entries({ busca: search, categoria: category, nivel: difficulty });
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
};

export const isFiltered = ({ search, category, difficulty }: CatalogueFilter): boolean =>
  Boolean(search.trim() || category || difficulty);

/** The categories that every school's catalogue shows; others join as soon as they have a course. */
const ALWAYS_SHOWN: readonly Category[] = ['beginners', 'tactics', 'strategy', 'endgames', 'openings', 'psychology'];

export const ALL = 'all';
export type CategoryChoice = Category | typeof ALL;

export const categoryChips = (
  sizes: readonly { category: Category; count: number }[] | undefined,
): Chip<CategoryChoice>[] => {
  if (!sizes)
    return [
      { value: ALL, label: 'Todas' },
      ...ALWAYS_SHOWN.map(category => ({ value: category, label: categoryLabels[category] })),
    ];
  const counts = new Map(sizes.map(({ category, count }) => [category, count]));
  const total = sizes.reduce((sum, { count }) => sum + count, 0);
  const others = Category.options.filter(category => !ALWAYS_SHOWN.includes(category) && counts.has(category));
  return [
    { value: ALL, label: 'Todas', count: total },
    ...[...ALWAYS_SHOWN, ...others].map(category => ({
      value: category,
      label: categoryLabels[category],
      count: counts.get(category) ?? 0,
    })),
  ];
};
