import { CourseForm, type UpdateCourseInput } from '../../../../../server/features/teaching/course-form.schema.ts';
import type { Category, Course, Difficulty } from '../../../../../server/features/courses/courses.schema.ts';
import type { Issue } from '../../../../lib/form.ts';
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
  /** Typed but not added to its list yet: saving adds it. */
  newObjective: string;
  newPrerequisite: string;
  /** The one that was read into the form. */
  version: number;
};

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  description: course.description,
  category: course.category,
  difficulty: course.difficulty,
  price: reaisOf(course.price),
  duration: course.estimate,
  maxStudents: course.maxStudents,
  isActive: course.isActive,
  certificateEnabled: course.certificateEnabled,
  objectives: course.objectives,
  prerequisites: course.prerequisites,
  newObjective: '',
  newPrerequisite: '',
  version: course.version,
});

const adding = (items: readonly string[], item: string): string[] =>
  item.trim() === '' ? [...items] : [...items, item.trim()];

/** All that the form edits: a new field of the contract is asked for here. */
type Content = Omit<CourseForm, 'imageUrl'> & { version: number };

const contentOf = ({ price, newObjective, newPrerequisite, ...values }: CourseValues): Content => ({
  ...values,
  objectives: adding(values.objectives, newObjective),
  prerequisites: adding(values.prerequisites, newPrerequisite),
  price: centsOf(price),
});

/** What is sent. The image is not part of it, because it is saved on its own. */
export const changeOf = (courseId: number, values: CourseValues): UpdateCourseInput => ({
  ...contentOf(values),
  id: courseId,
});

const Change = CourseForm.omit({ imageUrl: true });

/** What the contract finds wrong. */
export const issuesOf = (values: CourseValues): Issue[] =>
  (Change.safeParse(contentOf(values)).error?.issues ?? []).map(({ path, message }) =>
    path[0] === 'price' ? { path: 'price', message: NO_PRICE } : { path: path.join('.'), message },
  );
