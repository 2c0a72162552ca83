import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { duplicateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { createLesson, deleteLesson, updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { receivePart } from '../../server/features/uploads/parts.service.ts';
import { sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import {
  findFilmSeconds,
  issueFile,
  issueUpload,
  receiveUpload,
} from '../../server/features/uploads/uploads.service.ts';
import type { Disk } from '../../server/storage/storage.ts';
import { emptyDatabase } from '../support/database.ts';
import { aFilm, FILM_SECONDS } from '../support/films.ts';
import { aPng } from '../support/images.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aDisk, type ADisk } from '../support/storages.ts';

const MB = 1_048_576;
const PLENTY = 2 ** 60;

let db: Db;
let disk: ADisk;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  disk = aDisk();
  professor = await aProfessor(db);
});

const pieces = async function* (content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
};
const send = async (uploadURL: string, content: Buffer): Promise<void> => {
  await receiveUpload(db, disk.storage, uploadURL.split('/').at(-1) ?? '', pieces(content));
};

const aSentFilm = async (by = professor): Promise<string> => {
  const content = aFilm();
  const sketch = { kind: 'film', name: 'aula.webm', size: content.length } as const;
  const { uploadURL, objectPath } = await issueFile(db, disk.storage, by, sketch);
  await send(uploadURL, content);
  return objectPath;
};

const form = (videoUrl: string | null) => ({
  title: 'Aula',
  description: 'Texto',
  duration: 5,
  videoUrl,
  resources: [],
  quiz: null,
});
const aLesson = async (videoUrl: string | null, by = professor) => {
  const { id: courseId } = await aCourse(db, by, [], { priceCents: 4_900 });
  return createLesson(db, by, { courseId, ...form(videoUrl) });
};
const isKept = async (path: string): Promise<boolean> => {
  await sweepUploads(db, disk.storage);
  return disk.kept().includes(path.split('/').at(-1) ?? '');
};

describe('the film of a lesson', () => {
  test('has the length that the server measured', async () => {
    const film = await aSentFilm();
    const secondsOf = (address: string) => db.write(tx => findFilmSeconds(tx, address));
    expect([await secondsOf(film), await secondsOf('https://exemplo.com/aula.mp4')]).toEqual([FILM_SECONDS, null]);
    const { id } = await aLesson(film);
    const [stored] = await db.read.select().from(lessons).where(eq(lessons.id, id));
    expect(stored?.filmSeconds).toBe(FILM_SECONDS);
  });

  test('goes when the lesson shows another, or is removed', async () => {
    const [first, second] = [await aSentFilm(), await aSentFilm()];
    const { id } = await aLesson(first);
    expect(await isKept(first)).toBe(true);
    await updateLesson(db, professor, { lessonId: id, ...form(second) });
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    await deleteLesson(db, professor, id);
    expect(await isKept(second)).toBe(false);
  });

  test("stays while a course's copy shows it", async () => {
    const film = await aSentFilm();
    const { id, courseId } = await aLesson(film);
    await duplicateCourse(db, professor, courseId);
    await updateLesson(db, professor, { lessonId: id, ...form(null) });
    expect(await isKept(film)).toBe(true);
  });

  test('cannot be borrowed by somebody who may not read that lesson', async () => {
    const film = await aSentFilm();
    const demo = '/demo/taticas/garfo.webm';
    await aLesson(film);
    await aLesson(demo);
    const guest = await aProfessor(db, { approvedAt: null });
    for (const address of [film, demo, await aSentFilm(), `/objects/files/${'0'.repeat(32)}`])
      await expect(aLesson(address, guest)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Arquivo não encontrado. Envie-o de novo.',
      });
    const colleague = await aProfessor(db);
    expect((await aLesson(film, colleague)).videoUrl).toBe(film);
  });

  test('cannot be saved before it has arrived', async () => {
    const { objectPath } = await issueFile(db, disk.storage, professor, { kind: 'film', name: 'a.mp4', size: 9 });
    await expect(aLesson(objectPath)).rejects.toThrow('O arquivo ainda não chegou inteiro. Envie-o de novo.');
  });
});

test('a film is kept though its last part is sent again while it is looked at', async () => {
  const content = aFilm();
  const end = content.length;
  const { uploadURL, objectPath } = await issueFile(db, disk.storage, professor, {
    kind: 'film',
    name: 'a',
    size: end,
  });
  const secret = uploadURL.split('/').at(-1) ?? '';
  const sendPart = (storage: Disk, offset: number) =>
    receivePart(db, storage, secret, { offset, bytes: pieces(content.subarray(offset)) });
  const [looked, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late: Disk = {
    ...disk.storage,
    gather: async (...file) => {
      const received = await disk.storage.gather(...file);
      looked.resolve();
      await taken.promise;
      return received;
    },
  };
  const first: Disk = {
    ...disk.storage,
    gather: async (...file) => {
      const received = await disk.storage.gather(...file);
      const again = sendPart(late, end).catch((error: unknown) => error);
      await Promise.race([looked.promise, again]);
      const keep = async (name: string): Promise<void> => {
        taken.resolve();
        expect(await again).toMatchObject({ code: 'CONFLICT' });
        await received.keep(name);
      };
      return { ...received, keep };
    },
  };
  await sendPart(first, 0);
  expect([disk.pending(), await isKept(objectPath)]).toEqual([[], true]);
});

describe('the space for uploads', () => {
  const full = { code: 'CONFLICT', message: expect.stringContaining('já ocupam o espaço da sua conta') as string };
  const film = (size: number) => ({ kind: 'film', name: 'a.mp4', size }) as const;

  test('of one account ends at its quota, which counts what is announced and what is in use', async () => {
    const used = await aSentFilm();
    await aLesson(used);
    for (let given = 0; given < 25; given += 1) await issueFile(db, disk.storage, professor, film(200 * MB));
    await expect(issueFile(db, disk.storage, professor, film(120 * MB))).rejects.toMatchObject(full);
    await expect(issueFile(db, disk.storage, await aProfessor(db), film(120 * MB))).resolves.toBeDefined();
  });

  test('is not got around by a film that is larger than was announced', async () => {
    const { uploadURL, objectPath } = await issueFile(db, disk.storage, professor, film(1));
    await expect(send(uploadURL, aFilm())).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect([disk.pending(), await isKept(objectPath)]).toEqual([[], false]);
  });

  test('of a student is that of pictures, and a picture counts by its size once it has arrived', async () => {
    const student = await aStudent(db);
    const { uploadURL, objectPath } = await issueUpload(db, disk.storage, student);
    await send(uploadURL, aPng());
    const [row] = await db.read.select().from(uploads).where(eq(uploads.objectPath, objectPath));
    expect(row?.bytes).toBe(aPng().length);
    await db.write(tx =>
      tx
        .update(uploads)
        .set({ bytes: 124 * MB })
        .where(eq(uploads.objectPath, objectPath)),
    );
    await expect(issueUpload(db, disk.storage, student)).rejects.toMatchObject(full);
  });

  test('is given back when a file is no longer used', async () => {
    const { id } = await aLesson(await aSentFilm());
    await db.write(tx => tx.update(uploads).set({ bytes: 2 ** 31 - 1 }));
    for (let given = 0; given < 15; given += 1) await issueFile(db, disk.storage, professor, film(200 * MB));
    await expect(issueFile(db, disk.storage, professor, film(200 * MB))).rejects.toMatchObject(full);
    await updateLesson(db, professor, { lessonId: id, ...form(null) });
    await expect(issueFile(db, disk.storage, professor, film(200 * MB))).resolves.toBeDefined();
  });

  test('leaves a floor of free disk to the database: no address is given and no byte taken below it', async () => {
    const { uploadURL } = await issueFile(db, disk.storage, professor, film(100));
    disk = aDisk(PLENTY);
    const refusal = { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('sem espaço em disco') as string };
    await expect(issueFile(db, disk.storage, professor, film(1))).rejects.toMatchObject(refusal);
    await expect(issueUpload(db, disk.storage, professor)).rejects.toMatchObject(refusal);
    await expect(send(uploadURL, aFilm())).rejects.toMatchObject(refusal);
    expect(disk.pending()).toEqual([]);
  });
});
