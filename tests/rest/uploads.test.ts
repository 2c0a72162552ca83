import { once } from 'node:events';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { courses } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { MAX_IMAGE_BYTES } from '../../server/storage/image.ts';
import { aJpeg, aPng, aWebp } from '../support/images.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aBucket, aDisk, type ABucket, type ADisk } from '../support/storages.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';

type Address = { uploadURL: string; objectPath: string };
type School = { server: TestServer; place: ADisk | ABucket; professor: Viewer };

const schools = {} as Record<'disk' | 'bucket', School>;

const aSchool = async (place: ADisk | ABucket): Promise<School> => {
  const server = await startServer({}, undefined, place.storage);
  return { server, place, professor: await aProfessor(server.db) };
};

beforeAll(async () => {
  schools.disk = await aSchool(aDisk());
  schools.bucket = await aSchool(await aBucket());
});

afterEach(() => void vi.useRealTimers());

/** Only the clock is changed: what waits for the network goes on. */
const later = (minutes: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });

const issue = async ({ server, professor }: School, as = professor): Promise<Address> => {
  const answer = await server.rest('POST', '/upload/image', { as, body: {} });
  expect(answer.status).toBe(200);
  return answer.body as Address;
};

const put = (
  { server }: School,
  { uploadURL }: Address,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(new URL(uploadURL, server.url), {
    method: 'PUT',
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    headers,
  });

const sent = async (school: School, bytes: Uint8Array = aPng(), as?: Viewer): Promise<Address> => {
  const address = await issue(school, as);
  expect((await put(school, address, bytes)).status).toBe(200);
  return address;
};

const complete = ({ server, professor }: School, { objectPath }: Address, courseId?: number, as = professor) =>
  server.rest('PUT', '/upload/image/complete', {
    as,
    body: { imageURL: objectPath, ...(courseId !== undefined && { courseId }) },
  });

const imageOf = async ({ server }: School, courseId: number) =>
  (await server.db.read.select({ imageUrl: courses.imageUrl }).from(courses).where(eq(courses.id, courseId)))[0]
    ?.imageUrl;

const statusOf = async ({ server }: School, { objectPath }: Address): Promise<number> =>
  (await fetch(`${server.url}${objectPath}`)).status;

const ownCourseOf = ({ server, professor }: School) => aCourse(server.db, professor);

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

  test('that nothing shows is removed after a day, and no other', async () => {
    const course = await ownCourse();
    const [shown, abandoned] = [await sent(school()), await sent(school())];
    await complete(school(), shown, course.id);
    await complete(school(), abandoned);
    const sweep = () => sweepUploads(school().server.db, school().place.storage);
    later(24 * 60 - 1);
    await sweep();
    expect(await statusOf(school(), abandoned)).toBe(200);
    later(2);
    await Promise.all([sweep(), sweep()]);
    expect(await statusOf(school(), abandoned)).toBe(404);
    expect(await statusOf(school(), shown)).toBe(200);
    expect(school().place.pending()).toEqual([]);
  });
});

describe.each(['disk', 'bucket'] as const)("a person's picture, kept on a %s", kind => {
  const school = (): School => schools[kind];
  const show = ({ objectPath }: Address, as: Viewer) =>
    school().server.rest('PUT', '/profile/avatar', { as, body: { imageURL: objectPath } });
  const remove = (as: Viewer) => school().server.rest('DELETE', '/profile/avatar', { as });

  test('is shown wherever the person is, takes the place of the one before, and is removed', async () => {
    const { server, place } = school();
    const student = await aStudent(server.db);
    const [before, after] = [await sent(school(), aPng(), student), await sent(school(), aWebp(), student)];
    expect(await show(before, student)).toMatchObject({
      status: 200,
      body: { user: { id: student.id, avatarUrl: before.objectPath } },
    });
    expect(await show(after, student)).toMatchObject({ status: 200, body: { user: { avatarUrl: after.objectPath } } });
    expect(await server.rest('GET', '/auth/me', { as: student })).toMatchObject({
      body: { user: { avatarUrl: after.objectPath } },
    });
    expect([await statusOf(school(), before), await statusOf(school(), after)]).toEqual([404, 200]);
    for (let times = 0; times < 2; times += 1)
      expect(await remove(student)).toMatchObject({ status: 200, body: { user: { avatarUrl: null } } });
    expect(await statusOf(school(), after)).toBe(404);
    expect(place.kept()).not.toContain(after.objectPath.split('/').at(-1));
  });

  test('is shown once more with the same answer', async () => {
    const student = await aStudent(school().server.db);
    const address = await sent(school(), aPng(), student);
    for (let times = 0; times < 2; times += 1) expect((await show(address, student)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });

  test('must be an upload of their own that was sent', async () => {
    const [student, other] = [await aStudent(school().server.db), await aStudent(school().server.db)];
    expect(await show(await issue(school(), student), student)).toMatchObject({
      status: 409,
      body: { message: 'A imagem ainda não foi enviada' },
    });
    const foreign = await sent(school(), aPng(), other);
    for (const strange of [
      foreign,
      { uploadURL: '', objectPath: 'https://exemplo.com/a.png' },
      { uploadURL: '', objectPath: '' },
    ]) {
      expect(await show(strange, student)).toMatchObject({ status: 404, body: { message: 'Imagem não encontrada' } });
    }
    expect(await school().server.rest('GET', '/profile', { as: student })).toMatchObject({
      body: { user: { avatarUrl: null } },
    });
    expect((await show(foreign, other)).status).toBe(200);
  });

  test("stays as long as a professor's course shows it, too", async () => {
    const { professor } = school();
    const course = await ownCourseOf(school());
    const address = await sent(school());
    expect((await complete(school(), address, course.id)).status).toBe(200);
    expect((await show(address, professor)).status).toBe(200);
    expect((await remove(professor)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });
});

describe('an address of the academy', () => {
  const school = (): School => schools.disk;
  const left = () => school().place.pending();

  test('takes five megabytes, and not a byte more, with their length said or in chunks', async () => {
    expect((await put(school(), await issue(school()), aPng({ bytes: MAX_IMAGE_BYTES }))).status).toBe(200);
    const address = await issue(school());
    const large = aPng({ bytes: MAX_IMAGE_BYTES + 1 });
    const refused = await put(school(), address, large);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: 'A imagem deve ter no máximo 5 MB' },
    ]);

    const call = request(new URL(address.uploadURL, school().server.url), { method: 'PUT' });
    call.on('error', () => undefined);
    for (let at = 0; at < large.length; at += 100_000) call.write(large.subarray(at, at + 100_000));
    call.end();
    const [response] = (await once(call, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBe(413);
    expect(left()).toEqual([]);
    expect((await put(school(), address, aPng())).status).toBe(200);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('takes no %s, whatever it says it is', async (_what, bytes) => {
    const address = await issue(school());
    const refused = await put(school(), address, bytes, { 'content-type': 'image/png' });
    expect([refused.status, await refused.json()]).toEqual([
      415,
      { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Formato inválido. Use JPG, PNG ou WEBP.' },
    ]);
    expect(await statusOf(school(), address)).toBe(404);
    expect(left()).toEqual([]);
  });

  test('takes no image of enormous dimensions', async () => {
    const refused = await put(school(), await issue(school()), aPng({ width: 8_001 }));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', message: 'A imagem deve ter no máximo 8000 × 8000 pixels' },
    ]);
  });

  test('takes one image, also of several sent at the same time', async () => {
    const address = await issue(school());
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(school(), address, aPng())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const again = await put(school(), address, aWebp());
    expect([again.status, await again.json()]).toEqual([
      409,
      { code: 'CONFLICT', message: 'O endereço de envio já foi usado.' },
    ]);
    expect((await fetch(`${school().server.url}${address.objectPath}`)).headers.get('content-type')).toBe('image/png');
    expect(left()).toEqual([]);
  });

  test('expires after ten minutes', async () => {
    const address = await issue(school());
    later(9.9);
    expect((await put(school(), await issue(school()), aPng())).status).toBe(200);
    later(0.2);
    const late = await put(school(), address, aPng());
    expect([late.status, await late.json()]).toEqual([
      403,
      { code: 'FORBIDDEN', message: 'O endereço de envio expirou.' },
    ]);
    later(60);
    await sweepUploads(school().server.db, school().place.storage);
    expect((await put(school(), address, aPng())).status).toBe(404);
  });

  test('keeps nothing of an image whose sender hangs up, and waits for another', async () => {
    const address = await issue(school());
    const before = school().server.logged.length;
    const call = request(new URL(address.uploadURL, school().server.url), {
      method: 'PUT',
      headers: { 'content-length': 10_000 },
    });
    call.on('error', () => undefined);
    call.write(aPng());
    await vi.waitFor(() => expect(left()).toHaveLength(1), { timeout: 60_000 });
    call.destroy();
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 60_000 });
    await vi.waitFor(() => expect(school().server.logged.length).toBeGreaterThan(before), { timeout: 60_000 });
    expect(
      school()
        .server.logged.slice(before)
        .map(line => JSON.parse(line) as { level: number })
        .filter(({ level }) => level > 30),
    ).toEqual([]);
    expect((await put(school(), address, aPng())).status).toBe(200);
  });

  test('is not to be guessed', async () => {
    expect(
      (await put(school(), { uploadURL: `/objects/incoming/${'a'.repeat(43)}`, objectPath: '' }, aPng())).status,
    ).toBe(404);
  });

  test('takes nothing from a page of another site', async () => {
    const address = await issue(school());
    const foreign = await put(school(), address, aPng(), { origin: 'https://evil.example' });
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      { code: 'FORBIDDEN', message: 'Origem não permitida' },
    ]);
    expect((await put(school(), address, aPng(), { origin: school().server.url })).status).toBe(200);
  });

  test('is for everybody who is signed in; a course takes only what a professor sent', async () => {
    const { server } = school();
    expect(await server.rest('POST', '/upload/image', { body: {} })).toMatchObject({ status: 401 });
    const student = await aStudent(server.db);
    for (const as of [student, await anAdmin(server.db)])
      expect(await server.rest('POST', '/upload/image', { as, body: {} })).toMatchObject({ status: 200 });
    expect(await complete(school(), await sent(school(), aPng(), student), undefined, student)).toMatchObject({
      status: 403,
      body: { message: 'Acesso negado' },
    });
  });

  test.each([
    ['a student', 'ten', 10, aStudent],
    ['a professor', 'forty', 40, aProfessor],
  ] as const)('is not given to %s who has %s images that nothing shows', async (_who, _many, max, aPerson) => {
    const { server } = school();
    const person = await aPerson(server.db);
    for (let given = 0; given < max; given += 1) await issue(school(), person);
    const refused = await server.rest('POST', '/upload/image', { as: person });
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Muitos envios sem uso. Tente novamente mais tarde.' },
    });
    expect(refused.headers.get('retry-after')).toBe('600');
    await issue(school(), await aPerson(server.db));
  });
});

describe('an address of a bucket', () => {
  const school = (): School => schools.bucket;

  test('is one to which the page may send, and to no other place', async () => {
    const { uploadURL } = await issue(school());
    const { headers } = await fetch(`${school().server.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${new URL(uploadURL).origin};`);
  });

  test.each([
    ['too large', aPng({ bytes: MAX_IMAGE_BYTES + 1 }), 413],
    ['no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['enormous', aPng({ height: 8_001 }), 400],
  ])('takes what is %s, but it is neither shown nor kept', async (_what, bytes, status) => {
    const course = await aCourse(school().server.db, school().professor);
    const address = await sent(school(), bytes);
    expect((await complete(school(), address, course.id)).status).toBe(status);
    expect(await statusOf(school(), address)).toBe(404);
    expect(school().place.pending()).toEqual([]);
  });

  test('is too late to complete an hour after it expired', async () => {
    const address = await sent(school());
    later(71);
    expect(await complete(school(), address)).toMatchObject({
      status: 403,
      body: { message: 'O endereço de envio expirou.' },
    });
  });
});

describe('the path of an image', () => {
  test.each([
    '',
    '/',
    '/0',
    `/${'0'.repeat(32)}`,
    `/${'A'.repeat(32)}`,
    '/incoming',
    '/..%2f..%2facademy.db',
    '/%2e%2e/academy.db',
    `/${'0'.repeat(32)}/x`,
    `/${'0'.repeat(31)}%00`,
  ])('leads nowhere else (%s)', async path => {
    for (const { server } of Object.values(schools)) {
      const answer = await server.raw(`GET /objects/uploads${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
    }
  });
});
