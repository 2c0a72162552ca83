import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { CourseNotFound } from '../CourseNotFound.tsx';
import { OwnCourse } from '../OwnCourse.tsx';
import { useCourse } from '../use-courses.ts';
import { CourseEditor } from './CourseEditor.tsx';

const Editor = ({ course, userId }: { course: Course; userId: number }) => {
  const { refetch } = useCourse(course.id);
  const reload = async () => (await refetch({ throwOnError: true })).data?.course ?? course;
  return <CourseEditor userId={userId} course={course} onReload={reload} />;
};

/** The form of one of the professor's courses. */
const CourseEditScreen = () => (
  <OwnCourse page="Editar" missing={<CourseNotFound title="Erro" text="Curso não encontrado" />}>
    {(course, { id }) => <Editor course={course} userId={id} />}
  </OwnCourse>
);

export default CourseEditScreen;
