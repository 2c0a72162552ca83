import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { mayAttachFile } from '../lessons/files.service.ts';

type WithFiles = { videoUrl?: string | null | undefined; resources: readonly { url?: string | null | undefined }[] };

/** The addresses of a lesson's film and materials. */
export const filesOf = ({ videoUrl, resources }: WithFiles): string[] =>
  [videoUrl, ...resources.map(({ url }) => url)].flatMap(address => address || []);

/**
 * Nobody shows in a lesson of theirs what they may not open in another's: that would open it. Call it before the
 * transaction that saves the lessons. @throws AppError 404 for such a film or file
 */
export const checkFiles = async (db: Db, viewer: Viewer, lessons: readonly WithFiles[]): Promise<void> => {
  for (const address of new Set(lessons.flatMap(filesOf)))
    if (!(await mayAttachFile(db, viewer, address))) throw new AppError('fileNotFound');
};
