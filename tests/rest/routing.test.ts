import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Viewer;
let professor: Viewer;

beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db);
  professor = await aProfessor(server.db);
});

const statusLine = (answer: string): string => answer.split('\r\n')[0] ?? '';
const isAlive = async (): Promise<boolean> => (await fetch(`${server.url}/healthz`)).ok;

describe('paths', () => {
  test('/courses/professor is not taken for a course', async () => {
    const course = await aCourse(server.db, professor, [], { title: 'Meu curso' });
    const { status, body } = await server.rest('GET', '/courses/professor', { as: professor });
    expect(status).toBe(200);
    expect(body).toMatchObject({ courses: [{ id: course.id, title: 'Meu curso' }] });
  });

  test.each(['/nada', '/courses/1/nada', '/', '', '/auth', '/auth/me/%00'])(
    'an unknown path (%s) is a JSON 404',
    async path => {
      const { status, headers, body } = await server.rest('GET', path, { as: student });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(body).toMatchObject({ code: 'NOT_FOUND' });
      expect(body.message).toMatch(/não encontrado$/i);
    },
  );

  test.each([
    ['DELETE', '/auth/login', 'POST'],
    ['GET', '/auth/logout', 'POST'],
    ['POST', '/auth/me', 'GET'],
    ['PATCH', '/profile', 'GET, PUT'],
    ['PUT', '/courses', 'GET, POST'],
    ['OPTIONS', '/enrollments', 'GET, POST'],
    ['PROPFIND', '/enrollments', 'GET, POST'],
  ])('%s %s is a 405 that names the methods', async (method, path, allow) => {
    const { status, headers, body } = await server.rest(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
    expect(body).toEqual({
      code: 'METHOD_NOT_SUPPORTED',
      reason: 'method_not_allowed',
      message: 'Método não permitido',
    });
  });

  test('HEAD answers as GET does, without the body', async () => {
    const cookie = await server.cookieOf(student);
    for (const path of ['/api/profile', '/api/nada', '/healthz']) {
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map(method => fetch(`${server.url}${path}`, { method, headers: { cookie } })),
      );
      expect([path, head?.status, head?.headers.get('content-type'), await head?.text()]).toEqual([
        path,
        get?.status,
        get?.headers.get('content-type'),
        '',
      ]);
    }
  });

  test.each(['/courses/%2F', '/courses/%00', '/courses/1%0d%0a'])(
    'a path value that is no id (%s) is refused',
    async path => {
      expect(await server.rest('GET', path, { as: student })).toMatchObject({
        status: 400,
        body: { message: 'Identificador inválido' },
      });
    },
  );
});

describe('values in a path', () => {
  test('are decoded: %31 is 1', async () => {
    const course = await aCourse(server.db, professor);
    const encoded = [...String(course.id)].map(digit => `%3${digit}`).join('');
    expect(await server.rest('GET', `/courses/${encoded}`, { as: student })).toMatchObject({
      status: 200,
      body: { course: { id: course.id } },
    });
  });

  test.each(['%E0%A4%A', '%', '%zz', '%C3%28', '%ff'])('%s, which is no text, is refused', async value => {
    for (const path of [`/courses/${value}`, `/certificates/${value}`]) {
      expect(await server.rest('GET', path, { as: student })).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', message: 'Endereço malformado' },
      });
    }
  });

  test('come as a whole: an encoded slash is a part of them', async () => {
    for (const path of ['/certificates/%2F..%2Fcourses', '/certificates/ABCD%2FEFGH', '/certificates/Jo%C3%A3o']) {
      const { status, body } = await server.rest('GET', path, { as: student });
      expect([path, [400, 404].includes(status), body.message !== 'Endereço malformado']).toEqual([path, true, true]);
    }
  });
});

describe('request targets that are no addresses', () => {
  test.each([
    '//',
    '///',
    '//api/courses',
    'http://',
    'http://[',
    'http:///api/courses',
    '/api/%',
    '/%',
    '/api/courses?%',
    '*',
    'api',
    '/\\',
    '/api//courses',
    '/api/courses/',
  ])('GET %s is answered, and the process lives on', async target => {
    const answer = await server.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(statusLine(answer)).toMatch(/^HTTP\/1.1 [234]\d\d /);
    expect(await isAlive()).toBe(true);
  });

  test.each(['', 'Host: \r\n', 'Host: [\r\n', 'Host: a b\r\n', 'Host: x\r\nHost: y\r\n', 'Host: x/../y\r\n'])(
    'a request with the host line %j is answered',
    async host => {
      const answer = await server.raw(`GET /api/auth/options HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      expect(statusLine(answer)).toMatch(/^HTTP\/1.1 [24]\d\d /);
      expect(await isAlive()).toBe(true);
    },
  );
});

describe('query keys', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[x]', 'prototype'])(
    '?%s=x does no harm',
    async key => {
      for (const path of ['/courses', '/profile', '/auth/options']) {
        const { status } = await server.rest('GET', `${path}?${key}=x`, { as: student });
        expect([200, 400]).toContain(status);
      }
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  test('a repeated key is refused, not guessed at', async () => {
    const { status, body } = await server.rest('GET', '/courses?page=1&page=2', { as: student });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });
});
