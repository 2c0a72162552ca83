import {
  SORT_DIRECTIONS,
  STUDENT_SORTS,
  STUDENT_STATUSES,
} from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import { levels } from '../../../lib/levels.ts';
import { choiceField, numberField, pageField, textField, type UrlState } from '../../../lib/url-state.ts';

export const MAX_SEARCH = 100;

export const studentsFields = {
  search: textField('busca', MAX_SEARCH),
  courseId: numberField('curso'),
  level: numberField('nivel', levels.length),
  status: choiceField('situacao', STUDENT_STATUSES),
  sort: choiceField('ordem', STUDENT_SORTS, 'lastActivity'),
  direction: choiceField('sentido', SORT_DIRECTIONS, 'desc'),
  page: pageField(),
  /** The enrollment whose dialog is open. */
  student: numberField('aluno'),
};
export type StudentFilterValues = UrlState<typeof studentsFields>;

export const isFiltered = ({ search, courseId, level, status }: StudentFilterValues): boolean =>
  Boolean(search || courseId || level || status);
