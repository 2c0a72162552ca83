import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { games } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import {
  commentGame,
  getGame,
  listOwnGames,
  listStudentGames,
  removeComment,
  saveGame,
} from '../../server/features/games/games.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aGame, aMatch } from './game-samples.ts';

const NOT_FOUND = { code: 'NOT_FOUND', message: 'Partida não encontrada' };

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Prado' });
  student = await aStudent(db, { fullName: 'Ana Souza' });
});
const teach = async (teacher: Viewer, ...students: Viewer[]): Promise<void> => {
  const course = await aCourse(db, teacher);
  for (const one of students) await enrol(db, one, course.id);
};

describe("one's games", () => {
  test('come newest first, by mode, a page at a time', async () => {
    for (let i = 0; i < 21; i += 1) await saveGame(db, student, aMatch({ pgn: '1. e4 e5' }));
    const practice = await saveGame(db, student, aGame());
    await saveGame(db, await aStudent(db), aGame());
    const first = await listOwnGames(db, student, { page: 1 });
    expect({ ...first, games: first.games.length }).toEqual({ games: 20, total: 22, page: 1, pageSize: 20 });
    const { pgn: _, mayComment: __, reviewed: ___, moveMilliseconds: ____, ...summary } = practice;
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
    const [latest] = first.games;
    await db.write(tx =>
      tx
        .update(games)
        .set({ createdAt: new Date('2040-05-04') })
        .where(eq(games.id, latest!.id)),
    );
    const late = await listOwnGames(db, student, { page: 1, since: '2040-05-04T00:00:00Z' });
    expect([late.total, late.games.map(({ id }) => id)]).toEqual([1, [latest!.id]]);
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
  test('are those of the enrolled and of the own classes; an administrator has the school’s', async () => {
    const other = await aStudent(db, { fullName: 'Bruno Lima' });
    await teach(professor, student);
    await teach(professor, student);
    const ofAna = await saveGame(db, student, aMatch());
    const ofBruno = await saveGame(db, other, aGame());
    await saveGame(db, professor, aGame());
    const idsFor = async (viewer: Viewer, search = '') =>
      (await listStudentGames(db, viewer, { page: 1, search })).games.map(({ id }) => id);
    expect(await idsFor(professor)).toEqual([ofAna.id]);
    const ofAClass = await aProfessor(db);
    await aClassOf(db, ofAClass, [other]);
    expect(await idsFor(ofAClass)).toEqual([ofBruno.id]);
    expect((await listStudentGames(db, ofAClass, { page: 1, search: '' })).total).toBe(1);
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
    const shapes = [
      { brush: 'red' as const, from: 'f7', to: 'f7' },
      { brush: 'green' as const, from: 'h5', to: 'f7' },
    ];
    const late = await commentGame(db, professor, { gameId: id, ply: 7, text: 'Mate do pastor!', shapes });
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
      shapes,
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
