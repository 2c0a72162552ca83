import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import type { Storage } from '../../storage/storage.ts';
import { mayAttachFile } from '../lessons/files.service.ts';
import { digestOf, findSameBytes, findStoredUpload } from '../uploads/digest.service.ts';
import type { ImportCourseInput, PackedFile } from './course-files.schema.ts';
import { addressOfBytes } from './file-addresses.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findStoredUpload>>>;

/** Whether the viewer may show this upload in a course of theirs: a cover must be their own. */
const mayShow = async (db: Db, viewer: Viewer, { kind, userId, objectPath }: Stored): Promise<boolean> =>
  userId === viewer.id || (kind !== 'image' && (await mayAttachFile(db, viewer, objectPath)));

/** The viewer's own before others'. */
const findHere = async (db: Db, viewer: Viewer, { kind, sha256 }: PackedFile): Promise<string | undefined> => {
  const same = (await findSameBytes(db.read, [sha256])).filter(upload => upload.kind === kind);
  const ownFirst = same.toSorted((a, b) => Number(b.userId === viewer.id) - Number(a.userId === viewer.id));
  for (const upload of ownFirst) if (await mayShow(db, viewer, upload)) return upload.objectPath;
  return undefined;
};

/** @throws AppError 400 unless the viewer has sent just these bytes, 404 for what is not theirs or not there */
const checkSent = async (db: Db, storage: Storage, viewer: Viewer, file: PackedFile, path: string): Promise<void> => {
  const upload = await findStoredUpload(db.read, path);
  if (!upload || upload.userId !== viewer.id) throw new AppError('fileNotFound');
  const isSame = upload.kind === file.kind && upload.bytes === file.size;
  if (!isSame || (await digestOf(db, storage, upload)) !== file.sha256) throw new AppError('otherFileSent');
};

/**
 * Where this school has the files that travel with a course, by their addresses there, and which it does not have.
 * @throws AppError 400 for a list that names other bytes than its addresses do, and like `checkSent`
 */
export const placesOf = async (
  { db, storage }: { db: Db; storage: Storage },
  viewer: Viewer,
  files: readonly PackedFile[],
  sent: ImportCourseInput['sent'],
): Promise<{ places: Map<string, string>; wanted: string[] }> => {
  const paths = new Map(sent.map(({ address, objectPath }) => [address, objectPath]));
  const places = new Map<string, string>();
  const wanted: string[] = [];
  for (const file of files) {
    if (file.address !== addressOfBytes(file.sha256, file.kind)) throw new AppError('otherFileSent');
    const path = paths.get(file.address);
    if (path !== undefined) await checkSent(db, storage, viewer, file, path);
    const here = path ?? (await findHere(db, viewer, file));
    if (here === undefined) wanted.push(file.address);
    else places.set(file.address, here);
  }
  return { places, wanted };
};
