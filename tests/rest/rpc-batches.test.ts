import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const repeated = (size: number, separator = ','): string => Array(size).fill('auth.options').join(separator);

describe('RPC batches', () => {
  const batch = (calls: string) => fetch(`${server.url}/trpc/${calls}?batch=1&input=${encodeURIComponent('{}')}`);

  test('of 30 calls are run', async () => {
    const response = await batch(repeated(30));
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(30);
  });

  test.each([
    ['31 calls', repeated(31)],
    ['500 calls', repeated(500)],
    ['31 calls with their commas escaped', repeated(31, '%2C')],
    ['31 calls with some commas escaped', `${repeated(16, '%2c')},${repeated(15)}`],
  ])('of %s are refused', async (_size, calls) => {
    const response = await batch(calls);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'No máximo 30 chamadas por lote', data: { code: 'BAD_REQUEST' } },
    });
  });

  test('cannot move the names that are counted by escaping the mount', async () => {
    const response = await fetch(`${server.url}/%74rpc/${repeated(30)}?batch=1&input=${encodeURIComponent('{}')}`);
    expect(response.status).toBe(404);
  });
});

test.each(['trpc-accept', 'accept'])('an answer in pieces, as %s asks for, is refused', async header => {
  const student = await aStudent(server.db);
  const response = await fetch(`${server.url}/trpc/auth.login?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [header]: 'application/jsonl' },
    body: JSON.stringify({ 0: { email: student.email, password: 'errada' } }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({
    error: { message: 'A resposta vem inteira, em application/json, e não em application/jsonl' },
  });
});

describe('what checks a secret', () => {
  const credentials = { email: 'ana@exemplo.com', password: 'errada' };
  const post = (calls: string, inputs: object) =>
    fetch(`${server.url}/trpc/${calls}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inputs),
    });

  test.each([
    ['auth.login,auth.login', { 0: credentials, 1: credentials }],
    ['auth.login%2Cauth.login', { 0: credentials, 1: credentials }],
    ['auth%2Elogin,auth.logout', { 0: credentials }],
    ['users.linkOwner,users.linkOwner', { 0: { secret: 'a'.repeat(43) }, 1: { secret: 'b'.repeat(43) } }],
  ])('is refused in the batch %s, which does nothing', async (calls, inputs) => {
    const response = await post(calls, inputs);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'Esta chamada vai sozinha, fora de um lote', data: { code: 'BAD_REQUEST' } },
    });
  });

  test('may be the only call of a batch, as clients that batch send it', async () => {
    const student = await aStudent(server.db);
    const [answer] = (await (
      await post('auth.login', { 0: { email: student.email, password: 'errada' } })
    ).json()) as object[];
    expect(answer).toMatchObject({ error: { message: 'Email ou senha incorretos' } });
  });
});
