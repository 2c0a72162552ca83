import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '../../server/router.ts';
import { AppError } from '../../server/errors.ts';
import { createTRPCClient, httpLink } from '@trpc/client';
import { connectionFound, isConnectionLost } from '../../src/lib/connection.ts';
import { keptLink } from '../../src/lib/kept-link.ts';
import { keepAnswer, keepFor } from '../../src/lib/kept.ts';
import { type FakeCache, fakeCaches } from '../support/fake-caches.ts';
import { answer, breakNetwork } from '../support/msw.ts';

const client = createTRPCClient<AppRouter>({ links: [keptLink, httpLink({ url: '/trpc' })] });
const OPENED = { user: null };

let all: Map<string, FakeCache>;
beforeEach(async () => {
  all = new Map();
  vi.stubGlobal('caches', fakeCaches(all));
  await keepFor(7);
  keepAnswer('auth.me', undefined, OPENED);
  await expect.poll(() => all.get('academia-kept-7')?.kept.size).toBe(1);
});
afterEach(async () => {
  await keepFor(null);
  connectionFound();
  vi.unstubAllGlobals();
});

test('what was read is shown again only where nobody answers, and the page knows it', async () => {
  breakNetwork();
  expect(await client.auth.me.query()).toEqual(OPENED);
  expect(isConnectionLost()).toBe(true);
});

test('a refusal is never answered by what was read', async () => {
  answer({
    'auth.me': () => {
      throw new AppError('unauthenticated');
    },
  });
  await expect(client.auth.me.query()).rejects.toThrow('Faça login para continuar');
  expect(isConnectionLost()).toBe(false);
});

test('figures and lists are not shown as of yesterday', async () => {
  keepAnswer('missions.list', undefined, {});
  breakNetwork();
  await expect(client.missions.list.query()).rejects.toThrow();
});

test('nothing of a user is left when nobody or somebody else is signed in', async () => {
  await keepFor(8);
  expect([...all.keys()]).toEqual([]);
  keepAnswer('auth.me', undefined, OPENED);
  await expect.poll(() => [...all.keys()]).toEqual(['academia-kept-8']);
  await keepFor(null);
  keepAnswer('auth.me', undefined, OPENED);
  expect([...all.keys()]).toEqual([]);
});
