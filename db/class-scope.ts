import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A professor, or the place of their number in a prepared statement. */
type Professor = number | Placeholder;

/** Whether a professor teaches a class that has a course and that a student is in. */
export const isInClassOf = (professorId: Professor, student: SQLWrapper, course: SQLWrapper): SQL => sql`exists (
  select 1 from class_professors cp
  join class_students cs on cs.class_id = cp.class_id
  join class_courses cc on cc.class_id = cp.class_id
  where cp.user_id = ${professorId} and cs.user_id = ${student} and cc.course_id = ${course})`;

/** The courses of the classes that a professor teaches. */
export const coursesOfClassesOf = (professorId: Professor): SQL => sql`select cc.course_id from class_professors cp
  join class_courses cc on cc.class_id = cp.class_id where cp.user_id = ${professorId}`;
