import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCourseChoice, useFollowedCourses } from './use-course-choice.ts';

type Courses = ReturnType<typeof useCourseChoice>;

type CourseFilterProps = {
  /** None: every course. */ value: number | undefined;
  onChange: (courseId: number | undefined) => void;
  className?: string;
};

const Choice = ({ value, onChange, className, courses }: CourseFilterProps & { courses: Courses }) => (
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

/** One course, or all of them. */
export const CourseFilter = (props: CourseFilterProps) => <Choice {...props} courses={useCourseChoice()} />;

/** The same, where students are followed in the courses of their classes too. */
export const FollowedCourseFilter = (props: CourseFilterProps) => <Choice {...props} courses={useFollowedCourses()} />;
