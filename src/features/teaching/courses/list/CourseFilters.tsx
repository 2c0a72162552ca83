import { Search } from 'lucide-react';
import { CATEGORIES, COURSE_STATUSES } from '../../../../../server/features/courses/course-lists.schema.ts';
import type { Category } from '../../../../../server/features/courses/courses.schema.ts';
import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { COURSE_SORTS } from '../../../../../server/features/teaching/taught-lists.schema.ts';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { professorCategoryLabels } from '../../shared/categories.ts';
import { sortLabels, statusText } from '../labels.ts';
import { type CourseFilterValues, MAX_SEARCH } from './course-filters.ts';

/** The categories that the filter always offers. */
const USUAL: readonly Category[] = ['beginners', 'tactics', 'openings', 'endgames', 'kids', 'history'];

/** The usual categories, and whatever others the courses have. */
export const categoriesFor = (
  courses: readonly Pick<ProfessorCourse, 'category'>[],
  chosen: Category | undefined,
): Category[] =>
  CATEGORIES.filter(
    category => USUAL.includes(category) || category === chosen || courses.some(course => course.category === category),
  );

type CourseFiltersProps = {
  filters: CourseFilterValues;
  courses: readonly ProfessorCourse[];
  onFilter: (change: Partial<CourseFilterValues>) => void;
};

export const CourseFilters = ({ filters, courses, onFilter }: CourseFiltersProps) => {
  const [search, setSearch] = useDebouncedText(filters.search, text => onFilter({ search: text.trim() }));
  return (
    <div
      role="search"
      aria-label="Filtrar cursos"
      className="mb-6 grid gap-4 sm:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <Field label="Buscar" className="sm:col-span-3 xl:col-span-1">
        <TextInput
          type="search"
          icon={Search}
          maxLength={MAX_SEARCH}
          placeholder="Buscar cursos..."
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      <Field label="Status">
        <Select
          value={filters.status ?? 'all'}
          onChange={({ target }) => onFilter({ status: COURSE_STATUSES.find(status => status === target.value) })}
        >
          <option value="all">Todos</option>
          {COURSE_STATUSES.map(status => (
            <option key={status} value={status}>
              {statusText(status)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Categoria">
        <Select
          value={filters.category ?? 'all'}
          onChange={({ target }) => onFilter({ category: CATEGORIES.find(category => category === target.value) })}
        >
          <option value="all">Todas</option>
          {categoriesFor(courses, filters.category).map(category => (
            <option key={category} value={category}>
              {professorCategoryLabels[category]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Ordenar por">
        <Select
          value={filters.sort}
          onChange={({ target }) =>
            onFilter({ sort: COURSE_SORTS.find(sort => sort === target.value) ?? 'lastUpdated' })
          }
        >
          {COURSE_SORTS.map(sort => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
