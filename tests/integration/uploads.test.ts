import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { setCourseImage } from '../../server/features/teaching/course-image.service.ts';
import { sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { claimImage, releaseImage } from '../../server/features/uploads/attach.service.ts';
import { confirmUpload, issueUpload, receiveUpload } from '../../server/features/uploads/uploads.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aPng } from '../support/images.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { aDisk, type ADisk } from '../support/storages.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

let db: Db;
let disk: ADisk;
let professor: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  disk = aDisk();
  professor = await aProfessor(db);
});

const bytes = async function* (): AsyncGenerator<Uint8Array> {
  yield aPng();
};

const secretIn = (uploadURL: string): string => uploadURL.split('/').at(-1) ?? '';

const receive = (uploadURL: string) => receiveUpload(db, disk.storage, secretIn(uploadURL), bytes());

/** The path of an image of the professor's that came. */
const anImage = async (): Promise<string> => {
  const { uploadURL, objectPath } = await issueUpload(db, disk.storage, professor);
  await receive(uploadURL);
  return objectPath;
};

const claim = (viewer: Viewer, imageUrl: string) => db.write(tx => claimImage(tx, viewer, imageUrl));
const rowOf = async (objectPath: string) =>
  (await db.read.select().from(uploads).where(eq(uploads.objectPath, objectPath)))[0];
const nameOf = (objectPath: string): string => objectPath.split('/').at(-1) ?? '';
/** Makes a row as old as if its clock had been there. */
const age = (objectPath: string, at: Date) =>
  db.write(async tx => {
    await tx.update(uploads).set({ expiresAt: at }).where(eq(uploads.objectPath, objectPath));
    await tx
      .update(uploads)
      .set({ receivedAt: at })
      .where(and(eq(uploads.objectPath, objectPath), isNotNull(uploads.receivedAt)));
  });
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const sweep = () => sweepUploads(db, disk.storage);

describe('an upload', () => {
  test('is known by a name nobody can guess, and its secret is not stored', async () => {
    const { uploadURL, objectPath } = await issueUpload(db, disk.storage, professor);
    expect(uploadURL).toMatch(/^\/objects\/incoming\/[\w-]{43}$/);
    expect(objectPath).toMatch(/^\/objects\/uploads\/[0-9a-f]{32}$/);
    const row = await rowOf(objectPath);
    expect(row).toMatchObject({
      userId: professor.id,
      receivedAt: null,
      usedAt: null,
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(row)).not.toContain(secretIn(uploadURL));
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
  });

  test('is taken once, of however many senders', async () => {
    const { uploadURL, objectPath } = await issueUpload(db, disk.storage, professor);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => receive(uploadURL)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ code: 'CONFLICT', message: 'O endereço de envio já foi usado.' });
    expect(disk.kept()).toEqual([nameOf(objectPath)]);
    expect(disk.pending()).toEqual([]);
  });

  test('whose file cannot be put in its place is none', async () => {
    const { uploadURL, objectPath } = await issueUpload(db, disk.storage, professor);
    const failing = {
      ...disk.storage,
      receive: async (chunks: AsyncIterable<Uint8Array>) => ({
        ...(await disk.storage.receive(chunks, 'image')),
        keep: () => Promise.reject(new Error('no space left')),
      }),
    };
    await expect(receiveUpload(db, failing, secretIn(uploadURL), bytes())).rejects.toThrow('no space left');
    expect(disk.pending()).toEqual([]);
    await expect(claim(professor, objectPath)).rejects.toThrow('A imagem ainda não foi enviada');
    await sweep();
    expect(await rowOf(objectPath)).toBeUndefined();
  });
});

describe('an image', () => {
  test('is claimed by its uploader, also twice', async () => {
    const image = await anImage();
    expect((await rowOf(image))?.usedAt).toBeNull();
    for (let times = 0; times < 2; times += 1) await claim(professor, image);
    expect((await rowOf(image))?.usedAt).toBeInstanceOf(Date);
  });

  test('is claimed by nobody else, nor before it came', async () => {
    await expect(claim(await aProfessor(db), await anImage())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Imagem não encontrada',
    });
    await expect(claim(professor, `/objects/uploads/${'0'.repeat(32)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { objectPath } = await issueUpload(db, disk.storage, professor);
    await expect(claim(professor, objectPath)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A imagem ainda não foi enviada',
    });
    await expect(confirmUpload(db, disk.storage, professor, objectPath)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['/demo/finais/thumbnail.webp', 'https://exemplo.com/a.png', ''])(
    'that is no upload needs no claim (%s)',
    async imageUrl => {
      await claim(professor, imageUrl);
      await db.write(tx => releaseImage(tx, imageUrl));
      await db.write(tx => releaseImage(tx, null));
    },
  );

  test('that was replaced is removed by the next sweep, and cannot be claimed again', async () => {
    const course = await aCourse(db, professor);
    const [before, after] = [await anImage(), await anImage()];
    await setCourseImage(db, professor, course.id, before);
    await setCourseImage(db, professor, course.id, after);
    await expect(claim(professor, before)).rejects.toThrow('A imagem ainda não foi enviada');
    await sweep();
    expect(disk.kept()).toEqual([nameOf(after)]);
    expect(await rowOf(before)).toBeUndefined();
  });

  test('that another course shows too outlives the change of one', async () => {
    const image = await anImage();
    const course = await aCourse(db, professor);
    await setCourseImage(db, professor, course.id, image);
    await aCourse(db, professor, [], { imageUrl: image });
    await setCourseImage(db, professor, course.id, await anImage());
    await sweep();
    expect(disk.kept()).toContain(nameOf(image));
  });

  test('is not changed, claimed or given up when the course may not be changed', async () => {
    const course = await aCourse(db, await aProfessor(db));
    const image = await anImage();
    await expect(setCourseImage(db, professor, course.id, image)).rejects.toThrow('Acesso negado');
    expect((await rowOf(image))?.usedAt).toBeNull();
    expect((await db.read.select().from(courses).where(eq(courses.id, course.id)))[0]).toMatchObject({
      imageUrl: null,
      version: 1,
    });
  });
});

describe('a sweep', () => {
  test('removes what nothing shows for an hour and addresses an hour after they expired, many at once', async () => {
    const [fresh, waiting, abandoned, shown] = [await anImage(), await anImage(), await anImage(), await anImage()];
    await claim(professor, shown);
    await age(waiting, hoursAgo(0.9));
    for (const old of [abandoned, shown]) await age(old, hoursAgo(1.1));
    const { objectPath: expired } = await issueUpload(db, disk.storage, professor);
    await age(expired, hoursAgo(1.1));
    const { objectPath: justExpired } = await issueUpload(db, disk.storage, professor);
    await age(justExpired, hoursAgo(0.9));
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(disk.kept().toSorted()).toEqual([fresh, waiting, shown].map(nameOf).toSorted());
    expect((await db.read.select().from(uploads)).map(({ objectPath }) => objectPath).toSorted()).toEqual(
      [fresh, waiting, shown, justExpired].toSorted(),
    );
  });

  test('leaves what is still edited: a file that is confirmed again has another hour', async () => {
    const image = await anImage();
    await age(image, hoursAgo(1.1));
    await confirmUpload(db, disk.storage, professor, image);
    await sweep();
    expect(disk.kept()).toEqual([nameOf(image)]);
  });

  test('that is interrupted between files and rows is finished by the next', async () => {
    const image = await anImage();
    await age(image, hoursAgo(1.1));
    const failing = { ...disk.storage, remove: () => Promise.reject(new Error('interrupted')) };
    await expect(sweepUploads(db, failing)).rejects.toThrow('interrupted');
    await expect(claim(professor, image)).rejects.toThrow('A imagem ainda não foi enviada');
    await sweep();
    expect(disk.kept()).toEqual([]);
    expect(await rowOf(image)).toBeUndefined();
  });
});
