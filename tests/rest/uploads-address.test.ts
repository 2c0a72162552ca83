import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepUploads } from '../../server/features/uploads/sweep.service.ts';
import { MAX_IMAGE_BYTES } from '../../server/storage/image.ts';
import { eventually } from '../support/eventually.ts';
import { aPng, aWebp } from '../support/images.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { complete, issue, later, put, sent, someSchools, statusOf, type School } from '../support/upload-schools.ts';

let schools: Record<'disk' | 'bucket', School>;
beforeAll(async () => {
  schools = await someSchools();
});

afterEach(() => void vi.useRealTimers());

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
      { code: 'PAYLOAD_TOO_LARGE', reason: 'image_too_large', message: 'A imagem deve ter no máximo 5 MB' },
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
      { code: 'UNSUPPORTED_MEDIA_TYPE', reason: 'not_an_image', message: 'Formato inválido. Use JPG, PNG ou WEBP.' },
    ]);
    expect(await statusOf(school(), address)).toBe(404);
    expect(left()).toEqual([]);
  });

  test('takes no image of enormous dimensions', async () => {
    const refused = await put(school(), await issue(school()), aPng({ width: 8_001 }));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', reason: 'image_dimensions', message: 'A imagem deve ter no máximo 8000 × 8000 pixels' },
    ]);
  });

  test('takes one image, also of several sent at the same time', async () => {
    const address = await issue(school());
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(school(), address, aPng())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const again = await put(school(), address, aWebp());
    expect([again.status, await again.json()]).toEqual([
      409,
      { code: 'CONFLICT', reason: 'upload_used', message: 'O endereço de envio já foi usado.' },
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
      { code: 'FORBIDDEN', reason: 'upload_expired', message: 'O endereço de envio expirou.' },
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
    await eventually(() => expect(left()).toHaveLength(1));
    call.destroy();
    await eventually(() => expect(left()).toEqual([]));
    await eventually(() => expect(school().server.logged.length).toBeGreaterThan(before));
    expect(
      school()
        .server.logged.slice(before)
        .map(line => JSON.parse(line) as { level: number })
        .filter(({ level }) => level > 30),
    ).toEqual([]);
    expect((await put(school(), address, aPng())).status).toBe(200);
  });

  test('is not to be read in the log', async () => {
    const address = await issue(school());
    const secret = address.uploadURL.split('/').at(-1) ?? '';
    await put(school(), address, aPng());
    await fetch(new URL(`/%6fbjects/incoming/${secret}`, school().server.url), { method: 'PUT' });
    const logged = school().server.logged.filter(line => line.includes('incoming'));
    expect(logged.at(-1)).toContain('"path":"/objects/incoming/…"');
    expect(logged.join('')).not.toContain(secret);
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
      { code: 'FORBIDDEN', reason: 'foreign_origin', message: 'Origem não permitida' },
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
    const { headers } = await fetch(`${school().server.url}/`);
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
