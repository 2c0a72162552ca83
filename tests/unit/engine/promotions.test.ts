import { expect, test } from 'vitest';
import type { Line, Score } from '../../../server/engine/engine.ts';
import { preferringQueens } from '../../../server/engine/promotions.ts';

const cp = (value: number): Score => ({ kind: 'cp', value });
const mate = (value: number): Score => ({ kind: 'mate', value });
const left = (...found: [string, Score][]): (string | undefined)[] =>
  preferringQueens(found.map(([uci, score], at): Line => ({ depth: 4, rank: at + 1, score, moves: [uci] }))).map(
    ({ moves }) => moves[0],
  );

test.each<[string, [string, Score][], string[]]>([
  [
    'a rook that is taken as the queen would be',
    [
      ['b7a8r', cp(-210)],
      ['b7a8q', cp(-210)],
      ['g1f3', cp(-300)],
    ],
    ['b7a8q', 'g1f3'],
  ],
  [
    'a bishop, with nearly the same score',
    [
      ['b7b8b', cp(20)],
      ['b7b8q', cp(5)],
    ],
    ['b7b8q'],
  ],
  [
    'a rook that mates as soon',
    [
      ['g7g8r', mate(2)],
      ['g7g8q', mate(2)],
    ],
    ['g7g8q'],
  ],
  [
    'a rook that only wins, where the queen mates',
    [
      ['g7g8r', cp(900)],
      ['g7g8q', mate(3)],
    ],
    ['g7g8q'],
  ],
])('%s is left out', (_, found, expected) => {
  expect(left(...found)).toEqual(expected);
});

test.each<[string, [string, Score][]]>([
  [
    'where the queen stalemates',
    [
      ['g7g8r', cp(600)],
      ['g7g8q', cp(0)],
    ],
  ],
  [
    'that mates sooner',
    [
      ['g7g8r', mate(2)],
      ['g7g8q', mate(4)],
    ],
  ],
  [
    'that loses later',
    [
      ['g7g8r', cp(-500)],
      ['g7g8q', mate(-2)],
    ],
  ],
  [
    'of which no queen is known',
    [
      ['g7g8r', cp(600)],
      ['f7f8q', cp(600)],
    ],
  ],
  [
    'that is a knight',
    [
      ['g7g8n', cp(10)],
      ['g7g8q', cp(10)],
    ],
  ],
])('one %s stays', (_, found) => {
  expect(left(...found)).toEqual(found.map(([uci]) => uci));
});
