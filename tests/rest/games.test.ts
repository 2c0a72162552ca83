import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

const MATE = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';

let server: TestServer;
let student: Viewer;
let professor: Viewer;

beforeAll(async () => {
  server = await startServer();
  student = await aStudent(server.db, { fullName: 'Ana "<b>]\n[FEN "x"]' });
  professor = await aProfessor(server.db);
  const course = await aCourse(server.db, professor);
  await server.rest('POST', '/enrollments', { as: student, body: { courseId: course.id } });
});

const save = (changes: object = {}, as: Viewer = student) =>
  server.rest('POST', '/chess/games', {
    as,
    body: { mode: 'practice', timeControl: 600, difficulty: 'facil', pgn: MATE, result: '1-0', ...changes },
  });
type Saved = { id: number; pgn: string; ratingChange: number };
const savedId = async (): Promise<number> => ((await save()).body.game as Saved).id;

describe('POST /chess/games', () => {
  test('stores a game with what the documents name, and gives it back', async () => {
    const { status, body } = await save({ pgn: 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        game: {
          mode: 'practice',
          timeControl: '600',
          difficulty: 'facil',
          result: '1-0',
          ending: 'checkmate',
          plies: 7,
          playerId: student.id,
          mayComment: false,
          reviewed: false,
        },
      },
    });
    const { pgn, id } = body.game as Saved;
    expect(pgn).toContain('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0');
    expect(pgn).not.toMatch(/^\[FEN/m);
    expect(await server.rest('GET', `/chess/games/${id}`, { as: student })).toMatchObject({
      status: 200,
      body: { game: { id, pgn } },
    });
  });

  test('twice with one mark is one game', async () => {
    const first = await save({ clientKey: 'marca-da-partida-1' });
    const { body: before } = await server.rest('GET', '/auth/me', { as: student });
    expect(await save({ clientKey: 'marca-da-partida-1' })).toMatchObject({ status: 200, body: first.body });
    expect((await server.rest('GET', '/auth/me', { as: student })).body).toEqual(before);
  });

  test('changes no rating: a won game is written down easily', async () => {
    const one = await aStudent(server.db);
    const { body } = await save({ difficulty: 'dificil' }, one);
    expect(body).toMatchObject({ game: { kind: 'imported', ratingChange: 0 } });
    expect(await server.rest('GET', '/auth/me', { as: one })).toMatchObject({ body: { user: { rating: 1200 } } });
  });

  test.each([
    [{ pgn: '1. e4 e4' }, 'Partida inválida. Na linha 1: o lance 1... e4 não é possível nesta posição.'],
    [{ pgn: '' }, 'Partida inválida'],
    [{ pgn: null }, 'Partida inválida'],
    [{ pgn: 'x'.repeat(50_000) }, 'Partida inválida'],
    [{ pgn: '1. e4\u0000' }, 'O texto contém um caractere inválido'],
    [{ result: '0-1' }, 'O resultado não confere com a posição final'],
    [{ pgn: '[Result "0-1"]\n\n1. e4 e5' }, 'O resultado não confere com o do PGN'],
    [{ pgn: '1. e4 e5', ending: 'time' }, 'O final informado não combina com o resultado'],
    [{ pgn: '1. e4 e5', ending: 'resignation' }, 'A IA não desiste nem aceita empate'],
    [{ pgn: '1. e4 e5', result: '1/2-1/2', ending: 'agreement' }, 'A IA não desiste nem aceita empate'],
    [{ result: '*' }, 'Resultado inválido'],
    [{ mode: 'bullet' }, 'Modo de jogo inválido'],
    [{ timeControl: '10 min' }, 'Controle de tempo inválido'],
    [{ timeControl: -5 }, 'Controle de tempo inválido'],
    [{ difficulty: 'impossivel' }, 'Nível inválido'],
    [{ difficulty: null }, 'Informe o nível da IA só nas partidas de prática'],
    [{ mode: 'blitz' }, 'Informe o nível da IA só nas partidas de prática'],
    [{ clientKey: 'curta' }, 'Identificador inválido'],
  ])('refuses %j', async (changes, message) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } });
  });
});

describe('GET /chess/games', () => {
  test('has pages and modes', async () => {
    await save({ mode: 'rapid', difficulty: null });
    const { body } = await server.rest('GET', '/chess/games?mode=matches', { as: student });
    expect(body).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 20,
      games: [{ mode: 'rapid', opponent: 'Oponente', comments: 0 }],
    });
    expect((body.games as object[])[0]).not.toHaveProperty('pgn');
    expect(await server.rest('GET', '/chess/games?page=9', { as: student })).toMatchObject({
      status: 200,
      body: { games: [], page: 9 },
    });
    for (const query of ['mode=bullet', 'page=0', 'page=1e3'])
      expect(await server.rest('GET', `/chess/games?${query}`, { as: student })).toMatchObject({ status: 400 });
  });

  test("of another is 404, as one that does not exist; a professor's student's is not", async () => {
    const id = await savedId();
    const unknown = { status: 404, body: { code: 'NOT_FOUND', message: 'Partida não encontrada' } };
    for (const as of [await aStudent(server.db), await aProfessor(server.db)])
      expect(await server.rest('GET', `/chess/games/${id}`, { as })).toMatchObject(unknown);
    expect(await server.rest('GET', '/chess/games/999999', { as: student })).toMatchObject(unknown);
    expect(await server.rest('GET', `/chess/games/${id}`, { as: professor })).toMatchObject({
      status: 200,
      body: { game: { mayComment: true } },
    });
    const { body } = await server.rest('GET', '/chess/students/games?search=ana', { as: professor });
    expect((body.games as Saved[])[0]?.id).toBe(id);
  });
});

describe('comments', () => {
  test('are written, read as the text they are, and deleted', async () => {
    const id = await savedId();
    const text = '<script>alert("oi")</script>';
    const { status, body } = await server.rest('POST', `/chess/games/${id}/comments`, {
      as: professor,
      body: { ply: 7, text: ` ${text} ` },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { comment: { ply: 7, text, authorId: professor.id } },
    });
    expect(await server.rest('GET', `/chess/games/${id}`, { as: student })).toMatchObject({
      body: { game: { comments: [{ text }] } },
    });
    const path = `/chess/comments/${(body.comment as { id: number }).id}`;
    expect(await server.rest('DELETE', path, { as: await aProfessor(server.db) })).toMatchObject({
      status: 404,
      body: { message: 'Comentário não encontrado' },
    });
    expect(await server.rest('DELETE', path, { as: professor })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await server.rest('DELETE', path, { as: professor })).toMatchObject({ status: 404 });
  });

  test.each([
    [{ ply: 8, text: 'Oi' }, 'Lance inválido'],
    [{ ply: -1, text: 'Oi' }, 'Lance inválido'],
    [{ ply: '1', text: 'Oi' }, 'Lance inválido'],
    [{ ply: 1, text: '  ' }, 'Escreva um comentário'],
    [{ ply: 1, text: 'x'.repeat(1_001) }, 'Use no máximo 1000 caracteres'],
  ])('of %j are refused', async (body, message) => {
    expect(
      await server.rest('POST', `/chess/games/${await savedId()}/comments`, { as: professor, body }),
    ).toMatchObject({ status: 400, body: { message } });
  });
});

test('GET /chess/ranking tells everybody the places, and a player their own', async () => {
  await server.db.write(tx =>
    tx.insert(games).values({
      userId: student.id,
      mode: 'practice',
      difficulty: 'facil',
      timeControl: '600',
      pgn: '',
      plies: 7,
      result: '1-0',
      ending: 'checkmate',
    }),
  );
  const { body } = await server.rest('GET', '/chess/ranking', { as: student });
  expect(body).toMatchObject({ page: 1, pageSize: 20, own: { playerId: student.id, position: expect.any(Number) } });
  expect(await server.rest('GET', '/chess/ranking', { as: professor })).toMatchObject({
    body: { total: body.total, own: null },
  });
});
