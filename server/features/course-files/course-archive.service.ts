import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { COURSE_ENTRY, entryNameOf } from '../../rules/course-archive.ts';
import type { Storage } from '../../storage/storage.ts';
import { getCourseToChange, getCourseToEdit } from '../courses/courses.service.ts';
import { digestOf, findStoredUpload } from '../uploads/digest.service.ts';
import { uploadNameIn } from '../uploads/object-path.ts';
import { fileNameOf, readCourseFile, toText } from './course-export.service.ts';
import type { CourseFile, PackedFile } from './course-files.schema.ts';
import { addressesIn, addressOfBytes, withAddresses } from './file-addresses.ts';
import { zipOf, zipSize, type ZipPart } from './zip-writing.ts';

/** A course as a zip: its name, its size in bytes, and what it holds, read while it is sent. */
export type CourseArchive = { filename: string; size: number; bytes: () => AsyncGenerator<Uint8Array> };

type Packed = PackedFile & { /** Its name in this school's storage. */ stored: string };

/** What was uploaded for a course and is there; the rest stays an address. */
const packedOf = async (db: Db, storage: Storage, content: CourseFile): Promise<Map<string, Packed>> => {
  const found = new Map<string, Packed>();
  for (const address of addressesIn(content)) {
    const upload = await findStoredUpload(db.read, address);
    const sha256 = upload && (await digestOf(db, storage, upload));
    if (!upload || sha256 === undefined) continue;
    const { kind, bytes: size, fileName: name } = upload;
    const file = { address: addressOfBytes(sha256, kind), kind, name, size, sha256 };
    found.set(address, { ...file, stored: uploadNameIn(address) });
  }
  return found;
};

const partOf = (storage: Storage, { stored, ...file }: Packed): ZipPart => ({
  name: entryNameOf(file),
  size: file.size,
  bytes: async () => {
    const opened = await storage.open(stored);
    if (!opened) throw new AppError('fileNotFound');
    return opened.bytes;
  },
});

const pack = async (db: Db, storage: Storage, content: CourseFile): Promise<CourseArchive> => {
  const packed = await packedOf(db, storage, content);
  const addresses = new Map([...packed].map(([address, file]) => [address, file.address]));
  // The same bytes that were uploaded twice travel once.
  const once = [...new Map([...packed.values()].map(file => [file.address, file])).values()];
  const files = once.map(({ stored: _, ...file }) => file);
  const text = Buffer.from(toText({ ...withAddresses(content, addresses), files }));
  const course: ZipPart = { name: COURSE_ENTRY, size: text.length, bytes: async () => asPieces(text) };
  const parts = [course, ...once.map(file => partOf(storage, file))];
  const filename = `${fileNameOf(content.course.title)}.academia.zip`;
  return { filename, size: zipSize(parts), bytes: () => zipOf(parts) };
};

async function* asPieces(text: Uint8Array): AsyncGenerator<Uint8Array> {
  yield text;
}

/**
 * A course with all that was made of it and uploaded for it, as one zip; no file is in memory whole. @throws AppError
 * 404, 403 for another owner's, 409 for a course that is too big to be sent back in one request.
 */
export const packCourse = async (db: Db, storage: Storage, viewer: Viewer, courseId: number): Promise<CourseArchive> =>
  pack(db, storage, await db.write(async tx => readCourseFile(tx, await getCourseToEdit(tx, viewer, courseId))));

/** The same for whoever runs the school's machine. @throws AppError 404, 409 */
export const packForSchool = async (db: Db, storage: Storage, courseId: number): Promise<CourseArchive> =>
  pack(db, storage, await db.write(async tx => readCourseFile(tx, await getCourseToChange(tx, courseId))));
