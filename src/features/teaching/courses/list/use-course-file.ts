import { api } from '../../../../lib/api.ts';
import { errorText, issuePathOf } from '../../../../lib/error-text.ts';
import { useCourseCache } from '../use-courses.ts';
import { placeIn } from './course-file.ts';

/** Has the browser save a course with its films: they go to its disk, and not through this page. */
export const downloadCourse = (id: number): void => {
  const link = document.createElement('a');
  link.href = `/api/courses/${id}/archive`;
  link.download = '';
  link.click();
};

/** Has the server look at a course's file: it says what the file would bring, and changes nothing. */
export const useLookIntoFile = () => api.courses.importFile.useMutation();

/** Makes a draft of a course's file. */
export const useImportCourse = () => {
  const refresh = useCourseCache();
  return api.courses.importFile.useMutation({ onSuccess: () => void refresh() });
};

/** What the server refused, with the lesson where it stands. */
export const fileErrorText = (error: unknown): string => `${placeIn(issuePathOf(error) ?? '')}${errorText(error)}`;
