import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { readZip } from '../../server/rules/zip-reading.ts';
import { aPng } from '../support/images.ts';
import { startServer, type TestServer } from '../support/server.ts';

const [FIRST, SECOND] = ['/demo/taticas/garfo.webm', '/demo/taticas/cravada.webm'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: true });
});

const ask = async (path: string, as?: Viewer, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    headers: { ...(as && { cookie: await server.cookieOf(as) }), ...headers },
  });
  await response.body?.cancel();
  return response;
};
const statuses = (path: string, people: Viewer[]) =>
  Promise.all(people.map(async person => (await ask(path, person)).status));

describe('a film of a premium lesson', () => {
  test('is for those who may read that lesson, and for nobody else who knows its address', async () => {
    const { db } = server;
    const [owner, other, guest] = [
      await aProfessor(db),
      await aProfessor(db),
      await aProfessor(db, { approvedAt: null }),
    ];
    const [admin, student, stranger] = [await anAdmin(db), await aStudent(db), await aStudent(db)];
    const course = await aCourse(db, owner, [{ videoUrl: FIRST }, { videoUrl: SECOND }], { priceCents: 4_900 });
    await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId: course.id }));

    expect((await ask(FIRST)).status).toBe(401);
    expect(await statuses(FIRST, [owner, other, admin, student])).toEqual([200, 200, 200, 200]);
    expect(await statuses(FIRST, [guest, stranger])).toEqual([404, 404]);
    // The second lesson is locked for the student until the first is completed.
    expect(await statuses(SECOND, [student, owner])).toEqual([404, 200]);
  });

  test('comes in parts to a player that skips, and stays in no cache that others share', async () => {
    const owner = await aProfessor(server.db);
    await aCourse(server.db, owner, [{ videoUrl: FIRST }], { priceCents: 4_900 });
    const part = await ask(FIRST, owner, { range: 'bytes=0-99' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
    expect(part.headers.get('cache-control')).toMatch(/^private/);
  });

  test('that no lesson shows is nowhere, and a cover is for everybody', async () => {
    const owner = await aProfessor(server.db);
    expect(await statuses('/demo/finais/lucena.webm', [owner])).toEqual([404]);
    expect((await ask('/demo/finais/thumbnail.webp')).status).toBe(200);
  });
});

test("a course's zip is for those who write the course, and a lesson's picture is no cover", async () => {
  const { db } = server;
  const [owner, other, student] = [await aProfessor(db), await aProfessor(db), await aStudent(db)];
  const course = await aCourse(db, owner, [{}]);
  const path = `/api/courses/${course.id}/archive`;
  expect((await ask(path)).status).toBe(401);
  expect(await statuses(path, [student, other, owner, await anAdmin(db)])).toEqual([403, 403, 200, 200]);
  const zip = await fetch(`${server.url}${path}`, { headers: { cookie: await server.cookieOf(owner) } });
  expect(zip.headers.get('content-disposition')).toMatch(/^attachment; filename="curso-\d+\.academia\.zip"$/);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  expect(zip.headers.get('content-length')).toBe(String(bytes.length));
  expect([
    ...(await readZip({ size: bytes.length, read: async (from, to) => bytes.subarray(from, to) })).keys(),
  ]).toEqual(['curso.json']);

  const content = aPng({ width: 40, height: 30 });
  const body = { kind: 'picture', name: 'mesa.png', size: content.length };
  const { uploadURL, objectPath } = (await server.rest('POST', '/upload/file', { as: owner, body })).body as {
    uploadURL: string;
    objectPath: string;
  };
  expect((await fetch(`${server.url}${uploadURL}`, { method: 'PUT', body: Uint8Array.from(content) })).status).toBe(
    200,
  );
  expect(await statuses(objectPath, [owner, other])).toEqual([200, 404]);
  expect((await ask(objectPath.replace('/files/', '/uploads/'), owner)).status).toBe(404);
});
