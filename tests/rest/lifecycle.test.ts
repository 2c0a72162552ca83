import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAcademy, type Academy } from '../../server/harness/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'academia-lifecycle-'));
let academy: Academy;

beforeAll(async () => {
  academy = await startAcademy(join(folder, 'first'));
});
afterAll(async () => {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('an academy that cannot begin ends with 1 and says why', () => {
  const start = (dataFolder: string, environment: Record<string, string> = {}) =>
    startAcademy(join(folder, dataFolder), environment);

  test('when the port is taken', async () => {
    await expect(start('second', { PORT: new URL(academy.url).port })).rejects.toThrow(
      'ended with 1: A porta já está em uso por outro programa. Escolha outra com --port ou PORT.',
    );
  });

  test('when the host is another machine', async () => {
    await expect(start('second', { HOST: '203.0.113.1' })).rejects.toThrow(
      'ended with 1: O endereço em HOST não é desta máquina.',
    );
  });

  test('when its data folder is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(start('file')).rejects.toThrow(
      'ended with 1: Não é possível escrever na pasta de dados. Escolha outra com DATA_DIR.',
    );
  });

  test('when its data folder belongs to another process', async () => {
    await expect(start('first')).rejects.toThrow('ended with 1: Outro processo já usa a pasta de dados');
  });

  test('when a setting is no setting', async () => {
    await expect(start('second', { DEMO: 'sim' })).rejects.toThrow(
      'ended with 1: Configuração inválida (DEMO): DEMO deve ser 0 ou 1',
    );
  });
});

test('what it keeps is readable by its own user alone', () => {
  const kept = readdirSync(join(folder, 'first')).map(name => join(folder, 'first', name));
  expect(kept).toContain(join(folder, 'first', 'academy.db'));
  expect([join(folder, 'first'), ...kept].filter(path => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

test('told to stop, it answers what was asked, lets nobody hold it by asking on, and ends with 0', async () => {
  const agent = new Agent({ keepAlive: true });
  /** A login that fails: it takes long enough to be under way at any moment. */
  const ask = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const login = request(`${academy.url}/api/auth/login`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      });
      login
        .on('error', reject)
        .on('response', response => response.resume().on('end', () => resolve(response.statusCode)));
      login.end(JSON.stringify({ email: `${Math.random()}@exemplo.com`, password: 'errada' }));
    });
  let isStopping = false;
  const askOn = async (): Promise<{ answersAfter: number; lost: unknown[] }> => {
    for (let answersAfter = 0; ;) {
      const wasStopping = isStopping;
      try {
        expect(await ask()).toBe(401);
      } catch (error) {
        return { answersAfter, lost: wasStopping ? [] : [error] };
      }
      if (isStopping) answersAfter += 1;
    }
  };
  const clients = Array.from({ length: 4 }, askOn);
  await ask();
  isStopping = true;
  expect(await academy.stop()).toBe(0);
  await vi.waitUntil(
    () => academy.said().endsWith('\nEncerrando: terminando o que já começou…\nAcademia encerrada.\n'),
    { timeout: 60_000 },
  );
  for (const { answersAfter, lost } of await Promise.all(clients)) {
    expect(lost).toEqual([]);
    // The one under way, one more that says good-bye, and perhaps one before the signal came through.
    expect(answersAfter).toBeLessThanOrEqual(3);
  }
  agent.destroy();
});

test('it ends well where its note of its address cannot be taken back', async () => {
  const noted = await startAcademy(join(folder, 'note'));
  const note = join(folder, 'note', 'academy.address.json');
  rmSync(note);
  mkdirSync(note);
  expect(await noted.stop()).toBe(0);
});

describe('Ctrl-C', () => {
  test('that reaches it several times at once, as under npm, lets it end well', async () => {
    const { child } = await startAcademy(join(folder, 'pressed'));
    const ended = once(child, 'exit');
    for (let times = 0; times < 3; times += 1) child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  test('pressed again while it waits for a request ends it at once with 130', async () => {
    const { url, child, said } = await startAcademy(join(folder, 'impatient'));
    const unfinished = request(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
    });
    unfinished.on('error', () => undefined).flushHeaders();
    await once(unfinished, 'continue');
    child.kill('SIGINT');
    await vi.waitUntil(() => said().includes('Encerrando'), { timeout: 60_000 });
    await vi.waitUntil(() => child.exitCode !== null || !child.kill('SIGINT'), { timeout: 60_000 });
    expect(child.exitCode).toBe(130);
    expect(said()).not.toContain('Academia encerrada');
  });
});
