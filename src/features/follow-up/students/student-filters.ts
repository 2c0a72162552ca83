import { SortDirection, StudentSort, StudentStatus } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { levels } from '../../../lib/levels.ts';
import { choiceField, numberField, pageField, textField, type UrlState } from '../../../lib/url-state.ts';

export const MAX_SEARCH = 100;

export const studentsFields = {
  search: textField('busca', MAX_SEARCH),
  courseId: numberField('curso'),
  level: numberField('nivel', levels.length),
  status: choiceField('situacao', StudentStatus.options),
  sort: choiceField('ordem', StudentSort.options, 'lastActivity'),
  direction: choiceField('sentido', SortDirection.options, 'desc'),
  page: pageField(),
  /** The enrollment whose dialog is open. */
  student: numberField('aluno'),
};
export type StudentFilterValues = UrlState<typeof studentsFields>;

export const isFiltered = ({ search, courseId, level, status }: StudentFilterValues): boolean =>
  Boolean(search || courseId || level || status);
