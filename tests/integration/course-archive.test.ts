import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { openArchive } from '../../server/features/course-files/archive-reading.ts';
import { packCourse } from '../../server/features/course-files/course-archive.service.ts';
import { ImportCourseInput, type ImportedCourse } from '../../server/features/course-files/course-files.schema.ts';
import { importCourse } from '../../server/features/course-files/course-import.service.ts';
import { sendWanted } from '../../server/features/course-files/sending.service.ts';
import { mayOpenFile } from '../../server/features/lessons/files.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { createCourse } from '../../server/features/teaching/course-writing.service.ts';
import { storeUpload } from '../../server/features/uploads/store.service.ts';
import { picturesIn } from '../../server/rules/lesson-pictures.ts';
import type { Storage } from '../../server/storage/storage.ts';
import type { FileKind } from '../../server/storage/kinds.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';
import { aFilm } from '../support/films.ts';
import { courseForm, lessonForm } from '../support/forms.ts';
import { aPng } from '../support/images.ts';
import { aBucket, aDisk } from '../support/storages.ts';

type School = { db: Db; storage: Storage; teacher: Viewer };
const aSchool = async (storage: Storage = aDisk().storage): Promise<School> => {
  const db = await emptyDatabase();
  return { db, storage, teacher: await aProfessor(db) };
};

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
const sent = ({ db, storage, teacher }: School, kind: FileKind, name: string | null, content: Buffer) =>
  storeUpload(db, storage, teacher, { kind, name, size: content.length, bytes: pieces(content) });

const PDF = Buffer.from('%PDF-1.7 apostila');

const aCourseWithFiles = async (school: School): Promise<number> => {
  const film = await sent(school, 'film', 'garfo.webm', aFilm());
  const pdf = await sent(school, 'pdf', 'Apostila.PDF', PDF);
  const picture = await sent(school, 'picture', 'mesa.png', aPng({ width: 40, height: 30 }));
  const imageUrl = await sent(school, 'image', null, aPng({ width: 300, height: 200 }));
  const lesson = {
    ...lessonForm({ title: 'O garfo' }),
    description: `Antes.\n\n![Duas crianças jogam](${picture}#40x30)\n\nDepois.`,
    videoUrl: film,
    resources: [{ name: 'Apostila', type: 'pdf', url: pdf }],
  };
  const again = { ...lessonForm({ title: 'O mesmo vídeo' }), videoUrl: film, resources: [] };
  const form = CreateCourseInput.parse({ ...courseForm(), imageUrl, lessons: [lesson, again] });
  return (await createCourse(school.db, school.teacher, form)).id;
};

const packed = async ({ db, storage, teacher }: School, courseId: number): Promise<string> => {
  const { bytes, size } = await packCourse(db, storage, teacher, courseId);
  const folder = await mkdtemp(join(tmpdir(), 'academia-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'curso.academia.zip');
  await writeFile(path, bytes());
  expect((await readFile(path)).length).toBe(size);
  return path;
};

const brought = async (school: School, path: string): Promise<ImportedCourse> => {
  const archive = await openArchive(path);
  const input = ImportCourseInput.parse({ file: archive.course });
  const { wanted } = await importCourse(school, school.teacher, { ...input, dryRun: true });
  const now = await sendWanted(school, school.teacher, { archive, file: input.file, wanted });
  return importCourse(school, school.teacher, { ...input, sent: now });
};

test('a course travels with its film, material, picture and cover, and comes out again byte for byte', async () => {
  const here = await aSchool();
  const path = await packed(here, await aCourseWithFiles(here));
  expect(await brought(here, path)).toMatchObject({ already: true, wanted: [] });

  const there = await aSchool();
  const { course, missing, already } = await brought(there, path);
  expect([missing, already]).toEqual([[], false]);
  const [lesson] = await listLessons(there.db, there.teacher, course!.id);
  const [picture] = picturesIn(lesson!.description);
  for (const address of [lesson!.videoUrl!, lesson!.resources[0]!.url!, picture!])
    expect(await mayOpenFile(there.db, there.teacher, address)).toBe(true);
  expect(course!.imageUrl).toMatch(/^\/objects\/uploads\//);
  expect((await readFile(await packed(there, course!.id))).equals(await readFile(path))).toBe(true);

  const again = ImportCourseInput.parse({ file: (await openArchive(path)).course });
  const second = await importCourse(there, there.teacher, again);
  expect(second).toMatchObject({ already: true, wanted: [], course: { id: course!.id } });
});

test('a zip that lacks its files names them, and what is not the file that it names is refused', async () => {
  const here = await aSchool();
  const path = await packed(here, await aCourseWithFiles(here));
  const there = await aSchool((await aBucket()).storage);
  const { course: file } = await openArchive(path);
  const { missing } = await importCourse(there, there.teacher, ImportCourseInput.parse({ file }));
  expect(missing).toEqual([
    'A capa do curso',
    'O garfo: o vídeo',
    'O garfo: o material “Apostila”',
    'O garfo: uma imagem do texto',
    'O mesmo vídeo: o vídeo',
  ]);
  const zip = await readFile(path);
  zip[zip.indexOf('%PDF-1.7 apostila') + 9] = 0x41;
  await writeFile(path, zip);
  await expect(brought(there, path)).rejects.toThrow('não é o que o arquivo do curso diz');
});

test('a colleague of the same school cannot take films by their sums alone', async () => {
  const here = await aSchool();
  const { course: file } = await openArchive(await packed(here, await aCourseWithFiles(here)));
  const stranger = await aProfessor(here.db, { approvedAt: null });
  const asked = ImportCourseInput.parse({ file, dryRun: true });
  expect((await importCourse(here, stranger, asked)).wanted.length).toBeGreaterThan(0);
  const someone = `/objects/files/${randomBytes(16).toString('hex')}`;
  const lied = { ...asked, sent: [{ address: asked.file.files[0]!.address, objectPath: someone }] };
  await expect(importCourse(here, stranger, lied)).rejects.toThrow('Arquivo não encontrado');
});
