import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { puzzleAttempts } from '../../db/schema/puzzles.ts';
import { aPuzzle, RIGHT, SECRETS, somePuzzles, WRONG } from '../support/puzzles.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Viewer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  student = await aStudent(server.db);
});

const get = (path: string, as = student) => server.rest('GET', path, { as });
const post = (path: string, body?: unknown, as = student) =>
  server.rest('POST', path, { as, ...(body !== undefined && { body }) });

describe('puzzles over REST', () => {
  test('are listed with total and statistics', async () => {
    const { id } = await aPuzzle(server.db, { rating: 400 });
    const { status, body } = await get('/puzzles');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['difficulties', 'page', 'pageSize', 'puzzles', 'stats', 'total']);
    expect(body).toMatchObject({
      page: 1,
      pageSize: 30,
      total: expect.any(Number),
      stats: { solved: 0, rating: 1200, isGuess: true, asksLevel: true, streak: 0 },
    });
    expect((body.puzzles as { id: number }[])[0]).toEqual({
      id,
      title: 'Peça indefesa',
      description: 'As brancas jogam e ganham material.',
      difficulty: 'medio',
      points: 15,
      fen: 'r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2b1/PqP3PP/7K w - - 0 25',
      lastMove: 'f2g3',
      themes: ['pecaIndefesa'],
      rating: 400,
      completed: false,
      tried: false,
      solutionRead: false,
    });
  });

  test('are solved move by move and paid once', async () => {
    const { id } = await aPuzzle(server.db);
    expect(await post(`/puzzles/${id}/attempts`, { moves: ['Rxe7'], milliseconds: 3_000 })).toMatchObject({
      status: 200,
      body: {
        status: 'continue',
        line: ['Rxe7', 'Qb1+'],
        reply: { from: 'b2', to: 'b1', san: 'Qb1+', promotion: null },
        stats: null,
      },
    });
    expect(await post(`/puzzles/${id}/attempts`, { moves: RIGHT, milliseconds: 9_000 })).toMatchObject({
      status: 200,
      body: { status: 'solved', rewards: { experience: 15, coins: 2 }, stats: { solved: 1, averageTime: 9 } },
    });
    expect(await post(`/puzzles/${id}/attempts`, { moves: RIGHT })).toMatchObject({
      status: 200,
      body: { status: 'solved', rewards: { experience: 0, coins: 0 } },
    });
    expect(await get(`/puzzles/${id}`)).toMatchObject({
      status: 200,
      body: { puzzle: { id, completed: true, tried: true } },
    });
    expect(await get('/auth/me')).toMatchObject({ body: { user: { experience: 15, coins: 2 } } });
  });

  test('are the same over RPC', async () => {
    const { id } = await aPuzzle(server.db);
    expect(await server.rpc('mutation', 'puzzles.attempt', { id, moves: ['e2e4'] }, { as: student })).toMatchObject({
      status: 400,
      body: { error: { message: 'Lance ilegal' } },
    });
    expect(await server.rpc('query', 'puzzles.get', { id }, { as: student })).toMatchObject({
      status: 200,
      body: { result: { data: { puzzle: { id } } } },
    });
  });

  test('come next to everybody who is signed in, and to nobody else', async () => {
    const { id } = await aPuzzle(server.db);
    expect(await get('/puzzles/next', await aProfessor(server.db))).toMatchObject({
      status: 200,
      body: { puzzle: { id: expect.any(Number) } },
    });
    for (const [method, path] of [
      ['GET', '/puzzles'],
      ['GET', '/puzzles/next'],
      ['PUT', '/puzzles/level'],
      ['GET', `/puzzles/${id}`],
      ['POST', `/puzzles/${id}/attempts`],
      ['POST', `/puzzles/${id}/hint`],
      ['POST', `/puzzles/${id}/solution`],
    ] as const) {
      expect(await server.rest(method, path)).toMatchObject({
        status: 401,
        body: { message: 'Faça login para continuar' },
      });
    }
  });

  test('begin where a newcomer says they stand, until the first try', async () => {
    const put = (level: unknown) => server.rest('PUT', '/puzzles/level', { as: student, body: { level } });
    expect(await put('mestre')).toMatchObject({ status: 400, body: { message: 'Nível inválido' } });
    expect(await put('iniciante')).toMatchObject({ status: 200, body: { stats: { rating: 800, asksLevel: false } } });
    const { id } = await aPuzzle(server.db);
    await post(`/puzzles/${id}/attempts`, { moves: WRONG });
    expect(await put('avancado')).toMatchObject({
      status: 409,
      body: { message: 'Você já tentou problemas: agora o rating segue os seus resultados' },
    });
  });

  test('that are all tried come as 204 without a body, over RPC as null; the one of the day stays', async () => {
    await aPuzzle(server.db, { themes: ['xequeDuplo'] });
    const next = () => server.rest('GET', '/puzzles/next?theme=xequeDuplo&mode=treino', { as: student });
    const { status, body } = await next();
    expect(status).toBe(200);
    await post(`/puzzles/${(body.puzzle as { id: number }).id}/hint`);
    expect(await next()).toMatchObject({ status: 204, body: {} });
    expect(await server.rpc('query', 'puzzles.next', { theme: 'xequeDuplo' }, { as: student })).toMatchObject({
      status: 200,
      body: { result: { data: { puzzle: null } } },
    });
    const [own, theirs] = await Promise.all(
      [student, await aStudent(server.db)].map(as => server.rest('GET', '/puzzles/next?mode=diario', { as })),
    );
    expect(own).toMatchObject({ status: 200, body: { puzzle: { id: expect.any(Number) } } });
    expect((theirs!.body.puzzle as { id: number }).id).toBe((own!.body.puzzle as { id: number }).id);
  });

  test('give hint and solution without a body', async () => {
    const { id } = await aPuzzle(server.db);
    expect(await post(`/puzzles/${id}/hint`)).toMatchObject({ status: 200, body: { from: 'e6' } });
    expect(await post(`/puzzles/${id}/solution`)).toMatchObject({
      status: 200,
      body: { line: ['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+', 'Qxc1'], continuation: [] },
    });
  });
});

describe('the solution', () => {
  const leaks = ({ body }: Answer): string[] => SECRETS.filter(secret => JSON.stringify(body).includes(secret));

  test('never leaves the server before it is found', async () => {
    const [first] = await somePuzzles(server.db, [{ rating: 100 }, {}]);
    const answers = [
      await get('/puzzles'),
      await get('/puzzles?state=open'),
      await get('/puzzles/next'),
      await get(`/puzzles/${first!.id}`),
      await post(`/puzzles/${first!.id}/attempts`, { moves: WRONG }),
      await post(`/puzzles/${first!.id}/hint`, { moves: [] }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(leaks(answer)).toEqual([]);
      expect(JSON.stringify(answer.body)).not.toMatch(/"(moves|source|deviation|volatility)"/);
    }
  });

  test('comes no further than it has been found', async () => {
    const { id } = await aPuzzle(server.db);
    expect(leaks(await post(`/puzzles/${id}/attempts`, { moves: ['e6e7'] }))).toEqual(['Rxe7']);
    expect(leaks(await post(`/puzzles/${id}/attempts`, { moves: ['e6e7', 'e7e1'] }))).toEqual(['Rxe7']);
  });
});

describe('what is refused', () => {
  test.each([
    [{ moves: ['e2e4'] }, 'Lance ilegal'],
    [{ moves: ['nada'] }, 'Lance ilegal'],
    [{ moves: ['--'] }, 'Lance ilegal'],
    [{ moves: [...RIGHT, 'a2a3'] }, 'Lances demais'],
    [{ moves: Array.from({ length: 21 }, () => 'a2a3') }, 'Lances demais'],
    [{ moves: [] }, 'Informe os lances'],
    [{}, 'Informe os lances'],
    [{ moves: 'e6e7' }, 'Informe os lances'],
    [{ moves: ['e6e7'], milliseconds: 0 }, 'Deve ter no mínimo 1'],
    [{ moves: ['e6e7'], milliseconds: 1.5 }, 'Valor de tipo inválido'],
  ])('%j: %s', async (body, message) => {
    const { id } = await aPuzzle(server.db);
    expect(await post(`/puzzles/${id}/attempts`, body)).toMatchObject({ status: 400, body: { message } });
    expect(await get(`/puzzles/${id}`)).toMatchObject({ body: { puzzle: { tried: false } } });
  });

  test.each([
    '/puzzles?difficulty=hard',
    '/puzzles?theme=fork',
    '/puzzles?state=all',
    '/puzzles?page=0',
    '/puzzles?page=10001',
    '/puzzles/next?after=x',
    '/puzzles/next?mode=maratona',
    '/puzzles/next?mode=diario&theme=garfo',
    '/puzzles/abc',
  ])('%s is 400', async path => {
    expect(await get(path)).toMatchObject({ status: 400 });
  });

  test('a puzzle that does not exist', async () => {
    for (const answer of [
      await get('/puzzles/99999'),
      await post('/puzzles/99999/attempts', { moves: ['e4'] }),
      await post('/puzzles/99999/hint', {}),
      await post('/puzzles/99999/solution'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Problema não encontrado' } });
    }
  });

  test('nonsense: 200 or 400, never a 5xx, and what is no move is recorded nowhere', async () => {
    const { id } = await aPuzzle(server.db);
    const square = fc
      .tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 0, max: 9 }))
      .map(([file, rank]) => `${file}${rank}`);
    const nearlyUci = fc.tuple(square, square, fc.constantFrom('', 'q', 'k', 'Q', '+')).map(parts => parts.join(''));
    const nearlySan = fc.string({ unit: fc.constantFrom(...'KQRBNabcdefgh12345678xO-=+#!? \u0000♕💥'), maxLength: 9 });
    const nonsense = fc.array(fc.oneof(nearlyUci, nearlySan, fc.constantFrom(...RIGHT)), {
      minLength: 1,
      maxLength: 4,
    });
    const statuses = new Set<number>();
    for (const moves of fc.sample(nonsense, { numRuns: 25, seed: 8 })) {
      for (const call of ['attempts', 'hint']) statuses.add((await post(`/puzzles/${id}/${call}`, { moves })).status);
    }
    expect(statuses).toEqual(new Set([200, 400]));
    expect(
      (await server.db.read.select({ puzzleId: puzzleAttempts.puzzleId }).from(puzzleAttempts)).filter(
        ({ puzzleId }) => puzzleId === id,
      ).length,
    ).toBeLessThanOrEqual(1);
    expect(await get(`/puzzles/${id}`)).toMatchObject({ status: 200 });
  });
});
