import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { picturesIn } from '../../rules/lesson-pictures.ts';
import { mayAttachFile } from '../lessons/files.service.ts';

type WithFiles = {
  description: string;
  videoUrl?: string | null | undefined;
  resources: readonly { url?: string | null | undefined }[];
};

/** The addresses of a lesson's film, of its materials and of the pictures in its text. */
export const filesOf = ({ description, videoUrl, resources }: WithFiles): string[] =>
  [videoUrl, ...resources.map(({ url }) => url), ...picturesIn(description)].flatMap(address => address || []);

/**
 * Nobody shows in a lesson of theirs what they may not open in another's: that would open it. Call it before the
 * transaction that saves the lessons. @throws AppError 404 for such a film, picture or file
 */
export const checkFiles = async (db: Db, viewer: Viewer, lessons: readonly WithFiles[]): Promise<void> => {
  for (const address of new Set(lessons.flatMap(filesOf)))
    if (!(await mayAttachFile(db, viewer, address))) throw new AppError('fileNotFound');
};
