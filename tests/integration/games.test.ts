import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { games } from '../../db/schema/games.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { type SaveGameInput, SaveGameInput as SaveGame } from '../../server/features/games/games.schema.ts';
import {
  commentGame,
  getGame,
  listOwnGames,
  listRanking,
  listStudentGames,
  removeComment,
  saveGame,
} from '../../server/features/games/games.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../support/school.ts';

const SCHOLARS_MATE = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Partida não encontrada' };

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Prado' });
  student = await aStudent(db, { fullName: 'Ana Souza' });
});

const aGame = (changes: Partial<SaveGameInput> = {}): SaveGameInput => ({
  mode: 'practice',
  timeControl: '600',
  difficulty: 'medio',
  pgn: SCHOLARS_MATE,
  result: '1-0',
  ...changes,
});
const aMatch = (changes: Partial<SaveGameInput> = {}) =>
  aGame({ mode: 'blitz', timeControl: '300+3', difficulty: null, ...changes });
const ratingOf = async ({ id }: { id: number }): Promise<number> =>
  (await db.read.select({ rating: users.rating }).from(users).where(eq(users.id, id)))[0]!.rating;
const stored = async (): Promise<number> => (await db.read.select({ count: count() }).from(games))[0]!.count;
const teach = async (teacher: Viewer, ...students: Viewer[]): Promise<void> => {
  const course = await aCourse(db, teacher);
  for (const one of students) await enrol(db, one, course.id);
};

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

describe("one's games", () => {
  test('come newest first, by mode, a page at a time', async () => {
    for (let i = 0; i < 21; i += 1) await saveGame(db, student, aMatch({ pgn: '1. e4 e5' }));
    const practice = await saveGame(db, student, aGame());
    await saveGame(db, await aStudent(db), aGame());
    const first = await listOwnGames(db, student, { page: 1 });
    expect({ ...first, games: first.games.length }).toEqual({ games: 20, total: 22, page: 1, pageSize: 20 });
    const { pgn: _, mayComment: __, ...summary } = practice;
    expect(first.games[0]).toEqual({ ...summary, comments: 0 });
    const ids = [...first.games, ...(await listOwnGames(db, student, { page: 2 })).games].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(22);
    const totals = await Promise.all(
      (['practice', 'matches', 'blitz', 'rapid'] as const).map(
        async mode => (await listOwnGames(db, student, { page: 1, mode })).total,
      ),
    );
    expect(totals).toEqual([1, 21, 21, 0]);
  });

  test("are not another's to read, as if they were not there", async () => {
    const { id } = await saveGame(db, student, aGame());
    await teach(await aProfessor(db), student);
    for (const stranger of [await aStudent(db), professor])
      await expect(getGame(db, stranger, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(getGame(db, student, 999_999)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("a professor's students' games", () => {
  test('are those of the enrolled; an administrator has the school’s', async () => {
    const other = await aStudent(db, { fullName: 'Bruno Lima' });
    await teach(professor, student);
    await teach(professor, student);
    const ofAna = await saveGame(db, student, aMatch());
    const ofBruno = await saveGame(db, other, aGame());
    await saveGame(db, professor, aGame());
    const idsFor = async (viewer: Viewer, search = '') =>
      (await listStudentGames(db, viewer, { page: 1, search })).games.map(({ id }) => id);
    expect(await idsFor(professor)).toEqual([ofAna.id]);
    expect(await idsFor(await aProfessor(db))).toEqual([]);
    const admin = await anAdmin(db);
    expect(await idsFor(admin)).toEqual([ofBruno.id, ofAna.id]);
    expect(await idsFor(admin, 'ÁNA s')).toEqual([ofAna.id]);
    expect(await idsFor(admin, '%')).toEqual([]);
    expect((await listStudentGames(db, admin, { page: 2, search: '' })).total).toBe(2);
  });
});

describe('a comment', () => {
  test('stands at its half-move for whoever may read the game', async () => {
    await teach(professor, student);
    const { id } = await saveGame(db, student, aGame());
    const late = await commentGame(db, professor, { gameId: id, ply: 7, text: 'Mate do pastor!' });
    const early = await commentGame(db, await anAdmin(db, { fullName: 'Helena' }), {
      gameId: id,
      ply: 0,
      text: '<script>alert(1)</script>',
    });
    expect(late).toEqual({
      id: expect.any(Number),
      ply: 7,
      text: 'Mate do pastor!',
      authorId: professor.id,
      authorName: 'Rita Prado',
      createdAt: expect.any(String),
    });
    expect((await getGame(db, student, id)).comments).toEqual([early, late]);
    expect((await listOwnGames(db, student, { page: 1 })).games[0]!.comments).toBe(2);
    expect((await getGame(db, professor, id)).mayComment).toBe(true);
    expect((await getGame(db, student, id)).mayComment).toBe(false);
  });

  test('is told to the player, with the way to the game', async () => {
    await teach(professor, student);
    const [practice, match] = [await saveGame(db, student, aGame()), await saveGame(db, student, aMatch())];
    for (const { id } of [practice, match])
      await commentGame(db, professor, { gameId: id, ply: 1, text: 'Bom começo' });
    const { notifications, unread } = await listNotifications(db, student);
    const about = notifications.filter(({ title }) => title === 'Novo comentário na sua partida');
    expect(about.map(({ text, href }) => [text, href])).toEqual([
      ['Rita Prado comentou a sua partida Blitz.', `/partidas?aba=historico&partida=${match.id}`],
      ['Rita Prado comentou a sua partida contra a IA.', `/partidas?aba=historico&partida=${practice.id}`],
    ]);
    expect(unread).toBe(notifications.length);
    expect((await listNotifications(db, professor)).notifications).toEqual([]);
  });

  test('that is refused is told to nobody', async () => {
    await teach(professor, student);
    const { id } = await saveGame(db, student, aGame());
    const before = await listNotifications(db, student);
    await expect(commentGame(db, professor, { gameId: id, ply: 8, text: 'Oi' })).rejects.toThrow();
    expect(await listNotifications(db, student)).toEqual(before);
  });

  test('is refused to who does not teach the player, on one’s own game, and behind the last move', async () => {
    await teach(professor, student);
    const { id } = await saveGame(db, student, aGame());
    await expect(commentGame(db, await aProfessor(db), { gameId: id, ply: 1, text: 'Oi' })).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(commentGame(db, professor, { gameId: id, ply: 8, text: 'Oi' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Lance inválido',
    });
    const own = await saveGame(db, professor, aGame());
    await expect(commentGame(db, professor, { gameId: own.id, ply: 1, text: 'Oi' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is deleted by its author or an administrator, and by nobody else', async () => {
    const colleague = await aProfessor(db);
    await teach(professor, student);
    await teach(colleague, student);
    const { id } = await saveGame(db, student, aGame());
    const first = await commentGame(db, professor, { gameId: id, ply: 1, text: 'Um' });
    const second = await commentGame(db, professor, { gameId: id, ply: 2, text: 'Dois' });
    await expect(removeComment(db, colleague, first.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(removeComment(db, await aProfessor(db), first.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Comentário não encontrado',
    });
    await removeComment(db, professor, first.id);
    await removeComment(db, await anAdmin(db), second.id);
    await expect(removeComment(db, professor, first.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await getGame(db, student, id)).comments).toEqual([]);
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
