import { expect, test } from 'vitest';
import { START_FEN } from '../../server/rules/position.ts';
import { askable, withTurnPassed } from '../../src/shared/engine/askable.ts';
import { openBrowserEngine } from '../../src/shared/engine/browser-engine.ts';
import { answerAtOnce, scriptedProcess, type ScriptedProcess } from '../support/engine.ts';

const ONE_LINE = { nodes: 1_000, lines: 1 };
const OTHER = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

/** An engine over processes that act as the script says, each kept. */
const anEngine = (script: (process: ScriptedProcess) => void = answerAtOnce) => {
  const started: ScriptedProcess[] = [];
  const engine = openBrowserEngine(() => {
    const process = scriptedProcess(script);
    started.push(process);
    return process;
  });
  return { started, engine, told: () => started.flatMap(({ told }) => told) };
};

test('the engine starts with the first question, asked by nodes from an empty table', async () => {
  const { engine, started, told } = anEngine();
  expect(started).toHaveLength(0);
  const lines = await engine.analyse(START_FEN, { nodes: 5_000, lines: 3 });
  expect(lines).toEqual([{ depth: 1, rank: 1, score: { kind: 'cp', value: 20 }, moves: ['e2e4'] }]);
  expect(told()).toEqual([
    'uci',
    'setoption name Hash value 16',
    'isready',
    'ucinewgame',
    'setoption name MultiPV value 3',
    `position fen ${START_FEN}`,
    'isready',
    'go nodes 5000',
  ]);
});

test('opened ahead, it is started once, and a question comes as to one that waits', async () => {
  const { engine, started, told } = anEngine();
  await engine.open();
  expect(told()).toEqual(['uci', 'setoption name Hash value 16', 'isready']);
  await engine.analyse(START_FEN, ONE_LINE);
  expect(started).toHaveLength(1);
  expect(told().filter(line => line === 'uci')).toHaveLength(1);
});

test('one that could not be opened ahead is opened by the question', async () => {
  let starts = 0;
  const engine = openBrowserEngine(() => {
    starts += 1;
    if (starts === 1) throw new Error('No worker');
    return scriptedProcess();
  });
  await engine.open();
  expect(await engine.analyse(START_FEN, ONE_LINE)).toHaveLength(1);
});

test('a position that was searched is not searched again, but is for another number of lines', async () => {
  const { engine, told } = anEngine();
  await engine.analyse(START_FEN, ONE_LINE);
  await engine.analyse(START_FEN, ONE_LINE);
  expect(told().filter(line => line.startsWith('go'))).toHaveLength(1);
  await engine.analyse(START_FEN, { ...ONE_LINE, lines: 2 });
  expect(told().filter(line => line.startsWith('go'))).toHaveLength(2);
});

test('what the engine finds on its way is heard, the last word on each rank', async () => {
  const { engine } = anEngine(({ say }) => {
    say('info depth 1 multipv 1 score cp 20 pv e2e4');
    say('info depth 1 multipv 2 score cp 10 pv d2d4');
    say('info depth 2 multipv 1 score cp 30 pv d2d4');
    say('bestmove d2d4');
  });
  const heard: string[] = [];
  const onLines = (lines: { moves: string[] }[]) => heard.push(lines.map(({ moves }) => moves[0]).join(' '));
  await engine.analyse(START_FEN, { nodes: 1_000, lines: 2 }, { onLines });
  expect(heard).toEqual(['e2e4', 'e2e4 d2d4', 'd2d4 d2d4']);
});

test('a search that nobody waits for is stopped, the same engine goes on, and nothing of it is kept', async () => {
  let searches = 0;
  const { engine, started, told } = anEngine(process => {
    searches += 1;
    if (searches > 1) answerAtOnce(process, 'e7e5');
    else process.say('info depth 1 multipv 1 score cp 20 pv a2a3');
  });
  const leaving = new AbortController();
  const left = engine.analyse(START_FEN, ONE_LINE, {
    signal: leaving.signal,
    onLines: () => {
      leaving.abort();
      started[0]?.say('bestmove a2a3');
    },
  });
  const next = engine.analyse(OTHER, ONE_LINE);
  await expect(left).rejects.toThrow(/abort/i);
  expect(await next).toMatchObject([{ moves: ['e7e5'] }]);
  expect(told()).toContain('stop');
  expect(started).toHaveLength(1);
  expect(await engine.analyse(START_FEN, ONE_LINE)).toMatchObject([{ moves: ['e7e5'] }]);
});

test('a question that is taken back before its turn never reaches the engine', async () => {
  const { engine, told } = anEngine();
  const leaving = new AbortController();
  const first = engine.analyse(START_FEN, ONE_LINE);
  const second = engine.analyse(OTHER, ONE_LINE, { signal: leaving.signal });
  leaving.abort();
  await first;
  await expect(second).rejects.toThrow(/abort/i);
  expect(told().filter(line => line.startsWith('go'))).toHaveLength(1);
});

test('an engine that ends is replaced at the next question', async () => {
  const { engine, started } = anEngine(process => (started.length === 1 ? process.die() : answerAtOnce(process)));
  await expect(engine.analyse(START_FEN, ONE_LINE)).rejects.toThrow('The engine ended');
  expect(await engine.analyse(START_FEN, ONE_LINE)).toHaveLength(1);
  expect(started).toHaveLength(2);
});

test.each([
  ['a mate on the board', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'],
  ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'],
  ['a board without a king', '8/8/8/3p4/4P3/8/8/8 w - - 0 1'],
  ['ten queens of one side with all its pawns', 'qqqqkqqq/pppppppp/8/8/8/8/8/4K3 w - - 0 1'],
  ['a text with a second line', '4k3/8/8/8/8/8/8/4K2R w K - 0 1\nquit'],
])('nothing is asked about %s', (_name, fen) => {
  expect(askable(fen)).toBeUndefined();
});

test('the same position has one question, whatever the number of the move', () => {
  expect(askable('4k3/8/8/8/8/8/8/4K2R w K - 12 40')).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
});

test('a turn is passed to see a threat, but not out of check', () => {
  expect(withTurnPassed('4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
  expect(withTurnPassed('4k2R/8/8/8/8/8/8/4K3 b - - 0 1')).toBeUndefined();
});
