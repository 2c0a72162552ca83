import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { games } from '../../db/schema/games.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { SaveGameInput as SaveGame } from '../../server/features/games/games.schema.ts';
import { getGame, listRanking, saveGame } from '../../server/features/games/games.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aGame, aMatch } from './game-samples.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Prado' });
  student = await aStudent(db, { fullName: 'Ana Souza' });
});
const ratingOf = async ({ id }: { id: number }): Promise<number> =>
  (await db.read.select({ rating: users.rating }).from(users).where(eq(users.id, id)))[0]!.rating;
const stored = async (): Promise<number> => (await db.read.select({ count: count() }).from(games))[0]!.count;

describe('a finished game', () => {
  test('is stored as the product writes it', async () => {
    const game = await saveGame(db, student, aGame({ pgn: 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7' }));
    expect(game).toEqual({
      id: expect.any(Number),
      playerId: student.id,
      playerName: 'Ana Souza',
      mode: 'practice',
      timeControl: '600',
      difficulty: 'medio',
      opponent: 'IA (Médio)',
      result: '1-0',
      ending: 'checkmate',
      plies: 7,
      ratingChange: 34,
      createdAt: expect.any(String),
      pgn: expect.stringContaining('4. Qxf7# 1-0'),
      comments: [],
      mayComment: false,
    });
    expect(await getGame(db, student, game.id)).toEqual(game);
    expect(Date.now() - Date.parse(game.createdAt)).toBeLessThan(60_000);
  });

  test('that is none stores nothing', async () => {
    await expect(saveGame(db, student, aGame({ pgn: '1. e4 e4' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Partida inválida',
    });
    await expect(saveGame(db, student, aGame({ result: '0-1' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'O resultado não confere com a posição final',
    });
    expect(await stored()).toBe(0);
    expect(await ratingOf(student)).toBe(1200);
  });

  test.each([
    ['a level for practice', { difficulty: null }],
    ['no level for a match', { mode: 'rapid' }],
    ['a mode', { mode: 'bullet' }],
    ['a time control', { timeControl: '0' }],
    ['a result', { result: '*' }],
  ])('needs %s', (_, changes) => {
    expect(SaveGame.safeParse({ ...aGame(), ...changes }).success).toBe(false);
  });

  test('may tell its time as a number of seconds', () => {
    expect(SaveGame.parse({ ...aGame(), timeControl: 600 }).timeControl).toBe('600');
  });

  test('sent again by its client, also at the same moment, is the one that is stored', async () => {
    const game = aGame({ clientKey: 'partida-0001' });
    const saved = await Promise.all(Array.from({ length: 8 }, () => saveGame(db, student, game)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(
      await saveGame(
        db,
        student,
        aGame({ clientKey: 'partida-0001', pgn: '1. e4 e5', result: '0-1', ending: 'resignation' }),
      ),
    ).toEqual(saved[0]);
    expect(await ratingOf(student)).toBe(1234);
    expect(await stored()).toBe(1);
    const other = await aStudent(db);
    expect((await saveGame(db, other, game)).playerId).toBe(other.id);
  });
});

describe('a rating', () => {
  test('adds up game by game', async () => {
    const changes = [];
    for (const result of ['1-0', '1/2-1/2', '0-1'] as const)
      changes.push((await saveGame(db, student, aGame({ pgn: '1. e4 e5', result }))).ratingChange);
    expect(changes).toEqual([34, 13, -8]);
    expect(await ratingOf(student)).toBe(1239);
  });

  test('adds up also when games come at the same moment', async () => {
    const saved = await Promise.all(Array.from({ length: 6 }, () => saveGame(db, student, aGame())));
    expect(await ratingOf(student)).toBe(1200 + saved.reduce((sum, { ratingChange }) => sum + ratingChange, 0));
  });

  test("moves half as far after thirty rated games, of which a match is none, nor somebody else's", async () => {
    const { id: other } = await aStudent(db);
    const rows = Array.from({ length: 30 }, (_, i) => ({
      userId: student.id,
      mode: i < 29 ? ('practice' as const) : ('blitz' as const),
      difficulty: i < 29 ? ('facil' as const) : null,
      timeControl: '600',
      pgn: '',
      plies: 10,
      result: '1-0' as const,
      ending: 'unknown' as const,
    }));
    await db.write(tx => tx.insert(games).values([...rows, ...rows.map(row => ({ ...row, userId: other }))]));
    expect((await saveGame(db, student, aGame())).ratingChange).toBe(34);
    expect((await saveGame(db, student, aGame())).ratingChange).toBe(16);
  });

  test('is untouched by a match, by a game that was not played, and by staff', async () => {
    expect((await saveGame(db, student, aMatch())).ratingChange).toBe(0);
    expect((await saveGame(db, student, aGame({ pgn: '1. e4', ending: 'time' }))).ratingChange).toBe(0);
    expect(await ratingOf(student)).toBe(1200);
    expect((await saveGame(db, professor, aGame())).ratingChange).toBe(0);
    expect(await ratingOf(professor)).toBe(professor.rating);
  });

  test('falls by a game that was left before it began', async () => {
    expect(
      (await saveGame(db, student, aGame({ pgn: '', difficulty: 'facil', result: '0-1', ending: 'resignation' })))
        .ratingChange,
    ).toBe(-36);
    expect(await ratingOf(student)).toBe(1164);
  });
});

describe('the ranking', () => {
  test('counts students with a game against the engine, the same rating at the same position', async () => {
    const bruno = await aStudent(db, { fullName: 'Bruno', rating: 1500 });
    const carla = await aStudent(db, { fullName: 'Carla', rating: 1500 });
    await aStudent(db, { rating: 2000 });
    await saveGame(db, await aStudent(db, { rating: 1900 }), aMatch());
    await saveGame(db, professor, aGame());
    for (const one of [carla, bruno]) await saveGame(db, one, aGame({ pgn: '1. e4 e5', result: '1/2-1/2' }));
    await saveGame(db, student, aGame());
    await saveGame(db, student, aGame({ result: '0-1', pgn: '1. e4 e5' }));
    const { ranking, total, own } = await listRanking(db, student, 1);
    expect(ranking.map(({ position, playerName, rating }) => [position, playerName, rating])).toEqual([
      [1, 'Bruno', 1500],
      [1, 'Carla', 1500],
      [3, 'Ana Souza', 1227],
    ]);
    expect(total).toBe(3);
    expect(own).toEqual({
      position: 3,
      playerId: student.id,
      playerName: 'Ana Souza',
      avatarUrl: null,
      rating: 1227,
      games: 2,
      wins: 1,
      draws: 0,
      losses: 1,
    });
    expect(ranking[2]).toEqual(own);
    expect((await listRanking(db, professor, 2)).ranking).toEqual([]);
    expect((await listRanking(db, professor, 1)).own).toBeNull();
  });
});
