import { Search } from 'lucide-react';
import { LESSON_SEARCH_MAX_LENGTH } from '../../../../server/features/lessons/lessons.schema.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCourseChoice } from '../shared/use-course-choice.ts';
import type { OverviewPlace } from './place.ts';

type LessonFiltersProps = { place: OverviewPlace; onFilter: (filter: Partial<OverviewPlace>) => void };

export const LessonFilters = ({ place, onFilter }: LessonFiltersProps) => {
  const [search, setSearch] = useDebouncedText(place.search, text => onFilter({ search: text.trim() }));
  const courses = useCourseChoice();
  return (
    <div role="search" aria-label="Filtrar aulas" className="mb-2 grid gap-4 sm:grid-cols-2">
      <Field label="Buscar">
        <TextInput type="search" icon={Search} maxLength={LESSON_SEARCH_MAX_LENGTH} placeholder="Nome da aula ou do curso..." value={search} onChange={event => setSearch(event.target.value)} />
      </Field>
      <Field label="Curso">
        <Select value={place.courseId ?? 'all'} onChange={({ target }) => onFilter({ courseId: Number(target.value) || undefined })}>
          <option value="all">Todos os Cursos</option>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
