import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, type TRPCLink } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { AppRouter } from '../../server/router.ts';
import { expectComplaint } from '../support/complaints.ts';
import { answer, breakNetwork } from '../support/msw.ts';

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

test('the network can break', async () => {
  breakNetwork();
  await expect(client.auth.me.query()).rejects.toThrow('fetch failed');
});

test('a call that the test did not foresee is a complaint', async () => {
  await expect(client.auth.me.query()).rejects.toThrow();
  expectComplaint(/This test has no answer for auth\.me/);
});
