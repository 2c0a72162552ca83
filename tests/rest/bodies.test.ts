import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { eventually } from '../support/eventually.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Viewer;
let lessonId: number;

beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db, { fullName: 'Ana' });
  const course = await aCourse(server.db, await aProfessor(server.db));
  lessonId = course.lessons[0]!.id;
  await server.rest('POST', '/enrollments', { as: student, body: { courseId: course.id } });
});

const complete = (headers: Record<string, string> = {}, body?: string) =>
  server.rest('POST', `/lessons/${lessonId}/complete`, { as: student, headers, ...(body !== undefined && { body }) });
const save = (body: unknown, headers: Record<string, string> = {}) =>
  server.rest('PUT', '/profile', { as: student, body, headers });

describe('a call without a payload', () => {
  test('needs neither body nor content type', async () => {
    expect(await complete()).toMatchObject({ status: 200, body: { progress: { completedLessons: 1 } } });
    expect(await server.rest('POST', '/auth/logout')).toMatchObject({ status: 200, body: { success: true } });
  });

  test('may come with a JSON content type and nothing behind it, or with an empty object', async () => {
    expect(await complete({ 'content-type': 'application/json' })).toMatchObject({ status: 200 });
    expect(await complete({}, '{}')).toMatchObject({ status: 200 });
  });

  test('may come with a content type of any kind and an empty body, as browsers and proxies send it', async () => {
    expect(await complete({ 'content-type': 'text/plain' }, '')).toMatchObject({ status: 200 });
  });

  test("takes the path's value, whatever the body says", async () => {
    expect(await complete({}, JSON.stringify({ lessonId: 999 }))).toMatchObject({
      status: 200,
      body: { progress: { totalLessons: 1 } },
    });
  });
});

describe('content types', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON ; charset="utf-8"',
  ])('%s is JSON', async type => {
    expect(await save({ fullName: 'Ação e Reação' }, { 'content-type': type })).toMatchObject({
      status: 200,
      body: { user: { fullName: 'Ação e Reação' } },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    '',
  ])('%j is not', async type => {
    expect(await save('{"fullName":"Ana"}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Envie o corpo como application/json' },
    });
  });
});

describe('bodies that are no JSON object', () => {
  test.each(['{', '{"fullName":', 'fullName=Ana', '{"fullName":"Ana"}x', "{'fullName':'Ana'}", '\u0000', '{"a":NaN}'])(
    '%j is broken JSON',
    async body => {
      expect(await save(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message: 'JSON inválido' } });
    },
  );

  test.each(['[]', '[{"fullName":"Ana"}]', 'null', '"Ana"', '1', 'true'])('%s is refused', async body => {
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'Requisição inválida' },
    });
  });

  describe('JSON with an object of very many fields', () => {
    const TOO_MANY = { code: 'BAD_REQUEST', message: 'Um objeto do JSON tem mais de 200 campos' };
    const fields = (count: number) => Array.from({ length: count }, (_, i) => `"f${i}":{"a":1}`).join();

    test.each([201, 40_000])('%i are refused over both protocols, before anything reads them', async count => {
      for (const body of [`{${fields(count)}}`, `{"fullName":"Ana","other":[{${fields(count)}}]}`]) {
        expect(await save(body)).toMatchObject({ status: 400, body: TOO_MANY });
        expect(await server.rpc('mutation', 'profile.save', undefined, { as: student, body })).toMatchObject({
          status: 400,
          body: { error: { message: TOO_MANY.message } },
        });
      }
    });

    test('200 in each of many objects are read', async () => {
      const other = Array.from({ length: 20 }, () => `{${fields(200)}}`).join();
      expect(await save(`{"fullName":"Ana","other":[${other}]}`)).toMatchObject({ status: 200 });
    });
  });

  describe('JSON that is nested deep', () => {
    const TOO_DEEP = { code: 'BAD_REQUEST', message: 'O JSON tem mais de 32 níveis' };
    const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

    test.each([33, 1_000, 100_000])(
      '%i levels are refused over both protocols, before anything reads them',
      async depth => {
        for (const body of [`{"fullName":${lists(depth - 1)}}`, objects(depth), '['.repeat(depth)]) {
          expect(await save(body)).toMatchObject({ status: 400, body: TOO_DEEP });
          const overRpc = {
            status: 400,
            body: { error: { message: TOO_DEEP.message, data: { code: 'BAD_REQUEST', httpStatus: 400 } } },
          };
          expect(await server.rpc('mutation', 'profile.save', undefined, { as: student, body })).toMatchObject(overRpc);
        }
      },
    );

    test('32 levels are read', async () => {
      expect(await save(`{"fullName":"Ana","other":${lists(31)}}`)).toMatchObject({ status: 200 });
      expect(
        await server.rpc('mutation', 'profile.save', undefined, {
          as: student,
          body: `{"fullName":"Ana","other":${lists(31)}}`,
        }),
      ).toMatchObject({ status: 200 });
    });

    test('brackets in a text are no levels', async () => {
      const bio = `${'[{'.repeat(100)}"\\[`;
      expect(await save({ fullName: 'Ana', bio })).toMatchObject({ status: 200, body: { user: { bio } } });
    });

    test("a query's input over RPC is held to the same", async () => {
      const { status, body } = await server.rpc('query', 'courses.list', JSON.parse(lists(40)), { as: student });
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { message: TOO_DEEP.message } } });
    });
  });

  test('bytes that are no UTF-8 are read as the replacement character', async () => {
    const body = Buffer.concat([Buffer.from('{"fullName":"An'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const head = [
      'PUT /api/profile HTTP/1.1',
      'Host: x',
      'Connection: close',
      `Cookie: ${await server.cookieOf(student)}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n');
    expect(await server.raw(head, body)).toContain('"fullName":"An\ufffd\ufffd"');
  });
});

describe('large bodies', () => {
  const MEGABYTE = 1_000_000;
  const sized = (bytes: number): string => {
    const frame = JSON.stringify({ fullName: 'Ana', bio: '', padding: '' });
    return frame.replace('"padding":""', `"padding":"${'x'.repeat(bytes - frame.length)}"`);
  };

  test('one megabyte is taken, one byte more is not', async () => {
    expect(await save(sized(MEGABYTE))).toMatchObject({ status: 200 });
    expect(await save(sized(MEGABYTE + 1))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'O corpo da requisição passa do limite de 1 MB' },
    });
    expect(
      await server.rpc('mutation', 'profile.save', undefined, { as: student, body: sized(MEGABYTE) }),
    ).toMatchObject({ status: 200 });
    expect(
      await server.rpc('mutation', 'profile.save', undefined, { as: student, body: sized(MEGABYTE + 1) }),
    ).toMatchObject({
      status: 413,
      body: {
        error: {
          message: 'O corpo da requisição passa do limite de 1 MB',
          data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 },
        },
      },
    });
  });

  /**
   * Sends 10 MB, a piece whenever the one before is on its way, and resolves with the status as soon as there is one:
   * then it stops, as the server hangs up on who goes on for long.
   */
  const upload = async (path: string, headers: Record<string, string | number>): Promise<number | undefined> => {
    const cookie = await server.cookieOf(student);
    return new Promise((resolve, reject) => {
      const call = request(`${server.url}${path}`, {
        method: path.startsWith('/api') ? 'PUT' : 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
      });
      call.on('response', response => {
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      const piece = Buffer.alloc(MEGABYTE / 10, ' ');
      const send = (left: number): void => {
        if (left === 0) call.end();
        else if (!call.destroyed) call.write(piece, () => send(left - 1));
      };
      send(100);
    });
  };

  test.each(['/api/profile', '/trpc/profile.save'])(
    '10 MB to %s are refused, with their length said or in chunks',
    async path => {
      expect(await upload(path, { 'content-length': 10 * MEGABYTE })).toBe(413);
      expect(await upload(path, { 'transfer-encoding': 'chunked' })).toBe(413);
      expect(await save({ fullName: 'Ana' })).toMatchObject({ status: 200 });
    },
  );

  test('a client that hangs up in the middle of its body is no fault of the server', async () => {
    const { logged } = server;
    const before = logged.length;
    await new Promise<void>((resolve, reject) => {
      const call = request(`${server.url}/api/profile`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'content-length': 100 },
      });
      call.on('error', () => resolve());
      call.on('response', reject);
      call.write('{', () => call.destroy(new Error('gone')));
    });
    await eventually(() => expect(logged.length).toBeGreaterThan(before));
    expect(
      logged
        .slice(before)
        .map(line => JSON.parse(line) as { level: number })
        .filter(({ level }) => level > 30),
    ).toEqual([]);
  });
});
