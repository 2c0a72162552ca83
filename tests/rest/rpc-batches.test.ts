import { beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

describe('RPC batches', () => {
  const batch = (size: number) =>
    fetch(`${server.url}/trpc/${Array(size).fill('auth.options').join(',')}?batch=1&input=${encodeURIComponent('{}')}`);

  test('of 20 calls are run', async () => {
    const response = await batch(20);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(20);
  });

  test.each([21, 500])('of %d calls are refused', async size => {
    const response = await batch(size);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'No máximo 20 chamadas por lote', data: { code: 'BAD_REQUEST' } },
    });
  });
});
