/** Pictures on the wall of a class: who may hang them there, and who sees them. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { classPictures } from '../../db/schema/classes.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { mayAttachFile } from '../../server/features/lessons/files.service.ts';
import { removeStudent } from '../../server/features/classes/students.service.ts';
import { removePost, writePost } from '../../server/features/classes/wall.service.ts';
import { createLesson, deleteLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { removeReplaced, sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { storeUpload } from '../../server/features/uploads/store.service.ts';
import { issueFile } from '../../server/features/uploads/uploads.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { aPng } from '../support/images.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aDisk, type ADisk } from '../support/storages.ts';

let server: TestServer;
let db: Db;
let disk: ADisk;
let professor: Viewer;
let student: Viewer;
let classId: number;
beforeEach(async () => {
  disk = aDisk();
  server = await startServer({}, undefined, disk.storage);
  ({ db } = server);
  [professor, student] = [await aProfessor(db), await aStudent(db)];
  classId = await aClassOf(db, professor, [student]);
  return () => void vi.useRealTimers();
});

const sent = (kind: 'picture' | 'pgn' = 'picture', by = professor): Promise<string> => {
  const content = kind === 'picture' ? aPng({ width: 40, height: 30 }) : Buffer.from('1. e4 e5 *');
  const bytes = (async function* () {
    yield content;
  })();
  return storeUpload(db, disk.storage, by, { kind, name: 'mesa.png', size: content.length, bytes });
};
const shown = (address: string) => `Veja:\n\n![Duas crianças jogam](${address}#40x30)`;
const hang = (address: string, by = professor) =>
  writePost(db, by, { classId, text: shown(address), commentsOpen: false });
const statusFor = async (address: string, viewer?: Viewer): Promise<number> => {
  const headers = viewer && { cookie: await server.cookieOf(viewer) };
  const answer = await fetch(`${server.url}${address}`, headers && { headers });
  await answer.body?.cancel();
  return answer.status;
};
const statuses = (address: string, viewers: Viewer[]) => Promise.all(viewers.map(viewer => statusFor(address, viewer)));

test('a picture on the wall is for whoever is in the class, also when it is archived', async () => {
  const picture = await sent();
  const [co, stranger, admin] = [await aProfessor(db), await aStudent(db), await anAdmin(db)];
  await aClassOf(db, co, [stranger], 'Outra');
  expect(await statuses(picture, [professor, student, admin])).toEqual([200, 404, 404]);
  await hang(picture);
  expect(await statuses(picture, [professor, student, admin, co, stranger])).toEqual([200, 200, 200, 404, 404]);
  expect(await statusFor(picture)).toBe(401);
  expect(await statusFor(picture.replace('/files/', '/uploads/'), student)).toBe(404);
  await archive(db, classId);
  expect(await statusFor(picture, student)).toBe(200);
});

test('who has left the class sees its pictures no more', async () => {
  const picture = await sent();
  await hang(picture);
  await removeStudent(db, professor, classId, student.id);
  expect(await statusFor(picture, student)).toBe(404);
});

test('nobody shows what another sent, what is no picture, or what has not arrived', async () => {
  const [other, game] = [await sent('picture', await aProfessor(db)), await sent('pgn')];
  const file = { kind: 'picture' as const, name: 'mesa.png', size: 99 };
  const { objectPath: announced } = await issueFile(db, disk.storage, professor, file);
  const refusals = { [other]: [404, 'image_not_found'], [game]: [404, 'image_not_found'] };
  for (const [address, refusal] of Object.entries({ ...refusals, [announced]: [409, 'upload_missing'] })) {
    const call = { as: professor, body: { text: shown(address) } };
    const { status, body } = await server.rest('POST', `/classes/${classId}/posts`, call);
    expect([status, body.reason]).toEqual(refusal);
  }
  expect((await server.rest('GET', `/classes/${classId}/posts`, { as: student })).body.total).toBe(0);
  expect((await server.rest('GET', '/notifications', { as: student })).body.unread).toBe(0);
  expect(await statusFor(other, student)).toBe(404);
});

test('another professor of the class reads a picture, and may not take it into a lesson', async () => {
  const [picture, admin] = [await sent(), await anAdmin(db)];
  await hang(picture);
  expect(await statusFor(picture, admin)).toBe(200);
  expect(await mayAttachFile(db, admin, picture)).toBe(false);
});

test('a picture stays as long as something shows it, and goes with the last', async () => {
  const picture = await sent();
  const [first, second] = [await hang(picture), await hang(picture)];
  const { id: courseId } = await aCourse(db, professor, []);
  const form = { title: 'Aula', description: shown(picture), duration: 5, videoUrl: null, resources: [], quiz: null };
  const lesson = await createLesson(db, professor, { courseId, ...form });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS });
  const sweep = () => sweepUploads(db, disk.storage);
  await removePost(db, professor, classId, first.id);
  await sweep();
  await deleteLesson(db, professor, lesson.id);
  await sweep();
  expect([disk.kept().length, await statusFor(picture, student)]).toEqual([1, 200]);
  await removePost(db, professor, classId, second.id);
  await removeReplaced(db, disk.storage);
  expect([disk.kept(), await statusFor(picture, student)]).toEqual([[], 404]);
  expect(await db.read.select().from(classPictures).where(eq(classPictures.address, picture))).toEqual([]);
});

test('who cannot remove an announcement does not release its picture', async () => {
  const picture = await sent();
  const { id } = await hang(picture);
  const other = await aProfessor(db);
  const elsewhere = await aClassOf(db, other, [], 'Outra');
  await expect(removePost(db, other, elsewhere, id)).rejects.toThrow('Aviso não encontrado');
  await removeReplaced(db, disk.storage);
  expect(await statusFor(picture, student)).toBe(200);
});
