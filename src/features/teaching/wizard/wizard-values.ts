/** A course as the values of the wizard's form, converted from and to what the server stores. */
import {
  COURSE_DURATION,
  CreateCourseInput,
  type CourseFormValues,
  MAX_STUDENTS,
} from '../../../../server/features/teaching/course-form.schema.ts';
import type { Category, Course, Difficulty } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import {
  blankLesson,
  lessonIssues,
  type LessonsValues,
  type LessonValues,
  lessonValuesOf,
  toLesson,
} from '../shared/lesson/lesson-values.ts';
import { centsOf, NO_PRICE, reaisOf } from '../shared/price.ts';
import type { Issue } from '../../../lib/form.ts';

/** Minutes. */
const WIZARD_LESSON_DURATION = 20;
export const NEW_OBJECTIVE = 'Novo objetivo do curso';

export type Item = { text: string };
export type WizardValues = LessonsValues & {
  title: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  /** In R$, as it is typed. */
  price: string;
  duration: number;
  maxStudents: number;
  certificateEnabled: boolean;
  imageUrl: string;
  objectives: Item[];
  prerequisites: Item[];
};

export const blankCourse = (): WizardValues => ({
  title: '',
  description: '',
  category: 'beginners',
  difficulty: 'beginner',
  price: '0',
  duration: COURSE_DURATION.default,
  maxStudents: MAX_STUDENTS.default,
  certificateEnabled: true,
  imageUrl: '',
  objectives: [],
  prerequisites: [],
  lessons: [],
});

export const newLesson = (count: number): LessonValues =>
  blankLesson(count + 1, { title: `Nova Aula ${count + 1}`, duration: WIZARD_LESSON_DURATION });

const itemsOf = (texts: readonly string[]): Item[] => texts.map(text => ({ text }));
const textsOf = (items: readonly Item[]): string[] => items.map(({ text }) => text.trim());

/** The form values of a stored draft. */
export const courseValuesOf = (course: Course, lessons: readonly Lesson[]): WizardValues => ({
  title: course.title,
  description: course.description,
  category: course.category,
  difficulty: course.difficulty,
  price: reaisOf(course.price),
  duration: course.estimate,
  maxStudents: course.maxStudents,
  certificateEnabled: course.certificateEnabled,
  imageUrl: course.imageUrl ?? '',
  objectives: itemsOf(course.objectives),
  prerequisites: itemsOf(course.prerequisites),
  lessons: lessons.toSorted((a, b) => a.order - b.order).map(lessonValuesOf),
});

const fieldsOf = ({ lessons: _, price, objectives, prerequisites, ...values }: WizardValues) => ({
  ...values,
  price: centsOf(price),
  objectives: textsOf(objectives),
  prerequisites: textsOf(prerequisites),
});

type Sent = Omit<CourseFormValues, 'isActive'>;

/** What is sent to the server, without blank objectives, prerequisites and resources. */
export const toCourse = (values: WizardValues) => {
  const fields: Sent = fieldsOf(values);
  const filled = (texts: readonly string[]) => texts.filter(text => text !== '');
  return {
    ...fields,
    objectives: filled(fields.objectives),
    prerequisites: filled(fields.prerequisites),
    // Their order is that of the list.
    lessons: values.lessons.map((lesson, index) => toLesson({ ...lesson, order: index + 1 })),
  };
};

const LIST_ITEM = /^(objectives|prerequisites)\.(\d+)$/;

/** Why a course cannot be saved, by the path of the field in this form. */
export const courseIssues = (values: WizardValues): Issue[] => {
  const issues = (CreateCourseInput.safeParse(fieldsOf(values)).error?.issues ?? []).flatMap(({ path, message }) => {
    const name = path.join('.');
    const [, list, index] = LIST_ITEM.exec(name) ?? [];
    if (!list) return [{ path: name, message: name === 'price' ? NO_PRICE : message }];
    const isBlank = values[list as 'objectives' | 'prerequisites'][Number(index)]?.text.trim() === '';
    return isBlank ? [] : [{ path: `${name}.text`, message }];
  });
  const ofLessons = values.lessons.flatMap((lesson, index) =>
    lessonIssues({ ...lesson, order: index + 1 }).map(({ path, message }) => ({
      path: `lessons.${index}.${path}`,
      message,
    })),
  );
  return [...issues, ...ofLessons];
};
