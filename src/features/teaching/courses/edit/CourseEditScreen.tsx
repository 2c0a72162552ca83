import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { CourseNotFound } from '../CourseNotFound.tsx';
import { OwnCourse } from '../OwnCourse.tsx';
import { useCourse } from '../use-courses.ts';
import { CourseEditor } from './CourseEditor.tsx';

const Editor = ({ course }: { course: Course }) => {
  const { refetch } = useCourse(course.id);
  const reload = async () => (await refetch({ throwOnError: true })).data?.course ?? course;
  return <CourseEditor course={course} onReload={reload} />;
};

/** The form of one of the professor's courses. */
const CourseEditScreen = () => (
  <OwnCourse page="Editar" missing={<CourseNotFound title="Erro" text="Curso não encontrado" />}>
    {course => <Editor course={course} />}
  </OwnCourse>
);

export default CourseEditScreen;
