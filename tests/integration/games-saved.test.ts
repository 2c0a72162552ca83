import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { achievements } from '../../db/schema/achievements.ts';
import { games } from '../../db/schema/games.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { SaveGameInput as SaveGame } from '../../server/features/games/games.schema.ts';
import { getGame, listOwnGames, listRanking, saveGame } from '../../server/features/games/games.service.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
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
/** A game that counts, as it was stored. */
const played = ({ id }: Viewer, own: Partial<typeof games.$inferInsert> = {}) =>
  db.write(tx =>
    tx.insert(games).values({
      userId: id,
      mode: 'practice',
      difficulty: 'facil',
      timeControl: '600',
      pgn: '',
      plies: 10,
      result: '1-0',
      ending: 'resignation',
      ...own,
    }),
  );
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
      side: 'white',
      isShared: false,
      kind: 'imported',
      matchId: null,
      ratingChange: 0,
      createdAt: expect.any(String),
      pgn: expect.stringContaining('4. Qxf7# 1-0'),
      comments: [],
      mayComment: false,
      reviewed: false,
      moveMilliseconds: null,
    });
    expect(await getGame(db, student, game.id)).toEqual(game);
    expect(Date.now() - Date.parse(game.createdAt)).toBeLessThan(60_000);
  });

  test('that is none stores nothing', async () => {
    await expect(saveGame(db, student, aGame({ pgn: '1. e4 e4' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Partida inválida. Na linha 1: o lance 1... e4 não é possível nesta posição.',
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
    expect(await stored()).toBe(1);
    const other = await aStudent(db);
    expect((await saveGame(db, other, game)).playerId).toBe(other.id);
  });
});

describe('a game that is brought in', () => {
  test('counts for nothing, whatever it says: no rating, ranking, mission or achievement', async () => {
    for (const difficulty of ['facil', 'medio', 'dificil'] as const)
      for (let i = 0; i < 3; i += 1)
        expect(await saveGame(db, student, aGame({ difficulty }))).toMatchObject({ kind: 'imported', ratingChange: 0 });
    await saveGame(db, student, aMatch());
    expect(await ratingOf(student)).toBe(1200);
    expect((await listRanking(db, student, 1)).own).toBeNull();
    await expect(claimMission(db, student, 'tres-batalhas')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await db.read.select().from(achievements)).toEqual([]);
    expect(await stored()).toBe(10);
  });

  test('leaves what was saved before games were held as it was', async () => {
    await played(student, { result: '1-0' });
    await played(student, { mode: 'blitz', difficulty: null });
    const { games: own } = await listOwnGames(db, student, { page: 1 });
    expect(own.map(({ kind, isShared }) => [kind, isShared])).toEqual([
      ['friendly', true],
      ['rated', false],
    ]);
    expect((await listRanking(db, student, 1)).own).toMatchObject({ games: 1, wins: 1 });
  });
});

describe('the ranking', () => {
  test('counts students with a rated game, the same rating at the same position', async () => {
    const bruno = await aStudent(db, { fullName: 'Bruno', rating: 1500 });
    const carla = await aStudent(db, { fullName: 'Carla', rating: 1500 });
    await aStudent(db, { rating: 2000 });
    await saveGame(db, await aStudent(db, { rating: 1900 }), aMatch());
    await saveGame(db, professor, aGame());
    for (const one of [carla, bruno]) await played(one, { result: '1/2-1/2' });
    await played(student, { result: '0-1', side: 'black' });
    await played(student, { result: '0-1' });
    const { ranking, total, own } = await listRanking(db, student, 1);
    expect(ranking.map(({ position, playerName, rating }) => [position, playerName, rating])).toEqual([
      [1, 'Bruno', 1500],
      [1, 'Carla', 1500],
      [3, 'Ana Souza', 1200],
    ]);
    expect(total).toBe(3);
    expect(own).toEqual({
      position: 3,
      playerId: student.id,
      playerName: 'Ana Souza',
      avatarUrl: null,
      rating: 1200,
      provisional: true,
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
