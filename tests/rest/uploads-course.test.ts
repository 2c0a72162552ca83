import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { aJpeg, aPng, aWebp } from '../support/images.ts';
import { aCourse, anAdmin, aProfessor } from '../../server/harness/school.ts';
import {
  complete,
  imageOf,
  issue,
  later,
  ownCourseOf,
  sent,
  someSchools,
  statusOf,
  type School,
} from '../support/upload-schools.ts';

let schools: Record<'disk' | 'bucket', School>;
beforeAll(async () => {
  schools = await someSchools();
});

afterEach(() => void vi.useRealTimers());

describe.each(['disk', 'bucket'] as const)("a course's image, kept on a %s", kind => {
  const school = (): School => schools[kind];
  const ownCourse = () => ownCourseOf(school());

  test.each([
    ['image/jpeg', aJpeg()],
    ['image/png', aPng()],
    ['image/webp', aWebp()],
  ])('is sent, completed and read: %s', async (type, bytes) => {
    const course = await ownCourse();
    const address = await sent(school(), bytes);
    expect(await complete(school(), address, course.id)).toMatchObject({
      status: 200,
      body: { objectPath: address.objectPath, imageUrl: address.objectPath },
    });
    expect(await school().server.rest('GET', `/courses/${course.id}`, { as: school().professor })).toMatchObject({
      body: { course: { imageUrl: address.objectPath } },
    });

    const url = `${school().server.url}${address.objectPath}`;
    const read = await fetch(url);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = {
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${address.objectPath.split('/').at(-1)}"`,
    };
    expect(Object.fromEntries(read.headers)).toMatchObject(headers);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toMatchObject(headers);
    const again = await fetch(url, { headers: { 'if-none-match': headers.etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('takes the place of the one before, which is removed', async () => {
    const course = await ownCourse();
    const [before, after] = [await sent(school()), await sent(school(), aWebp())];
    for (const address of [before, after]) expect((await complete(school(), address, course.id)).status).toBe(200);
    expect(await imageOf(school(), course.id)).toBe(after.objectPath);
    expect(await statusOf(school(), before)).toBe(404);
    expect(school().place.kept()).not.toContain(before.objectPath.split('/').at(-1));
    expect(await statusOf(school(), after)).toBe(200);
    expect(await complete(school(), before, course.id)).toMatchObject({ status: 404 });
  });

  test('may wait for a course that is not made yet', async () => {
    const address = await sent(school());
    expect((await complete(school(), address)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });

  test('is completed once more with the same answer', async () => {
    const course = await ownCourse();
    const address = await sent(school());
    for (let times = 0; times < 2; times += 1) expect((await complete(school(), address, course.id)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });

  test('that was never sent is not shown', async () => {
    const course = await ownCourse();
    expect(await complete(school(), await issue(school()), course.id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'A imagem ainda não foi enviada' },
    });
    expect(await imageOf(school(), course.id)).toBeNull();
  });

  test("is the uploader's alone to show, and an unknown one nobody's", async () => {
    const colleague = await aProfessor(school().server.db);
    const course = await aCourse(school().server.db, colleague);
    const address = await sent(school());
    const unknown = { uploadURL: '', objectPath: `/objects/uploads/${'0'.repeat(32)}` };
    for (const strange of [
      address,
      unknown,
      { uploadURL: '', objectPath: 'https://exemplo.com/a.png' },
      { uploadURL: '', objectPath: '/objects/uploads/../../academy.db' },
    ]) {
      expect(await complete(school(), strange, course.id, colleague)).toMatchObject({
        status: 404,
        body: { message: 'Imagem não encontrada' },
      });
    }
    expect(await imageOf(school(), course.id)).toBeNull();
  });

  test("changes no other professor's course, but any for an administrator", async () => {
    const { db } = school().server;
    const colleague = await aProfessor(db);
    const [active, draft] = [await aCourse(db, colleague), await aCourse(db, colleague, [], { status: 'draft' })];
    const address = await sent(school());
    expect(await complete(school(), address, active.id)).toMatchObject({
      status: 403,
      body: { message: 'Acesso negado' },
    });
    for (const hidden of [draft.id, 999_999])
      expect(await complete(school(), address, hidden)).toMatchObject({
        status: 404,
        body: { message: 'Curso não encontrado' },
      });
    const admin = await anAdmin(db);
    expect((await complete(school(), await sent(school(), aPng(), admin), draft.id, admin)).status).toBe(200);
  });

  test('that nothing shows is removed after an hour, and no other', async () => {
    const course = await ownCourse();
    const [shown, abandoned] = [await sent(school()), await sent(school())];
    await complete(school(), shown, course.id);
    await complete(school(), abandoned);
    const sweep = () => sweepUploads(school().server.db, school().place.storage);
    later(59);
    await sweep();
    expect(await statusOf(school(), abandoned)).toBe(200);
    later(2);
    await Promise.all([sweep(), sweep()]);
    expect(await statusOf(school(), abandoned)).toBe(404);
    expect(await statusOf(school(), shown)).toBe(200);
    expect(school().place.pending()).toEqual([]);
  });
});
