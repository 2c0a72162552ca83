import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-metrics-'));
let academy: Academy;
let metricsUrl: string;

beforeAll(async () => {
  academy = await startAcademy(folder, { METRICS_PORT: '0', HOST: '0.0.0.0', DEMO: '1' });
  metricsUrl = /Medidas em (\S+)/.exec(academy.said())?.[1] ?? '';
});
afterAll(async () => {
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (): Promise<string> => (await fetch(metricsUrl)).text();
const valueOf = (text: string, line: string): number =>
  Number(new RegExp(`^${line.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

test('says which procedures were called, how they ended, and by which door', async () => {
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'aluno@academia.demo', password: 'demo1234' }),
  };
  expect((await fetch(`${academy.url}/api/auth/login`, login)).status).toBe(200);
  await fetch(`${academy.url}/api/auth/me`);
  await fetch(`${academy.url}/api/nada/${'x'.repeat(50)}`);
  const text = await read();
  expect(valueOf(text, 'academia_procedure_duration_seconds_count{procedure="auth.login",code="OK"}')).toBe(1);
  expect(valueOf(text, 'academia_procedure_duration_seconds_count{procedure="auth.me",code="UNAUTHORIZED"}')).toBe(1);
  expect(valueOf(text, 'academia_http_request_duration_seconds_count{mount="api",method="GET",status="404"}')).toBe(1);
  expect(valueOf(text, 'academia_sessions')).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, 'academia_engine_waiting')).toBe(0);
  expect(valueOf(text, 'academia_database_write_duration_seconds_count')).toBeGreaterThan(0);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test('what clients make up never becomes a label', async () => {
  await fetch(`${academy.url}/qualquer/coisa/inventada`);
  expect(await read()).not.toMatch(/inventada|xxxx/);
});

test('is served to this machine alone, though the school is served to all', () => {
  expect(new URL(metricsUrl).hostname).toBe('127.0.0.1');
});

test('is not served at the public port, and serves nothing else', async () => {
  // a screen that does not exist
  expect((await fetch(`${academy.url}/metrics`)).headers.get('content-type')).toContain('text/html');
  expect((await fetch(new URL('/api/auth/me', metricsUrl))).status).toBe(404);
});

test('are neither taken nor served where nobody asked for them', async () => {
  const listeners = pathToFileURL(join(import.meta.dirname, '..', 'support', 'listeners.ts')).href;
  const unwatched = await startAcademy(join(folder, 'sem-medidas'), { NODE_OPTIONS: `--import=${listeners}` });
  const page = await fetch(`${unwatched.url}/metrics`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).not.toContain('academia_');
  await unwatched.stop();
  expect(unwatched.said().match(/Escuta em .*/g)).toEqual([
    expect.stringContaining(`"port":${new URL(unwatched.url).port}`),
  ]);
});
