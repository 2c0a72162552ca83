import { expect, test } from 'vitest';
import { treeFromPgn } from '../../server/rules/game-tree.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { linesOf } from '../../server/rules/repertoire-lines.ts';
import {
  answered,
  begun,
  chosen,
  type Drill,
  expected,
  nextLine,
  rightMoves,
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
const white = {
  tree: treeFromPgn('1. e4 e5 (1... c5 2. Nf3) (1... c6 2. d4) 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bc4'),
  side: 'white' as const,
  lines: all,
};

const play = (drill: Drill, ...moves: string[]) => moves.reduce((now, uci) => answered(now, uci, 0), drill);

test('what is due is asked first, then ten new lines, and else everything', () => {
  expect(chosen(all)).toEqual([OPEN, PETROV, SICILIAN]);
  const fresh = Array.from({ length: 12 }, () => line('d2d4', 'new'));
  expect(chosen([CARO, ...fresh])).toEqual(fresh.slice(0, 10));
  expect(chosen([CARO])).toEqual([CARO]);
});

test('a reply comes the more often the more lines behind it are due', () => {
  const replies = Array.from({ length: 300 }, (_, i) => {
    const drill = begun(white, 0);
    return answered(drill, 'e2e4', i / 300).path[1];
  });
  expect(replies.filter(uci => uci === 'e7e5')).toHaveLength(200);
  expect(replies.filter(uci => uci === 'c7c5')).toHaveLength(100);
  expect(replies).not.toContain('c7c6');
});

test('a line without a miss counts as known at once, and is not asked again', () => {
  const ended = play(begun(white, 0), 'e2e4', 'g1f3', 'f1c4');
  expect(ended).toMatchObject({ ended: OPEN.moves, misses: 0, done: 1, atOnce: 1, open: [PETROV, SICILIAN] });
  const next = nextLine(ended, 0);
  expect(next).toMatchObject({ path: [], ended: null });
  expect(play(next, 'e2e4', 'g1f3').path.at(-1)).toBe('g8f6');
});

test('a wrong move stays off the board, and a shown one is a miss as well', () => {
  const wrong = play(begun(white, 0), 'd2d4');
  expect(wrong).toMatchObject({ path: [], wrong: 'd2d4', misses: 1 });
  expect(expected(wrong)).toEqual(['e2e4']);
  const seen = shown(play(wrong, 'e2e4'));
  expect(seen).toMatchObject({ misses: 2, isShown: true });
  expect(play(seen, 'g1f3', 'f1c4')).toMatchObject({ ended: OPEN.moves, misses: 2, done: 1, atOnce: 0 });
});

const trained = (pgn: string, side: 'white' | 'black', state: 'due' | 'new' = 'due') => {
  const tree = treeFromPgn(pgn);
  return { tree, side, lines: linesOf(tree, side).map(moves => line(moves.join(' '), state)) };
};

test('with Black the other side begins', () => {
  const black = trained('1. e4 (1. d4 d5) 1... e5', 'black');
  expect(begun(black, 0.6).path).toEqual(['d2d4']);
  expect(play(begun(black, 0.6), 'd7d5').ended).toEqual(['d2d4', 'd7d5']);
});

test('from a position with Black to move it is Black who begins, on either side of the repertoire', () => {
  const pgn = '[FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"]\n\n1... e5 2. Nf3 Nc6';
  const black = begun(trained(pgn, 'black'), 0);
  expect(black.path).toEqual([]);
  expect(play(black, 'e7e5', 'b8c6')).toMatchObject({ ended: ['e7e5', 'g1f3', 'b8c6'], misses: 0, open: [] });
  const other = begun(trained(pgn, 'white'), 0);
  expect(other.path).toEqual(['e7e5']);
  expect(play(other, 'g1f3')).toMatchObject({ ended: ['e7e5', 'g1f3'], open: [] });
});

test('a tree that has a move twice comes to its end', () => {
  const twice = play(begun(trained('1. e4 (1. e4 e5 2. Nf3)', 'white', 'new'), 0), 'e2e4', 'g1f3');
  expect(twice).toMatchObject({ ended: ['e2e4', 'e7e5', 'g1f3'], open: [] });
});

test('of two own moves that of the line still to be asked comes first', () => {
  const two = trained('1. d4 (1. e4 e5 2. Nf3) 1... d5 2. c4', 'white');
  const next = nextLine(play(begun(two, 0), 'd2d4', 'c2c4'), 0);
  expect(rightMoves(next, movesIn(two.tree.start)).map(({ san }) => san)).toEqual(['e4', 'd4']);
});
