import { Chess } from 'chess.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { randomPositions } from '../../server/harness/positions/random-positions.ts';
import { extent } from '../../server/harness/extent.ts';
import { createPool } from '../../server/engine/pool.ts';
import { readFen } from '../../server/engine/position.ts';
import { engineCommand, startProcess } from '../../server/engine/process.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aStudent } from '../../server/harness/school.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';

const START = new Chess().fen();
const seeds = randomPositions(40, 6).map(({ fen }) => fen);
const onTrouble = vi.fn();
let server: TestServer;
let as: Viewer;

beforeAll(async () => {
  server = await startServer(
    {},
    createPool({ start: () => startProcess(engineCommand(undefined)), size: 1, onTrouble }),
  );
  as = await aStudent(server.db);
});

const askMove = (fen: unknown, moveHistory: unknown = []): Promise<Answer> =>
  server.rest('POST', '/chess/ai-move', { as, body: { difficulty: 'facil', fen, moveHistory } });
const askWords = (fen: unknown): Promise<Answer> => server.rest('POST', '/chess/analyze', { as, body: { fen } });

/** After whatever came before: the same process answers, and nobody is stuck. */
const playsOn = async (): Promise<void> => {
  expect(await askMove(START)).toMatchObject({ status: 200, body: { success: true } });
  expect(onTrouble).not.toHaveBeenCalled();
};

const one = fc.constantFrom(...seeds, START);
const fieldsOf = (fen: string): string[] => fen.split(' ');
const withField = (at: number, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(one, value).map(([fen, text]) => fieldsOf(fen).with(at, text).join(' '));
const withBoard = (board: fc.Arbitrary<string>): fc.Arbitrary<string> => withField(0, board);
const rank = (least: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'pnbrqkPNBRQK12345678'), minLength: least, maxLength: 9 });
const rankOfEight = fc.string({ unit: fc.constantFrom(...'pnbrqPNBRQ1'), minLength: 8, maxLength: 8 });

/** Each is no position, whatever the random part of it is. */
const unplayable: Record<string, fc.Arbitrary<unknown>> = {
  'no text at all': fc.oneof(
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.array(fc.string()),
    fc.dictionary(fc.string({ unit: fc.constantFrom(...'abc') }), fc.string()),
  ),
  'a text of any signs': fc.string({ unit: 'binary', maxLength: 120 }),
  'a line break and a command behind it': fc
    .tuple(
      one,
      fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u0085', '\0', '\v'),
      fc.constantFrom('quit', 'go infinite', 'setoption name Hash value 99999', ''),
    )
    .map(([fen, end, command]) => fen + end + command),
  'a line break between fields': fc
    .tuple(one, fc.nat(4), fc.constantFrom('\n', '\t', '\r', '  ', '\u00a0'))
    .map(([fen, at, gap]) =>
      fieldsOf(fen)
        .flatMap((field, i) => (i === at ? [field, gap] : [field, ' ']))
        .join('')
        .trimEnd(),
    ),
  'a huge number': fc
    .tuple(
      fc.constantFrom(4, 5),
      fc.constantFrom('99999', '1e9', '-1', '0x10', '2147483648', '9'.repeat(40), 'NaN', '٣', '１'),
    )
    .chain(([at, number]) => withField(at, fc.constant(number))),
  'a digit or a letter of another script': fc
    .tuple(one, fc.nat(20), fc.constantFrom('Ⅷ', '８', 'К', 'ｑ', '♔', 'é', '🂡'))
    .map(([fen, at, sign]) => fen.slice(0, at) + sign + fen.slice(at + 1)),
  'no king, or one': one.chain(fen =>
    fc.constantFrom(fen.replace('k', 'n'), fen.replace('K', 'N'), fen.replace(/k/i, '1')),
  ),
  'a king too many': fc
    .constantFrom('4k3/8/8/8/8/8/4K3/4K3', '4k3/4k3/8/8/8/8/8/4K3', 'kkkkkkkk/8/8/8/8/8/8/KKKKKKKK')
    .map(board => `${board} w - - 0 1`),
  'kings side by side': fc
    .tuple(fc.constantFrom('3kK3', 'kK6', '6Kk', '2Kk4'), fc.constantFrom('w', 'b'))
    .map(([row, turn]) => `8/8/8/${row}/8/8/8/8 ${turn} - - 0 1`),
  'pawns on the first or the last rank': fc
    .tuple(fc.constantFrom('p', 'P'), fc.boolean())
    .map(([pawn, first]) => (first ? `4k3/8/8/8/8/8/8/${pawn}3K3 w - - 0 1` : `${pawn}3k3/8/8/8/8/8/8/4K3 w - - 0 1`)),
  'more men than there can be': fc
    .integer({ min: 9, max: 16 })
    .map(count => `4k3/8/${'P'.repeat(8)}/${'P'.repeat(count - 8)}${count < 16 ? 16 - count : ''}/8/8/8/4K3 w - - 0 1`),
  'more pieces than pawns could have become': fc
    .constantFrom('QQQQQQQQ/QQ6/8/8/8/8/8/k6K', '4k3/8/8/8/8/RRR5/PPPPPPPP/4K3', 'nnnnnnnn/nnn5/8/8/4k3/8/8/4K3')
    .map(board => `${board} b - - 0 1`),
  'a board of other than eight ranks': withBoard(
    fc
      .array(rankOfEight, { maxLength: 12 })
      .filter(({ length }) => length !== 8)
      .map(ranks => ranks.join('/')),
  ),
  'a side that does not exist': withField(1, fc.constantFrom('W', 'x', '', 'wb', '-', 'ｗ')),
};

describe('400, by both calls, for', () => {
  test.each(Object.keys(unplayable))('%s', async kind => {
    for (const fen of fc.sample(unplayable[kind]!, { numRuns: extent(8, 25), seed: 8 })) {
      for (const answer of [await askMove(fen), await askWords(fen)]) {
        expect({ fen, status: answer.status, body: answer.body }).toMatchObject({
          status: 400,
          body: { code: 'BAD_REQUEST', message: 'Posição inválida' },
        });
      }
    }
    await playsOn();
  });
});

const mutation = fc.tuple(
  fc.constantFrom('insert', 'delete', 'replace', 'repeat'),
  fc.nat(80),
  fc.constantFrom(...'pnbrqkPNBRQK12345678/ w-KQkqabcdefgh09\n'),
);
const mutated = fc.tuple(one, fc.array(mutation, { minLength: 1, maxLength: 4 })).map(([fen, mutations]) =>
  mutations.reduce((text, [how, at, sign]) => {
    const cut = how === 'insert' ? at : at + 1;
    return (
      text.slice(0, at) +
      (how === 'delete' ? '' : how === 'repeat' ? text.slice(at, cut).repeat(2) : sign) +
      text.slice(cut)
    );
  }, fen),
);
const anyBoard = withBoard(fc.array(rank(1), { minLength: 8, maxLength: 8 }).map(ranks => ranks.join('/')));
const anyRights = fc
  .tuple(
    one,
    fc.constantFrom('KQkq', 'KQ', 'k', '-', 'qkQK', 'KK'),
    fc.constantFrom('-', 'e3', 'e6', 'a3', 'h6', 'e4', 'i3'),
  )
  .map(([fen, castling, passing]) => fieldsOf(fen).with(2, castling).with(3, passing).join(' '));

test.each([
  ['mutated positions', mutated, extent(40, 250)],
  ['boards of random ranks', anyBoard, extent(16, 100)],
  ['rights that the board may deny', anyRights, extent(16, 100)],
] as const)('%s: 400, or a legal move and words where the position can be played', async (_, arbitrary, numRuns) => {
  let played = 0;
  for (const fen of fc.sample(arbitrary, { numRuns, seed: 9 })) {
    const { status, body } = await askMove(fen);
    expect({ fen, status: [200, 400].includes(status) }).toEqual({ fen, status: true });
    if (status === 400) continue;
    const chess = readFen(fen);
    if (chess.isGameOver()) expect(body).toEqual({ success: false, move: null });
    else expect({ fen, legal: chess.moves() }).toEqual({ fen, legal: expect.arrayContaining([body.move]) });
    played += 1;
    if (played % 5 === 0) expect(await askWords(fen)).toMatchObject({ status: 200, body: { success: true } });
  }
  await playsOn();
});

test('a history of anything: 400 or a legal move, and no process is lost', async () => {
  const fen = START.replace(' 0 1', ' 4 3');
  const word = fc.constantFrom(
    'Nf3',
    'Nf6',
    'Ng1',
    'Ng8',
    'g1f3',
    'f3g1',
    '--',
    '=--',
    '--+',
    'Z0',
    'a8a8',
    'O-O',
    '{',
    '[FEN "8/8/8/8/8/8/8/8"]',
    ';',
    '1.',
    '*',
    '\n',
    '',
    'quit',
    '__proto__',
  );
  const histories = fc.oneof(fc.array(word, { maxLength: 8 }), fc.array(fc.string(), { maxLength: 4 }), fc.anything());
  const known = [
    ['Nf3', '--', 'Ng1', '--'],
    ['--', 'Nf6', '--', 'Ng8'],
    ['--', '--', '--', '--'],
  ];
  for (const history of [...known, ...fc.sample(histories, { numRuns: extent(24, 150), seed: 10 })]) {
    const json = JSON.stringify({ difficulty: 'dificil', fen, moveHistory: history }, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const { status, body } = await server.rest('POST', '/chess/ai-move', {
      as,
      body: json,
      headers: { 'content-type': 'application/json' },
    });
    expect({ history, status: [200, 400].includes(status) }).toEqual({ history, status: true });
    if (status === 200) expect(new Chess(fen).moves()).toContain(body.move);
  }
  await playsOn();
});
