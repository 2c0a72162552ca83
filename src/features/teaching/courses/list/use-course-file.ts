import { api } from '../../../../lib/api.ts';
import { download } from '../../../../lib/download.ts';
import { errorText, issuePathOf } from '../../../../lib/error-text.ts';
import { useCourseCache } from '../use-courses.ts';
import { placeIn } from './course-file.ts';

/** Fetches a course as a file and saves it. */
export const useDownloadCourse = () => {
  const { client } = api.useUtils();
  return async (id: number): Promise<void> => {
    const { filename, file } = await client.courses.exportFile.query({ id });
    download(filename, file, 'application/json');
  };
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
