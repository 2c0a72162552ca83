import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { evaluations as kept } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { AppError } from '../../server/errors.ts';
import { askFor, beginInBrowser, takeDelivered } from '../../server/features/game-reviews/delivered.service.ts';
import type { DeliveredEvaluation } from '../../server/features/game-reviews/game-reviews.schema.ts';
import { askForReview, getReview } from '../../server/features/game-reviews/game-reviews.service.ts';
import { listMistakes } from '../../server/features/game-reviews/mistakes.service.ts';
import { makeNextReview } from '../../server/features/game-reviews/reviewing.service.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMatch } from './game-samples.ts';

let db: Db;
let student: Viewer;
let gameId: number;
const live = createLocalLive();
const on = (minute: number): Date => new Date(Date.UTC(2026, 10, 2, 12, minute));

const LINES = ['e2e4', 'e7e5', 'e2e4', 'd8h4'];
/** Of 1. f3 e5 2. g4 Qh4#, as the engine below has them. */
const TRUE: DeliveredEvaluation[] = LINES.map((line, i) =>
  i === 3 ? { mate: -1, depth: 12, line } : { cp: 20, depth: 12, line },
);
const engine: Engine = {
  isBrowsersToo: true,
  search: async ({ position: { fen } }) => {
    const isMate = fen.includes('6P1');
    const turn = fen.includes(' b ') ? -1 : 1;
    const score = isMate ? { kind: 'mate' as const, value: 1 } : { kind: 'cp' as const, value: 20 * turn };
    const line = isMate ? 'd8h4' : turn === -1 ? 'e7e5' : 'e2e4';
    return { best: line, lines: [{ depth: 12, rank: 1, score, moves: [line] }] };
  },
  close: async () => undefined,
};
const room = () => ({ db, live, engine });
const begin = (now = on(0), viewer = student) => beginInBrowser(room(), viewer, gameId, now);
const deliver = (evaluations = TRUE, viewer = student, own = engine) =>
  takeDelivered({ ...room(), engine: own }, viewer, { gameId, evaluations }, on(1));
const save = async () => (await saveGame(db, student, aMatch({ pgn: '1. f3 e5 2. g4 Qh4#', result: '0-1' }))).id;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
  gameId = await save();
});

test('what the browser has found makes the review that the server makes, with the same mistakes', async () => {
  expect(await begin()).toMatchObject({ by: 'browser', review: { status: 'running' } });
  const review = await deliver();
  expect(review.status).toBe('done');
  expect((await listMistakes(db, student, { gameId })).mistakes).toMatchObject([{ ply: 3, played: 'g4' }]);
  const again = await save();
  await askForReview(room(), student, again);
  await makeNextReview(db, engine);
  expect(await getReview(db, student, again)).toEqual(review);
  expect(await begin()).toMatchObject({ by: 'server', review: { status: 'done' } });
});

test('only what the server has searched itself is kept as the word of the engine', async () => {
  await begin();
  await deliver();
  expect(await db.read.select().from(kept)).toHaveLength(2);
});

describe('the review is left to the server', () => {
  const expectServer = async (): Promise<void> => {
    expect(await getReview(db, student, gameId)).toMatchObject({ status: 'waiting', moves: [] });
    expect((await listMistakes(db, student, { gameId })).mistakes).toEqual([]);
    expect(await makeNextReview(db, engine)).toBe(true);
    expect((await getReview(db, student, gameId)).status).toBe('done');
  };

  test('when a position of the sample is not what its engine says', async () => {
    await begin();
    const lies = TRUE.map(said => ({ ...said, depth: 30, cp: 900, mate: undefined }));
    expect((await deliver(lies)).status).toBe('waiting');
    await expectServer();
  });

  test('when a position is not what its engine has said before', async () => {
    await askForReview(room(), student, await save());
    await makeNextReview(db, engine);
    await begin();
    expect((await deliver(TRUE.with(1, { cp: 21, depth: 12, line: 'e7e5' }))).status).toBe('waiting');
    await expectServer();
  });

  test('when its engine has no time to look', async () => {
    await begin();
    const busy: Engine = { ...engine, search: () => Promise.reject(new AppError('engineBusy', 2)) };
    expect((await deliver(TRUE, student, busy)).status).toBe('waiting');
    await expectServer();
  });

  test('when the browser gives it back, or has been silent for a minute', async () => {
    await begin();
    expect(await makeNextReview(db, engine, on(1))).toBe(false);
    expect(await makeNextReview(db, engine, on(2))).toBe(true);
    gameId = await save();
    await begin(new Date());
    expect(await askFor(room(), student, { gameId, by: 'server' })).toMatchObject({ by: 'server' });
    await expectServer();
  });

  test('when its engine is another program than the browser runs', async () => {
    const native: Engine = { ...engine, isBrowsersToo: false };
    expect(await beginInBrowser({ ...room(), engine: native }, student, gameId)).toMatchObject({
      by: 'server',
      review: { status: 'waiting' },
    });
  });
});

test.each([
  ['one too few', TRUE.slice(1)],
  ['one too many', [...TRUE, ...TRUE.slice(0, 1)]],
  ['a line that cannot be played', TRUE.with(0, { cp: 20, depth: 12, line: 'e2e5' })],
])('%s is refused, and nothing changes', async (_name, evaluations) => {
  await begin();
  await expect(deliver(evaluations)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await deliver()).status).toBe('done');
});

test('a user who has not begun it delivers nothing, and a stranger finds nothing', async () => {
  await expect(deliver()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await askForReview(room(), student, gameId);
  expect((await deliver()).status).toBe('waiting');
  for (const stranger of [await aStudent(db), await aProfessor(db)]) {
    await expect(begin(on(0), stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deliver(TRUE, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
