import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import type { Course } from '../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import { useTitle } from '../../shared/school/use-title.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { StaffCourse } from './StaffCourse.tsx';
import { StudentCourse } from './student/StudentCourse.tsx';
import { VisitorCourse } from './visitor/VisitorCourse.tsx';

type CourseScreenProps = { user: User; course: Course; lessons: readonly Lesson[] };

const Content = ({ user, course, lessons }: CourseScreenProps) => {
  const [cameUnenrolled] = useState(!course.enrollment || course.locked);
  if (user.role === 'professor' && course.locked) return <VisitorCourse course={course} lessons={lessons} waits />;
  if (user.role === 'student' && (!course.enrollment || course.locked))
    return <VisitorCourse course={course} lessons={lessons} />;
  if (lessons.length === 0)
    return (
      <EmptyState
        icon={BookOpen}
        title="Este curso ainda não tem aulas"
        text="Assim que a primeira for publicada, ela aparece aqui."
      />
    );
  return course.enrollment ? (
    <StudentCourse
      userId={user.id}
      course={course}
      enrollment={course.enrollment}
      lessons={lessons}
      justEnrolled={cameUnenrolled}
    />
  ) : (
    <StaffCourse userId={user.id} course={course} lessons={lessons} />
  );
};

/** A course as its student, a student without access, or the staff sees it. */
export const CourseScreen = (props: CourseScreenProps) => {
  useTitle(props.course.title);
  return (
    <div className="grid grid-cols-1 gap-8 print:block">
      <CourseHeader course={props.course} />
      <Content {...props} />
    </div>
  );
};
