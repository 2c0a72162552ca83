import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { initTRPC } from '@trpc/server';
import { expect, test, vi } from 'vitest';
import { LightHeaders, LightResponse, LightUrl } from '../../server/http/light-web.ts';

test('light headers hold what the real ones do', () => {
  const [light, real] = [new LightHeaders([['Vary', 'a']]), new Headers([['Vary', 'a']])];
  for (const headers of [light, real]) {
    headers.set('Cache-Control', 'no-cache');
    headers.set('cache-control', 'no-store');
    headers.append('Set-Cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
  }
  expect([...light].toSorted()).toEqual([...real].toSorted());
});

test('tRPC answers by them as by the real ones', async () => {
  // Without the traces of errors, which name the test's own lines.
  const { router, procedure } = initTRPC.create({ isDev: false });
  const calls = router({
    word: procedure.query(() => 'olá'),
    mistake: procedure.query(() => {
      throw new Error('não');
    }),
  });
  const ask = async (req: Request) => {
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req,
      router: calls,
      responseMeta: () => ({ headers: { 'Set-Cookie': ['a=1', 'b=2'], 'Cache-Control': 'no-store' } }),
    });
    const { status, headers, body } = response;
    const text = body === null || typeof body === 'string' ? body : await response.text();
    return { status, headers: [...headers].toSorted(), text };
  };
  const paths = ['word', 'mistake', 'none', 'word,mistake?batch=1', 'word,none?batch=1&input=x'];
  const urls = paths.map(path => `http://localhost/trpc/${path}`);
  const requests = [...urls.map(url => new Request(url)), ...urls.map(url => new Request(url, { method: 'HEAD' }))];
  for (const request of requests) {
    const real = await ask(request);
    vi.stubGlobal('Headers', LightHeaders);
    vi.stubGlobal('Response', LightResponse);
    vi.stubGlobal('URL', LightUrl);
    const light = await ask(request);
    vi.unstubAllGlobals();
    expect(light, `${request.method} ${request.url}`).toEqual(real);
  }
});
