import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { games } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine, SearchRequest } from '../../server/engine/engine.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { askForReview, getReview, queueReviews } from '../../server/features/game-reviews/game-reviews.service.ts';
import { makeNextReview } from '../../server/features/game-reviews/reviewing.service.ts';
import { getGame, saveGame } from '../../server/features/games/games.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMatch } from './game-samples.ts';

let db: Db;
let student: Viewer;
const live = createLocalLive();

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});

/** What the engine says of positions, by how they begin: for the side to move. Elsewhere nothing is better. */
const FOOLS_MATE: Record<string, { kind: 'cp' | 'mate'; value: number; moves: string[] }> = {
  'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b': { kind: 'mate', value: 1, moves: ['d8h4'] },
  'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w': { kind: 'cp', value: -80, moves: ['e2e4', 'g8f6'] },
  'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b': { kind: 'cp', value: 60, moves: ['e7e5'] },
};
const anEngine = () => {
  const asked: SearchRequest[] = [];
  const engine: Engine = {
    search: async request => {
      asked.push(request);
      const { fen } = request.position;
      const known = Object.entries(FOOLS_MATE).find(([start]) => fen.startsWith(start))?.[1];
      const { kind, value, moves } = known ?? { kind: 'cp' as const, value: 20, moves: ['e2e4'] };
      return { best: moves[0]!, lines: [{ depth: 12, rank: 1, score: { kind, value }, moves }] };
    },
    close: async () => undefined,
  };
  return { engine, asked };
};
const save = async (viewer = student, pgn = '1. f3 e5 2. g4 Qh4#') =>
  (await saveGame(db, viewer, aMatch({ pgn, result: '0-1', ...(pgn.endsWith('#') ? {} : { ending: 'resignation' }) })))
    .id;
const ask = (viewer: Viewer, gameId: number) => askForReview({ db, live }, viewer, gameId);

test('a review waits for its turn, and is the same whenever it is asked for again', async () => {
  const gameId = await save();
  await expect(getReview(db, student, gameId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const waiting = { status: 'waiting', accuracy: { white: null, black: null }, moves: [], opening: null };
  expect(await ask(student, gameId)).toEqual(waiting);
  const { engine } = anEngine();
  expect((await getGame(db, student, gameId)).reviewed).toBe(false);
  expect(await makeNextReview(db, engine)).toBe(true);
  expect(await makeNextReview(db, engine)).toBe(false);
  expect((await getGame(db, student, gameId)).reviewed).toBe(true);
  const review = await getReview(db, student, gameId);
  expect(await ask(student, gameId)).toEqual(review);
  expect(review).toMatchObject({ status: 'done', opening: { eco: 'A00', name: 'Abertura Barnes' } });
  expect(review.moves[2]).toEqual({
    ply: 3,
    mate: -1,
    winPercent: 2.46,
    isBest: false,
    judgment: '??',
    best: 'e4',
    line: ['e4', 'Nf6'],
    refutation: ['Qh4#'],
    text: 'Depois de g4, as pretas dão xeque-mate com Dh4#. Melhor era e4.',
  });
  expect(review.moves[3]).toEqual({ ply: 4, mate: 0, winPercent: 2.46, isBest: true });
  expect(review.accuracy.black).toBeCloseTo(100, 0);
  expect(review.accuracy.white).toBeLessThan(60);
});

test('a position is searched once, from the bare position and by nodes alone, in whatever game it comes', async () => {
  const { engine, asked } = anEngine();
  await ask(student, await save());
  await makeNextReview(db, engine);
  expect(asked.map(({ limits }) => limits)).toEqual(asked.map(() => ({ nodes: 60_000 })));
  expect(asked.every(({ position: { fen, moves } }) => fen.endsWith(' 0 1') && moves.length === 0)).toBe(true);
  // The mate is on the board: nobody need be asked.
  expect(asked).toHaveLength(4);
  const other = await aStudent(db);
  await ask(other, await save(other));
  await makeNextReview(db, engine);
  expect(asked).toHaveLength(4);
});

test('a user who asks for many waits for their own, and has one under way at a time', async () => {
  const { engine } = anEngine();
  const other = await aStudent(db);
  const own = [await save(), await save(student, '1. f3 e5'), await save(student, '1. f3')];
  for (const gameId of own) await ask(student, gameId);
  const others = await save(other);
  await ask(other, others);
  await makeNextReview(db, engine);
  await makeNextReview(db, engine);
  expect((await getReview(db, other, others)).status).toBe('done');
  const states = await Promise.all(own.map(async gameId => (await getReview(db, student, gameId)).status));
  expect(states).toEqual(['done', 'waiting', 'waiting']);
});

test("a student's own game leaves the turn of a professor who has asked for the whole class's", async () => {
  const { engine } = anEngine();
  const professor = await aProfessor(db);
  await enrol(db, student, (await aCourse(db, professor)).id);
  const ofClass = [await save(), await save(), await save()];
  await db.write(tx => queueReviews(tx, professor.id, ofClass));
  await makeNextReview(db, engine);
  const own = ofClass[2]!;
  await ask(student, own);
  // The professor looks at it, too: it stays in the turn of its player.
  await ask(professor, own);
  await makeNextReview(db, engine);
  expect((await getReview(db, student, own)).status).toBe('done');
});

test('whoever comes after six hundred reviews of another is next', async () => {
  const { engine } = anEngine();
  const first = await save();
  await db.write(async tx => {
    const [game] = await tx.select().from(games).where(eq(games.id, first));
    const { id: _, ...copy } = game!;
    const copies = await tx
      .insert(games)
      .values(Array.from({ length: 600 }, () => copy))
      .returning({ id: games.id });
    await queueReviews(tx, student.id, [first, ...copies.map(({ id }) => id)]);
  });
  await makeNextReview(db, engine);
  const other = await aStudent(db);
  const others = await save(other);
  await ask(other, others);
  await makeNextReview(db, engine);
  expect((await getReview(db, other, others)).status).toBe('done');
});

test('an engine that fails puts the review back, and after the third time it can be asked for again', async () => {
  const gameId = await save();
  await ask(student, gameId);
  const broken: Engine = { search: () => Promise.reject(new Error('gone')), close: async () => undefined };
  for (let i = 0; i < 3; i += 1) {
    expect((await getReview(db, student, gameId)).status).toBe('waiting');
    await expect(makeNextReview(db, broken)).rejects.toThrow('gone');
  }
  await expect(getReview(db, student, gameId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await ask(student, gameId)).status).toBe('waiting');
});

test("a professor may have a student's game reviewed, and nobody else another's", async () => {
  const gameId = await save();
  const professor = await aProfessor(db);
  const NOT_FOUND = { code: 'NOT_FOUND', message: 'Partida não encontrada' };
  for (const stranger of [professor, await aStudent(db)]) {
    await expect(ask(stranger, gameId)).rejects.toMatchObject(NOT_FOUND);
    await expect(getReview(db, stranger, gameId)).rejects.toMatchObject(NOT_FOUND);
  }
  await enrol(db, student, (await aCourse(db, professor)).id);
  expect((await ask(professor, gameId)).status).toBe('waiting');
});
