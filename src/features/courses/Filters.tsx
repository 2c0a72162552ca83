import { Search } from 'lucide-react';
import { DIFFICULTIES } from '../../../server/features/courses/course-lists.schema.ts';
import { difficultyLabels } from '../../lib/course-labels.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import type { SetUrlState } from '../../lib/use-url-state.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ALL, type CatalogueFilters, categoryChips, MAX_SEARCH } from './catalogue-filters.ts';

type FiltersProps = {
  filters: CatalogueFilters;
  setFilters: SetUrlState<CatalogueFilters>;
  /** How many courses each has; undefined until it is known. */
  categories: Parameters<typeof categoryChips>[0];
  isCounting: boolean;
};

export const Filters = ({ filters, setFilters, categories, isCounting }: FiltersProps) => {
  const [search, setSearch] = useDebouncedText(filters.search, text => setFilters({ search: text }, { replace: true }));
  return (
    <div role="search" className="mb-8 grid gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_15rem]">
        <Field label="Buscar">
          <TextInput
            type="search"
            icon={Search}
            maxLength={MAX_SEARCH}
            placeholder="Nome do curso ou instrutor..."
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </Field>
        <Field label="Nível">
          <Select
            value={filters.difficulty ?? ''}
            onChange={event =>
              setFilters({ difficulty: DIFFICULTIES.find(difficulty => difficulty === event.target.value) })
            }
          >
            <option value="">Todos os níveis</option>
            {DIFFICULTIES.map(difficulty => (
              <option key={difficulty} value={difficulty}>
                {difficultyLabels[difficulty]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Chips
        label="Categorias"
        chips={categoryChips(categories)}
        isCounting={isCounting}
        value={filters.category ?? ALL}
        onChange={choice => setFilters({ category: choice === ALL ? undefined : choice })}
      />
    </div>
  );
};
