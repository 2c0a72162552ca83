import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { CourseStudents } from '../CourseStudents.tsx';

export const StudentsTab = ({ course }: { course: Course }) => <CourseStudents courseId={course.id} />;
