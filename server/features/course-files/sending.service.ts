import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Storage } from '../../storage/storage.ts';
import { storeUpload } from '../uploads/store.service.ts';
import type { OpenedArchive } from './archive-reading.ts';
import type { CourseFile, ImportCourseInput } from './course-files.schema.ts';

type Sending = { archive: OpenedArchive; file: CourseFile; /** The addresses to send. */ wanted: readonly string[] };

/**
 * Brings what a zip holds and the school has not yet into its storage, as the viewer's uploads, each piece by piece.
 * @returns where each is now; what the zip lacks is left out. @throws AppError as for uploads: 409 past the quota
 */
export const sendWanted = async (
  { db, storage }: { db: Db; storage: Storage },
  viewer: Viewer,
  { archive, file, wanted }: Sending,
): Promise<ImportCourseInput['sent']> => {
  const sent: ImportCourseInput['sent'] = [];
  for (const packed of file.files.filter(({ address }) => wanted.includes(address))) {
    const bytes = await archive.bytesOf(packed);
    if (!bytes) continue;
    const { kind, name, size, address } = packed;
    sent.push({ address, objectPath: await storeUpload(db, storage, viewer, { kind, name, size, bytes }) });
  }
  return sent;
};
