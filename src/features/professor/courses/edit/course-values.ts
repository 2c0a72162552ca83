import { CourseForm, type UpdateCourseInput } from '../../../../../server/features/courses/course-form.schema.ts';
import type { Category, Course, Difficulty } from '../../../../../server/features/courses/courses.schema.ts';
import type { Issue } from '../../shared/resolver.ts';
import { centsOf, NO_PRICE, reaisOf } from '../../shared/price.ts';

/** A course as its form holds it. */
export type CourseValues = {
  title: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  /** R$, as typed. */
  price: string;
  /** Minutes. */
  duration: number;
  maxStudents: number;
  isActive: boolean;
  certificateEnabled: boolean;
  objectives: string[];
  prerequisites: string[];
  /** The one that was read into the form. */
  version: number;
};

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  description: course.description,
  category: course.category,
  difficulty: course.difficulty,
  price: reaisOf(course.price),
  duration: course.duration,
  maxStudents: course.maxStudents,
  isActive: course.isActive,
  certificateEnabled: course.certificateEnabled,
  objectives: course.objectives,
  prerequisites: course.prerequisites,
  version: course.version,
});

/** What is sent. The image is not: it is changed by itself, and stays as it is. */
export const changeOf = (courseId: number, { price, ...values }: CourseValues): UpdateCourseInput => ({ ...values, id: courseId, price: centsOf(price) });

const Change = CourseForm.omit({ imageUrl: true });

/** What the contract finds wrong. */
export const issuesOf = ({ price, ...values }: CourseValues): Issue[] =>
  (Change.safeParse({ ...values, price: centsOf(price) }).error?.issues ?? []).map(({ path, message }) =>
    path[0] === 'price' ? { path: 'price', message: NO_PRICE } : { path: path.join('.'), message },
  );
