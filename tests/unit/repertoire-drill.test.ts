import { expect, test } from 'vitest';
import {
  answered,
  begun,
  chosen,
  type Drill,
  expected,
  nextLine,
  shown,
} from '../../src/features/chess/training/repertoire/drill.ts';

const line = (moves: string, state: 'due' | 'later' | 'new') => ({
  moves: moves.split(' '),
  dueDay: state === 'new' ? null : '2026-11-20',
  isDue: state === 'due',
});
const OPEN = line('e2e4 e7e5 g1f3 b8c6 f1c4', 'due');
const PETROV = line('e2e4 e7e5 g1f3 g8f6 f3e5', 'due');
const SICILIAN = line('e2e4 c7c5 g1f3', 'due');
const CARO = line('e2e4 c7c6 d2d4', 'later');
const all = [OPEN, PETROV, SICILIAN, CARO];

const play = (drill: Drill, ...moves: string[]) => moves.reduce((now, uci) => answered(now, uci, 0), drill);

test('what is due is asked first, then ten new lines, and else everything', () => {
  expect(chosen(all)).toEqual([OPEN, PETROV, SICILIAN]);
  const fresh = Array.from({ length: 12 }, () => line('d2d4', 'new'));
  expect(chosen([CARO, ...fresh])).toEqual(fresh.slice(0, 10));
  expect(chosen([CARO])).toEqual([CARO]);
});

test('a reply comes the more often the more lines behind it are due', () => {
  const replies = Array.from({ length: 300 }, (_, i) => {
    const drill = begun('white', all, 0);
    return answered(drill, 'e2e4', i / 300).path[1];
  });
  expect(replies.filter(uci => uci === 'e7e5')).toHaveLength(200);
  expect(replies.filter(uci => uci === 'c7c5')).toHaveLength(100);
  expect(replies).not.toContain('c7c6');
});

test('a line without a miss counts as known at once, and is not asked again', () => {
  const ended = play(begun('white', all, 0), 'e2e4', 'g1f3', 'f1c4');
  expect(ended).toMatchObject({ ended: OPEN.moves, misses: 0, done: 1, atOnce: 1, open: [PETROV, SICILIAN] });
  const next = nextLine(ended, 0);
  expect(next).toMatchObject({ path: [], ended: null });
  expect(play(next, 'e2e4', 'g1f3').path.at(-1)).toBe('g8f6');
});

test('a wrong move stays off the board, and a shown one is a miss as well', () => {
  const wrong = play(begun('white', all, 0), 'd2d4');
  expect(wrong).toMatchObject({ path: [], wrong: 'd2d4', misses: 1 });
  expect(expected(wrong)).toEqual(['e2e4']);
  const seen = shown(play(wrong, 'e2e4'));
  expect(seen).toMatchObject({ misses: 2, isShown: true });
  expect(play(seen, 'g1f3', 'f1c4')).toMatchObject({ ended: OPEN.moves, misses: 2, done: 1, atOnce: 0 });
});

test('with Black the other side begins', () => {
  const black = [line('e2e4 e7e5', 'due'), line('d2d4 d7d5', 'due')];
  expect(begun('black', black, 0.6).path).toEqual(['d2d4']);
  expect(play(begun('black', black, 0.6), 'd7d5').ended).toEqual(['d2d4', 'd7d5']);
});
