import { Search } from 'lucide-react';
import { STUDENT_STATUSES } from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import { levels } from '../../../lib/levels.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FollowedCourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import { MAX_SEARCH, type StudentFilterValues } from './student-filters.ts';
import { statusLabels } from './labels.ts';

type StudentFiltersProps = { filters: StudentFilterValues; onFilter: (change: Partial<StudentFilterValues>) => void };

export const StudentFilters = ({ filters, onFilter }: StudentFiltersProps) => {
  const [search, setSearch] = useDebouncedText(filters.search, text => onFilter({ search: text.trim() }));
  return (
    <div
      role="search"
      aria-label="Filtrar alunos"
      className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_1fr]"
    >
      <Field label="Buscar">
        <TextInput
          type="search"
          icon={Search}
          maxLength={MAX_SEARCH}
          placeholder="Buscar por nome ou email..."
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      <FollowedCourseFilter value={filters.courseId} onChange={courseId => onFilter({ courseId })} />
      <Field label="Nível">
        <Select
          value={filters.level ?? 'all'}
          onChange={({ target }) => onFilter({ level: target.value === 'all' ? undefined : Number(target.value) })}
        >
          <option value="all">Todos</option>
          {levels.map(({ name }, i) => (
            <option key={name} value={i + 1}>
              {i + 1} · {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Situação">
        <Select
          value={filters.status ?? 'all'}
          onChange={({ target }) => onFilter({ status: STUDENT_STATUSES.find(status => status === target.value) })}
        >
          <option value="all">Todas</option>
          {STUDENT_STATUSES.map(status => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
