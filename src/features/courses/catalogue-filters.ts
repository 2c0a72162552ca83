import { CATEGORIES, DIFFICULTIES } from '../../../server/features/courses/course-lists.schema.ts';
import type { Category } from '../../../server/features/courses/courses.schema.ts';
import { categoryLabels } from '../../lib/course-labels.ts';
import { choiceField, textField, type UrlState } from '../../lib/url-state.ts';
import type { Chip } from '../../ui/Chips.tsx';

export const MAX_SEARCH = 100;

export const catalogueFields = {
  search: textField('busca', MAX_SEARCH),
  category: choiceField('categoria', CATEGORIES),
  difficulty: choiceField('nivel', DIFFICULTIES),
};
export type CatalogueFilters = UrlState<typeof catalogueFields>;

export const isFiltered = ({ search, category, difficulty }: CatalogueFilters): boolean =>
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
  const others = CATEGORIES.filter(category => !ALWAYS_SHOWN.includes(category) && counts.has(category));
  return [
    { value: ALL, label: 'Todas', count: total },
    ...[...ALWAYS_SHOWN, ...others].map(category => ({
      value: category,
      label: categoryLabels[category],
      count: counts.get(category) ?? 0,
    })),
  ];
};
