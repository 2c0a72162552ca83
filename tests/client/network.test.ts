import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, type TRPCLink } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { AppRouter } from '../../server/router.ts';
import { createApiClient } from '../../src/lib/clients.ts';
import { expectComplaint } from '../support/complaints.ts';
import { answer, breakNetwork, network } from '../support/msw.ts';

const address = { url: '/trpc' };
const links: Record<string, TRPCLink<AppRouter>> = {
  'single calls': httpLink(address),
  batches: httpBatchLink(address),
  'streamed batches': httpBatchStreamLink(address),
};

const refuse = (refusal: ConstructorParameters<typeof AppError>[0]) => () => {
  throw new AppError(refusal);
};

describe.each(Object.entries(links))('the stand-in network, over %s', (_name, link) => {
  const client = createTRPCClient<AppRouter>({ links: [link] });

  test('answers each call with its own data or refusal', async () => {
    answer({ 'auth.me': refuse('unauthenticated'), 'auth.options': () => ({ demo: true, professorApproval: false }) });
    const [me, options] = await Promise.allSettled([client.auth.me.query(), client.auth.options.query()]);
    expect(options).toMatchObject({ value: { demo: true } });
    expect(me).toMatchObject({
      reason: {
        message: 'Faça login para continuar',
        data: { code: 'UNAUTHORIZED', httpStatus: 401, path: 'auth.me' },
      },
    });
  });

  test('hands the input to the answer', async () => {
    const login = vi.fn(refuse('wrongCredentials'));
    answer({ 'auth.login': login });
    const credentials = { email: 'ana@academia.example', password: 'senha-errada' };
    await expect(client.auth.login.mutate(credentials)).rejects.toThrow('Email ou senha incorretos');
    expect(login).toHaveBeenCalledWith(credentials);
  });
});

const client = createTRPCClient<AppRouter>({ links: [httpLink(address)] });

test('the browser sends at most 30 calls together, and each that checks a secret alone', async () => {
  const asked: string[][] = [];
  const note = ({ request }: { request: Request }): void =>
    void asked.push(decodeURIComponent(new URL(request.url).pathname).slice('/trpc/'.length).split(','));
  network.events.on('request:start', note);
  answer({
    'auth.options': () => ({ demo: true, professorApproval: false }),
    'auth.logout': () => ({ success: true }),
    'auth.login': refuse('wrongCredentials'),
  });
  const browser = createApiClient();
  const credentials = { email: 'ana@academia.example', password: 'senha-errada' };
  await Promise.allSettled([
    ...Array.from({ length: 31 }, () => browser.auth.options.query()),
    ...Array.from({ length: 2 }, () => browser.auth.login.mutate(credentials)),
    browser.auth.logout.mutate(),
  ]);
  network.events.removeListener('request:start', note);
  expect(asked.map(calls => calls.join()).toSorted()).toEqual([
    'auth.login',
    'auth.login',
    'auth.logout',
    'auth.options',
    Array(30).fill('auth.options').join(),
  ]);
});

test('the network can break', async () => {
  breakNetwork();
  await expect(client.auth.me.query()).rejects.toThrow('fetch failed');
});

test('a call that the test did not foresee is a complaint', async () => {
  await expect(client.auth.me.query()).rejects.toThrow();
  expectComplaint(/This test has no answer for auth\.me/);
});
