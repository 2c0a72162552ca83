import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { AppError } from '../../server/errors.ts';
import type { EndingId } from '../../server/features/endings/endings.schema.ts';
import { listEndings, playEnding, surrenderEnding } from '../../server/features/endings/endings.service.ts';
import { countAllDue } from '../../server/features/training/training.service.ts';
import { aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

/** For the side to move, by how the position begins. */
const SAYS: Record<string, { kind: 'cp' | 'mate'; value: number; moves: string[] }> = {
  '4k3/8/4K3/4P3/8/8/8/8 w': { kind: 'cp', value: 600, moves: ['e6d6', 'e8d8'] },
  '4k3/8/3K4/4P3/8/8/8/8 b': { kind: 'cp', value: -600, moves: ['e8d8'] },
  '4k3/8/5K2/4P3/8/8/8/8 b': { kind: 'cp', value: -600, moves: ['e8f8'] },
  '4k3/8/8/3KP3/8/8/8/8 b': { kind: 'cp', value: 0, moves: ['e8e7'] },
  '3k4/8/3KP3/8/8/8/8/8 b': { kind: 'cp', value: -700, moves: ['d8e8'] },
  '4k3/4P3/3K4/8/8/8/8/8 b': { kind: 'cp', value: -700, moves: ['e8f7'] },
  '8/3KPk2/8/8/8/8/8/8 b': { kind: 'cp', value: -900, moves: ['f7f6'] },
  '4Q3/3K4/5k2/8/8/8/8/8 b': { kind: 'mate', value: -8, moves: ['f6f5'] },
};
let searches = 0;
const engine: Engine = {
  search: async ({ position: { fen } }) => {
    searches += 1;
    const said = Object.entries(SAYS).find(([start]) => fen.startsWith(start))?.[1];
    if (!said) throw new Error(`Nothing is known of ${fen}`);
    const { kind, value, moves } = said;
    return { best: moves[0]!, lines: [{ depth: 12, rank: 1, score: { kind, value }, moves }] };
  },
  close: async () => undefined,
};
const on = (day: number): Date => new Date(Date.UTC(2026, 10, day, 12));
const ENDING: EndingId = 'rei-na-frente';
const play = (moves: string, now = on(2), milliseconds = 9_000) =>
  playEnding({ db, engine }, student, { ending: ENDING, moves: moves.split(' '), milliseconds }, now);
const own = async (now = on(2)) => (await listEndings(db, student, now)).find(({ id }) => id === ENDING);
const WON = 'e6d6 e8d8 e5e6 d8e8 e6e7 e8f7 d6d7 f7f6 e7e8q';

test('each move is answered by the engine, until the position is won', async () => {
  expect(await play('e6d6')).toEqual({
    status: 'playing',
    reason: null,
    reply: { uci: 'e8d8', san: 'Kd8' },
    dueDay: null,
  });
  expect(await own()).toMatchObject({ dueDay: null, isDue: false, bestMilliseconds: null });
  const won = await play(WON);
  expect(won).toMatchObject({ status: 'success', reason: 'won', reply: null });
  expect(await own()).toMatchObject({ dueDay: won.dueDay, isDue: false, bestMilliseconds: 9_000 });
  // What the engine has said of a position is kept.
  const before = searches;
  await play(WON, on(2), 5_000);
  await play(WON, on(2), 7_000);
  expect(searches).toBe(before);
  expect(await own()).toMatchObject({ dueDay: won.dueDay, bestMilliseconds: 5_000 });
});

test('a win that escapes comes again tomorrow, and then later and later', async () => {
  expect(await play('e6d5')).toEqual({ status: 'failure', reason: 'escaped', reply: null, dueDay: '2026-11-03' });
  expect((await countAllDue(db, student, on(3))).endings).toBe(1);
  expect(await own(on(3))).toMatchObject({ isDue: true, bestMilliseconds: null });
  const { dueDay } = await play(WON, on(3));
  expect(dueDay! > '2026-11-03').toBe(true);
  expect((await countAllDue(db, student, on(3))).endings).toBe(0);
});

test('a student who gives up sees the line, and has not done it', async () => {
  expect(await surrenderEnding({ db, engine }, student, ENDING, on(2))).toEqual({
    line: ['Kd6', 'Kd8'],
    dueDay: '2026-11-03',
  });
  expect(await own()).toMatchObject({ dueDay: '2026-11-03', bestMilliseconds: null });
});

test.each([
  ['an answer that the engine does not give', 'e6d6 e8f8 e5e6'],
  ['a game that goes on after its end', 'e6d5 e8e7 d5e4'],
  ['a game that ends with the answer', 'e6d6 e8d8'],
  ['a move that is not legal', 'e6e8'],
])('%s is refused, and leaves no card', async (_name, moves) => {
  await expect(play(moves)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await own()).toMatchObject({ dueDay: null });
});

test('an engine that is busy leaves no card', async () => {
  const busy: Engine = { ...engine, search: () => Promise.reject(new AppError('engineBusy', 2)) };
  const input = { ending: ENDING, moves: ['e6f6'] };
  await expect(playEnding({ db, engine: busy }, student, input)).rejects.toMatchObject({ refusal: 'engineBusy' });
  expect(await own()).toMatchObject({ dueDay: null });
});
