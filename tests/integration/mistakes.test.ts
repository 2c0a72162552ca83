import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { trainingCards } from '../../db/schema/training.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { askForReview } from '../../server/features/game-reviews/game-reviews.service.ts';
import { listMistakes, showBest, tryMistake } from '../../server/features/game-reviews/mistakes.service.ts';
import { makeNextReview } from '../../server/features/game-reviews/reviewing.service.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { countAllDue } from '../../server/features/training/training.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMatch } from './game-samples.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

const BEFORE_G4 = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w';
/** For the side to move, by how the position begins; elsewhere nothing is better. */
const SAYS: Record<string, { kind: 'cp' | 'mate'; value: number; moves: string[] }> = {
  'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b': { kind: 'mate', value: 1, moves: ['d8h4'] },
  [BEFORE_G4]: { kind: 'cp', value: -80, moves: ['e2e4', 'g8f6'] },
  // 2. d4 costs 0.02 of the chances, 2. a3 costs 0.2.
  'rnbqkbnr/pppp1ppp/8/4p3/3P4/5P2/PPP1P1PP/RNBQKBNR b': { kind: 'cp', value: 91, moves: ['e5d4'] },
  'rnbqkbnr/pppp1ppp/8/4p3/8/P4P2/1PPPP1PP/RNBQKBNR b': { kind: 'cp', value: 200, moves: ['d8h4'] },
};
let searches = 0;
const engine: Engine = {
  search: async ({ position: { fen } }) => {
    searches += 1;
    const { kind, value, moves } = Object.entries(SAYS).find(([start]) => fen.startsWith(start))?.[1] ?? {
      kind: 'cp' as const,
      value: 20,
      moves: ['e2e4'],
    };
    return { best: moves[0]!, lines: [{ depth: 12, rank: 1, score: { kind, value }, moves }] };
  },
  close: async () => undefined,
};
const on = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 10, day, hour));

const reviewed = async (): Promise<{ gameId: number; id: number }> => {
  const { id: gameId } = await saveGame(db, student, aMatch({ pgn: '1. f3 e5 2. g4 Qh4#', result: '0-1' }));
  await askForReview({ db, live: createLocalLive() }, student, gameId);
  await makeNextReview(db, engine);
  const [mistake] = (await listMistakes(db, student, { gameId })).mistakes;
  return { gameId, id: mistake!.id };
};
const answer = (mistakeId: number, move: string, now: Date, viewer = student) =>
  tryMistake({ db, engine }, viewer, { mistakeId, move }, now);
const dueOn = async (now: Date) => (await countAllDue(db, student, now)).mistakes;

test('a review leaves the own errors as positions, without what was better', async () => {
  const { gameId } = await reviewed();
  const mistakes = (await listMistakes(db, student, { gameId })).mistakes;
  expect(mistakes).toEqual([
    {
      id: mistakes[0]!.id,
      gameId,
      ply: 3,
      judgment: '??',
      theme: 'mateSofrido',
      fen: expect.stringContaining(BEFORE_G4),
      played: 'g4',
      dueDay: null,
    },
  ]);
});

test('a move that costs next to nothing is right too, one that costs more is answered', async () => {
  const { id } = await reviewed();
  expect(await answer(id, 'd4', on(2))).toMatchObject({ right: true, line: ['exd4'] });
  expect(await answer(id, 'e4', on(2))).toMatchObject({ right: true, move: { uci: 'e2e4', san: 'e4' } });
  expect(await answer(id, 'a3', on(2))).toMatchObject({ right: false, line: ['Qh4+'] });
  expect(await answer(id, 'g4', on(2))).toMatchObject({ right: false, line: ['Qh4#'] });
  await expect(answer(id, 'Qd5', on(2))).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'Lance ilegal' });
  // What was asked once is kept.
  const before = searches;
  await answer(id, 'a3', on(2));
  expect(searches).toBe(before);
});

test('solved or not, it comes again; a second answer on the same day changes nothing', async () => {
  const { id } = await reviewed();
  expect(await dueOn(on(2))).toBe(0);
  expect((await answer(id, 'a3', on(2))).dueDay).toBe('2026-11-03');
  expect((await answer(id, 'e4', on(2, 13))).dueDay).toBe('2026-11-03');
  expect(await dueOn(on(3))).toBe(1);
  expect((await listMistakes(db, student, { due: 'today' }, on(3))).mistakes.map(mistake => mistake.id)).toEqual([id]);
  const { dueDay } = await answer(id, 'e4', on(3));
  expect(dueDay! > '2026-11-03').toBe(true);
  expect((await showBest(db, student, id, on(3, 14))).dueDay).toBe(dueDay);
  expect(await dueOn(on(3))).toBe(0);
});

test('two devices that answer at once count once, and a clock that was put back changes nothing', async () => {
  const { id } = await reviewed();
  const days = await Promise.all([answer(id, 'e4', on(2)), answer(id, 'e4', on(2)), answer(id, 'a3', on(2))]);
  const [first] = days.map(({ dueDay }) => dueDay);
  expect(days.map(({ dueDay }) => dueDay)).toEqual([first, first, first]);
  const cards = await db.read.select().from(trainingCards);
  expect(cards).toMatchObject([{ reviews: 1, dueDay: first }]);
  await answer(id, 'a3', new Date(on(2).getTime() - 26 * HOUR_MS));
  expect(await db.read.select().from(trainingCards)).toEqual(cards);
});

test("another's mistakes are not found, and leave no card", async () => {
  const { id, gameId } = await reviewed();
  const NOT_FOUND = { code: 'NOT_FOUND', message: 'Posição não encontrada' };
  for (const stranger of [await aStudent(db), await aProfessor(db)]) {
    await expect(answer(id, 'e4', on(2), stranger)).rejects.toMatchObject(NOT_FOUND);
    await expect(showBest(db, stranger, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(listMistakes(db, stranger, { gameId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listMistakes(db, stranger, {})).mistakes).toEqual([]);
  }
});
