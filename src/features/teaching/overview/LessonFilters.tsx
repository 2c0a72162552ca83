import { Search } from 'lucide-react';
import { LESSON_SEARCH_MAX_LENGTH } from '../../../../server/features/teaching/taught-lists.schema.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import type { OverviewFilters } from './overview-filters.ts';

type LessonFiltersProps = { filters: OverviewFilters; onFilter: (change: Partial<OverviewFilters>) => void };

export const LessonFilters = ({ filters, onFilter }: LessonFiltersProps) => {
  const [search, setSearch] = useDebouncedText(filters.search, text => onFilter({ search: text.trim() }));
  return (
    <div role="search" aria-label="Filtrar aulas" className="mb-2 grid gap-4 sm:grid-cols-2">
      <Field label="Buscar">
        <TextInput
          type="search"
          icon={Search}
          maxLength={LESSON_SEARCH_MAX_LENGTH}
          placeholder="Nome da aula ou do curso..."
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      <CourseFilter value={filters.courseId} onChange={courseId => onFilter({ courseId })} />
    </div>
  );
};
