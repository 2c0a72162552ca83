import { Chess } from 'chess.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { createPool } from '../../server/engine/pool.ts';
import { engineCommand, startProcess, type EngineProcess } from '../../server/engine/process.ts';
import { randomPositions } from '../../server/harness/positions/random-positions.ts';
import { eventually } from '../support/eventually.ts';
import { LEVELS } from '../../server/features/games/level-lists.schema.ts';
import { answerAtOnce, scriptedProcess } from '../support/engine.ts';
import { inTurn } from '../support/in-turn.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';

const START = new Chess().fen();
/** What is to be done to an engine, once, when it is in the middle of a search. */
let harm: ((engine: EngineProcess) => void) | undefined;
let positions: string[] = [];
let server: TestServer;
let student: Viewer;
/** Eight, because nobody waits for more than two answers. */
let callers: Viewer[] = [];

const startWatched = (): EngineProcess => {
  const engine = startProcess(engineCommand(undefined));
  engine.onLine(line => {
    if (!harm || !line.startsWith('info depth 3 ')) return;
    const now = harm;
    harm = undefined;
    now(engine);
  });
  return engine;
};

beforeAll(async () => {
  server = await startServer({}, createPool({ start: startWatched, size: 1, waiting: 200, patience: 60_000 }));
  callers = await Promise.all(Array.from({ length: 8 }, () => aStudent(server.db)));
  [student] = callers as [Viewer];
  positions = randomPositions(60, 11).map(({ fen }) => fen);
});

const aiMove = (body: object, as = student) =>
  server.rest('POST', '/chess/ai-move', {
    as,
    body: { difficulty: 'facil', fen: START, moveHistory: [], ...body },
  });
const analyze = (fen: unknown, as = student) => server.rest('POST', '/chess/analyze', { as, body: { fen } });

describe('a move of the engine', () => {
  test.each(LEVELS)('%s is legal, in SAN and in coordinates', async difficulty => {
    const { status, body } = await aiMove({ difficulty });
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, promotion: null } });
    expect(new Chess().move(String(body.move))).toMatchObject({ from: body.from, to: body.to });
  });

  test('is legal in random positions, asked for by eight callers at a time', async () => {
    const levels = ['facil', 'medio', 'dificil'];
    const answers = await inTurn(callers, positions, async (fen, i, as) => ({
      fen,
      ...(await aiMove({ fen, difficulty: levels[i % 3] }, as)),
    }));
    for (const { fen, status, body } of answers) {
      expect({ fen, status }).toEqual({ fen, status: 200 });
      expect(new Chess(fen).moves()).toContain(body.move);
    }
  });

  test('that promotes says to what: a queen, where a rook would do as well', async () => {
    expect(await aiMove({ fen: '8/P7/8/8/8/k1K5/8/8 w - - 0 1', difficulty: 'dificil' })).toMatchObject({
      status: 200,
      body: { success: true, from: 'a7', to: 'a8', promotion: 'q' },
    });
  });

  test.each([
    ['by checkmate', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', []],
    ['by stalemate', '8/8/8/8/8/4k3/4p3/4K3 w - - 0 1', []],
    ['by the fifty moves', '4k3/8/8/8/8/8/8/R3K3 w - - 100 90', []],
    [
      'by repetition',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5',
      ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'],
    ],
  ])('is none when the game has ended %s', async (_, fen, moveHistory) => {
    const { status, body } = await aiMove({ fen, moveHistory });
    expect({ status, body }).toEqual({ status: 200, body: { success: false, move: null } });
  });

  test('is the same over RPC', async () => {
    const mate = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4';
    const { status, body } = await server.rpc(
      'mutation',
      'chess.aiMove',
      { difficulty: 'dificil', fen: mate },
      { as: student },
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { result: { data: { success: true, move: 'Qxf7#', from: 'h5', to: 'f7' } } },
    });
  });
});

describe('an analysis', () => {
  test.each([
    [
      'a mate in two',
      'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
      ['As brancas forçam xeque-mate em 2 lances.', 'O melhor lance das brancas é Ta6'],
    ],
    [
      'a hanging queen',
      'rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3',
      ['O melhor lance das brancas é Cxd5', 'A dama em d5, das pretas, está atacada e sem defesa.'],
    ],
    ['a dead draw', '8/8/8/3k4/8/8/3P4/3K4 b - - 0 1', ['A posição está equilibrada']],
    ['a fork', 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', ['O melhor lance das brancas é Cc7+', 'faz um garfo']],
    ['a stalemate trap', '7k/8/8/6KP/8/8/8/5Q2 w - - 0 1', ['Cuidado com o afogamento: Df7']],
    [
      'a threat of mate',
      'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
      ['Ameaça das brancas: Dxf7#, xeque-mate.'],
    ],
  ])('tells %s', async (_, fen, words) => {
    const { status, body } = await analyze(fen);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
    for (const part of words) expect(body.analysis).toContain(part);
  });
});

/** The engine gets no processor for so long, as on a machine that does much else. */
const HELD_UP_MS = 600;
const heldUp = ({ pid }: EngineProcess): void => {
  process.kill(pid!, 'SIGSTOP');
  setTimeout(() => process.kill(pid!, 'SIGCONT'), HELD_UP_MS);
};

test.each([
  ['the trap that the Italian lesson warns of', 'r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'],
  ['a quiet position', 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 6 8'],
])('an analysis says the same when its engine is held up in the middle of a search: %s', async (_, fen) => {
  const { body: unhurried } = await analyze(fen);
  harm = heldUp;
  const { status, body } = await analyze(fen);
  expect(harm).toBeUndefined();
  expect({ status, body }).toEqual({ status: 200, body: unhurried });
  expect(body.analysis).not.toContain('O melhor lance das brancas é Cxe5');
});

describe('who and what is refused', () => {
  test('nobody without a session, but every role', async () => {
    for (const path of ['/chess/ai-move', '/chess/analyze'])
      expect(await server.rest('POST', path, { body: { fen: START, difficulty: 'facil' } })).toMatchObject({
        status: 401,
      });
    const as = await aProfessor(server.db);
    expect(
      await server.rest('POST', '/chess/ai-move', { as, body: { fen: START, difficulty: 'facil', moveHistory: [] } }),
    ).toMatchObject({ status: 200 });
  });

  test('a level that does not exist, and a history that is no list of moves', async () => {
    expect(await aiMove({ difficulty: 'impossivel' })).toMatchObject({
      status: 400,
      body: { message: 'Opção inválida' },
    });
    expect(await aiMove({ moveHistory: 'e4' })).toMatchObject({ status: 400 });
    expect(await aiMove({ moveHistory: Array.from({ length: 1_001 }, () => 'e4') })).toMatchObject({ status: 400 });
  });

  test.each([[undefined], [null], [42], [''], ['x'.repeat(5_000)], [`${START}\nquit`], ['8/8/8/8/8/8/8/8 w - - 0 1']])(
    'the position %j',
    async fen => {
      expect(await analyze(fen)).toMatchObject({ status: 400, body: { message: 'Posição inválida' } });
      expect(await aiMove({ fen })).toMatchObject({ status: 400 });
    },
  );
});

test('a FEN with a newline reaches no process', async () => {
  const spy = scriptedProcess();
  let started = 0;
  const guarded = await startServer({}, createPool({ start: () => ((started += 1), spy), size: 1 }));
  const as = await aStudent(guarded.db);
  for (const fen of [`${START}\nquit`, `${START.replace(' ', '\n')}`, `${START}\r\nsetoption name Hash value 2048`]) {
    expect(
      await guarded.rest('POST', '/chess/ai-move', { as, body: { difficulty: 'facil', fen, moveHistory: [] } }),
    ).toMatchObject({ status: 400, body: { message: 'Posição inválida' } });
    expect(await guarded.rest('POST', '/chess/analyze', { as, body: { fen } })).toMatchObject({
      status: 400,
      body: { message: 'Posição inválida' },
    });
  }
  expect(started).toBe(0);
  expect(
    await guarded.rest('POST', '/chess/ai-move', {
      as,
      body: { difficulty: 'facil', fen: START, moveHistory: ['\nquit', 'e4\nquit'] },
    }),
  ).toMatchObject({ status: 200, body: { move: 'e4' } });
  expect(spy.told.filter(line => /[\r\n]/.test(line) || line.includes('quit'))).toEqual([]);
});

test.each([
  ['is killed', (engine: EngineProcess): void => engine.kill()],
  ['hangs', ({ pid }: EngineProcess): void => void process.kill(pid!, 'SIGSTOP')],
])('an engine that %s in mid-search costs the caller nothing but time, nor those who wait', async (_, harmful) => {
  const hasty = await startServer({}, createPool({ start: startWatched, size: 1, patience: 5_000 }));
  const ask = async (path: string, body: object) =>
    hasty.rest('POST', path, {
      as: await aStudent(hasty.db),
      body: { difficulty: 'dificil', moveHistory: [], ...body },
    });
  harm = harmful;
  const answers = await Promise.all([
    ask('/chess/ai-move', { fen: positions[3] }),
    ask('/chess/analyze', { fen: positions[4] }),
    ask('/chess/ai-move', { fen: positions[5] }),
  ]);
  expect(harm).toBeUndefined();
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } });
});

test('a full queue is 503 with Retry-After, and who waits in it is served', async () => {
  let isHeld = true;
  const spy = scriptedProcess(process => void (isHeld || answerAtOnce(process)));
  const busy = await startServer({}, createPool({ start: () => spy, size: 1, waiting: 3 }));
  const answers: Answer[] = [];
  const asked = Array.from({ length: 10 }, async () => {
    const body = { difficulty: 'medio', fen: START, moveHistory: [] };
    answers.push(await busy.rest('POST', '/chess/ai-move', { as: await aStudent(busy.db), body }));
  });
  // One is searched for, and three wait.
  await eventually(() => expect(answers).toHaveLength(6));
  const refused = [...answers];
  isHeld = false;
  answerAtOnce(spy);
  await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(6).fill(503), ...Array<number>(4).fill(200)]);
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      reason: 'engine_busy',
      message: 'O motor de xadrez está ocupado. Tente novamente em instantes.',
    });
  }
});
