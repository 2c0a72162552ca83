import { expect, test } from 'vitest';
import { readGame } from '../../../server/engine/position.ts';
import { go, readUtterance, setOption, setPosition } from '../../../server/engine/uci.ts';

test.each([
  [
    'info depth 12 seldepth 19 multipv 2 score cp -34 nodes 10 nps 1 time 3 pv e2e4 e7e5',
    { depth: 12, rank: 2, score: { kind: 'cp', value: -34 }, moves: ['e2e4', 'e7e5'] },
  ],
  ['info depth 3 score mate -2 pv a7a8q', { depth: 3, rank: 1, score: { kind: 'mate', value: -2 }, moves: ['a7a8q'] }],
])('%s is a line of play', (text, line) => {
  expect(readUtterance(text)).toEqual({ kind: 'line', line });
});

test.each([
  '',
  'info string NNUE evaluation using nn-61e7af4bb97d.nnue',
  'info depth 8 currmove e2e4 currmovenumber 1',
  'info depth 0 score mate 0',
  'info depth 5 multipv 1 score cp 31 lowerbound nodes 90 pv e2e4',
  'info depth 5 multipv 1 score cp x pv e2e4',
  'info depth 5 multipv 1 score cp 31 pv',
  'id name Stockfish',
  'option name Hash type spin default 16 min 1 max 33554432',
  'bestmoves e2e4',
])('%j says nothing that matters', text => {
  expect(readUtterance(text)).toEqual({ kind: 'other' });
});

test('the end of a search names its move, or none when there is none', () => {
  expect(readUtterance('bestmove e7e8q ponder a1a2')).toEqual({ kind: 'bestmove', move: 'e7e8q' });
  expect(readUtterance('bestmove (none)')).toEqual({ kind: 'bestmove', move: undefined });
  expect(readUtterance('readyok\r')).toEqual({ kind: 'readyok' });
});

test('a line is kept to its first ten plies', () => {
  const utterance = readUtterance(`info depth 30 score cp 0 pv ${'g1f3 g8f6 f3g1 f6g8 '.repeat(10)}`);
  expect(utterance).toMatchObject({ line: { moves: { length: 10 } } });
});

test('commands name their limits, and no search ends by time', () => {
  expect(go({ nodes: 70_000 })).toBe('go nodes 70000');
  expect(go({ depth: 4, nodes: 1_000 })).toBe('go depth 4 nodes 1000');
  expect(setOption('UCI_Elo', 1_320)).toBe('setoption name UCI_Elo value 1320');
  expect(setPosition(readGame('4k3/8/8/8/8/8/4P3/4K3 w - - 0 40').position)).toBe(
    'position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
  );
});
