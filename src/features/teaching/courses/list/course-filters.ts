import { CATEGORIES, COURSE_STATUSES } from '../../../../../server/features/courses/course-lists.schema.ts';
import type { ProfessorCoursesInput } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { COURSE_SORTS } from '../../../../../server/features/teaching/taught-lists.schema.ts';
import { choiceField, pageField, textField, type UrlField, type UrlState } from '../../../../lib/url-state.ts';

export const MAX_SEARCH = 100;
const LAST_PAGE = 10_000;

/** Whether one came to edit a course: then the link to each course's form stands out. */
const isEditingField: UrlField<boolean> = {
  name: 'mode',
  default: false,
  parse: text => text === 'edit',
  format: () => 'edit',
};

export const courseFields = {
  isEditing: isEditingField,
  search: textField('busca', MAX_SEARCH),
  status: choiceField('situacao', COURSE_STATUSES),
  category: choiceField('categoria', CATEGORIES),
  sort: choiceField('ordem', COURSE_SORTS, 'lastUpdated'),
  page: pageField(LAST_PAGE),
};
export type CourseFilterValues = UrlState<typeof courseFields>;

export const isFiltered = ({ search, status, category }: CourseFilterValues): boolean =>
  Boolean(search || status || category);

/** What the server is asked for; the first page in the usual order is the list that other screens ask for too. */
export const inputOf = ({ search, status, category, sort, page }: CourseFilterValues): ProfessorCoursesInput => ({
  ...(search && { search }),
  ...(status && { status }),
  ...(category && { category }),
  ...(sort !== 'lastUpdated' && { sort }),
  ...(page > 1 && { page }),
});
