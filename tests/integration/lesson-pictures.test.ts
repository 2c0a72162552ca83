import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { mayOpenFile } from '../../server/features/lessons/files.service.ts';
import { deleteLesson, createLesson, updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { duplicateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { storeUpload } from '../../server/features/uploads/store.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPng } from '../support/images.ts';
import { aDisk, type ADisk } from '../support/storages.ts';

let db: Db;
let disk: ADisk;
let professor: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  disk = aDisk();
  professor = await aProfessor(db);
});

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
const aPicture = (content = aPng({ width: 40, height: 30 })): Promise<string> => {
  const source = { kind: 'picture' as const, name: 'mesa.png', size: content.length, bytes: pieces(content) };
  return storeUpload(db, disk.storage, professor, source);
};
const form = (picture: string | null) => ({
  title: 'Aula',
  description: picture === null ? 'Só texto.' : `Veja:\n\n![Duas crianças jogam](${picture}#40x30)`,
  duration: 5,
  videoUrl: null,
  resources: [],
  quiz: null,
});
const isKept = async (address: string): Promise<boolean> =>
  (await db.read.select().from(uploads).where(eq(uploads.objectPath, address)))[0]?.usedAt !== null;

test("a lesson's picture is for those who may read the lesson, until no lesson shows it", async () => {
  const picture = await aPicture();
  const [student, stranger] = [await aStudent(db), await aStudent(db)];
  const guest = await aProfessor(db, { approvedAt: null });
  const { id: courseId } = await aCourse(db, professor, [], { status: 'draft' });
  expect([await isKept(picture), await mayOpenFile(db, professor, picture)]).toEqual([false, true]);
  const lesson = await createLesson(db, professor, { courseId, ...form(picture) });
  await db.write(tx => tx.update(courses).set({ status: 'active', priceCents: 0 }).where(eq(courses.id, courseId)));
  await enrol(db, student, courseId);
  await db.write(tx => tx.update(courses).set({ priceCents: 4_900 }).where(eq(courses.id, courseId)));
  await db.write(tx => tx.update(enrollments).set({ accessUntil: null }));
  expect(await isKept(picture)).toBe(true);
  const open = (viewer: Viewer) => mayOpenFile(db, viewer, picture);
  expect(await Promise.all([student, professor, stranger, guest].map(open))).toEqual([true, true, false, false]);

  const copy = await duplicateCourse(db, professor, courseId);
  await updateLesson(db, professor, { lessonId: lesson.id, ...form(null) });
  expect([await isKept(picture), await open(student)]).toEqual([true, false]);
  await deleteLesson(db, professor, copy.lessons[0]!.id);
  expect(await isKept(picture)).toBe(false);
});

test('nobody puts a picture into a lesson that they may not open, nor a file that is no picture', async () => {
  const picture = await aPicture();
  const other = await aProfessor(db);
  const { id: courseId } = await aCourse(db, other, []);
  await expect(createLesson(db, other, { courseId, ...form(picture) })).rejects.toThrow('Arquivo não encontrado');
  await expect(aPicture(Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow();
});
