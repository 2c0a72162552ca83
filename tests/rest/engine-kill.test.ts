import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { extent } from '../../server/harness/extent.ts';
import { randomPositions } from '../../server/harness/positions/random-positions.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { childrenOf, isRunning } from '../support/children.ts';
import { eventually } from '../support/eventually.ts';
import { startAcademy, type Academy } from '../../server/harness/process.ts';
import { aStudent } from '../../server/harness/school.ts';

// The server as a process of its own, and its engines as the system shows them.

const folder = mkdtempSync(join(tmpdir(), 'academia-engine-'));
let academy: Academy;
/** Six people: nobody waits for more than two answers. */
let cookies: string[];

beforeAll(async () => {
  const address = { kind: 'sqlite', file: join(folder, 'academy.db') } as const;
  await migrateDatabase(address);
  const db = openDatabase(address);
  const sessions = createSessions(db, { secure: false });
  cookies = await Promise.all(
    Array.from({ length: 6 }, async () => (await sessions.start((await aStudent(db)).id)).split(';')[0] ?? ''),
  );
  await db.close();
  academy = await startAcademy(folder, { RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await academy.kill();
  rmSync(folder, { recursive: true, force: true });
});

const fens = randomPositions(80, 4).map(({ fen }) => fen);
let taken = 0;
const fresh = (): string => fens[(taken += 1) % fens.length]!;
const post = async (
  path: string,
  body: object,
  person: number,
): Promise<{ status: number; body: { success?: boolean; move?: string; analysis?: string } }> => {
  const response = await fetch(`${academy.url}/api/chess/${path}`, {
    method: 'POST',
    headers: { cookie: cookies[person] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const askMove = async (person = 0): Promise<void> => {
  const fen = fresh();
  const { status, body } = await post('ai-move', { difficulty: 'dificil', fen, moveHistory: [] }, person);
  expect({ fen, status }).toEqual({ fen, status: 200 });
  expect(new Chess(fen).moves()).toContain(body.move);
};
const askWords = async (person: number): Promise<void> => {
  const fen = fresh();
  const { status, body } = await post('analyze', { fen }, person);
  expect({ fen, status, body }).toMatchObject({
    fen,
    status: 200,
    body: { success: true, analysis: expect.stringMatching(/[bp]r?(ancas|etas)|posição/) },
  });
};
const engines = (): number[] => childrenOf(academy.child.pid!);

/**
 * Asks for enough to keep every engine busy, does to one of them what is to be done as soon as one answer is there, and
 * waits for all others.
 */
const meanwhile = async (harm: (pid: number) => void): Promise<void> => {
  await askMove();
  const [victim] = engines();
  const asked = Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? askWords(i) : askMove(i)));
  await Promise.any(asked);
  harm(victim!);
  await Promise.all(asked);
  // One that had nothing to do when it was harmed is found out as soon as all are asked again.
  await eventually(async () => {
    await Promise.all(Array.from({ length: 6 }, (_, i) => askMove(i)));
    expect(isRunning(victim!)).toBe(false);
  });
};

test('an engine that is killed while six ask costs none of them more than time', async () => {
  for (let i = 0; i < extent(1, 2); i += 1) await meanwhile(pid => process.kill(pid, 'SIGKILL'));
});

test('an engine that hangs is replaced once its time is over, and all six are answered', async () => {
  await meanwhile(pid => process.kill(pid, 'SIGSTOP'));
});

test('kill -9 of the server in the middle of searches leaves no engine', async () => {
  await askMove();
  const asked = Array.from({ length: 6 }, (_, i) => askWords(i).catch(() => undefined));
  await Promise.any(asked);
  const running = engines();
  expect(running.length).toBeGreaterThan(0);
  await academy.kill();
  await Promise.all(asked);
  for (const pid of running) await eventually(() => expect(isRunning(pid)).toBe(false));
});

test('a server that is told to stop answers who has asked, and leaves no engine', async () => {
  academy = await startAcademy(folder, { RATE_LIMITS: 'off' });
  await askMove();
  const asked = [askMove(0), askMove(1), askMove(2)];
  await Promise.any(asked);
  const running = engines();
  expect(running.length).toBeGreaterThan(0);
  const stopped = academy.stop();
  await Promise.all(asked);
  expect(await stopped).toBe(0);
  await eventually(() => expect(running.filter(isRunning)).toEqual([]));
});
