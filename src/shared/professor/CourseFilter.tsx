import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCourseChoice } from './use-course-choice.ts';

type CourseFilterProps = {
  /** None: every course. */ value: number | undefined;
  onChange: (courseId: number | undefined) => void;
  className?: string;
};

/** One course, or all of them. */
export const CourseFilter = ({ value, onChange, className }: CourseFilterProps) => {
  const courses = useCourseChoice();
  return (
    <Field label="Curso" className={className}>
      <Select value={value ?? 'all'} onChange={({ target }) => onChange(Number(target.value) || undefined)}>
        <option value="all">Todos os Cursos</option>
        {courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
};
