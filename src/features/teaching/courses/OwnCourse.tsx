import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { type SessionUser, useSession } from '../../../shared/session/session.tsx';
import { codeOf } from '../../../lib/error-text.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';
import { OthersCourse } from './OthersCourse.tsx';
import { useCourse } from './use-courses.ts';

/** The number in an address, or null where there is none. */
const idIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const Waiting = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-12 w-2/3" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-80 w-full" />
  </div>
);

type OwnCourseProps = {
  /** What the page is called below the course: 'Editar'. */
  page?: string;
  /** What is shown for a course that is not there. */
  missing?: ReactNode;
  children: (course: Course, user: SessionUser) => ReactNode;
};

const Content = ({
  courseId,
  user,
  missing = <CourseNotFound />,
  children,
}: OwnCourseProps & { courseId: number | null; user: SessionUser }) => {
  const course = useCourse(courseId);
  if (courseId === null || codeOf(course.error) === 'NOT_FOUND') return missing;
  // Once loaded it stays on the screen, with what is being typed, even if a later request fails.
  if (!course.data)
    return course.error ? <LoadError error={course.error} onRetry={() => course.refetch()} /> : <Waiting />;
  const found = course.data.course;
  return found.editable ? children(found, user) : <OthersCourse course={found} />;
};

/** Loads the course named in the address, for those who may change it. */
export const OwnCourse = ({ page, ...content }: OwnCourseProps) => {
  const { user } = useSession();
  const courseId = idIn(useParams().courseId);
  const course = useCourse(user && user.role !== 'student' ? courseId : null);
  const title = course.data?.course.title ?? 'Curso';
  const crumbs: Crumb[] = [
    { label: 'Cursos', href: '/professor/cursos' },
    { label: title, href: `/professor/cursos/${courseId}`, isLoading: course.isLoading },
    ...(page ? [{ label: page }] : []),
  ];
  return (
    <ProfessorArea crumbs={crumbs}>
      {viewer => <Content key={courseId} courseId={courseId} user={viewer} {...content} />}
    </ProfessorArea>
  );
};
