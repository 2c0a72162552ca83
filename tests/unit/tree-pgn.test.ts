import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMarkedRight, markedRight, shapesIn } from '../../server/rules/comment-marks.ts';
import { type GameTree, treeFromPgn } from '../../server/rules/game-tree.ts';
import { meantMove } from '../../server/rules/meant-move.ts';
import { positionOf, START_FEN } from '../../server/rules/position.ts';
import { pgnOf } from '../../server/rules/tree-pgn.ts';

const again = (tree: GameTree): GameTree => treeFromPgn(pgnOf(tree, tree.tags));

const STUDY = `[Event "Estudo: Garfos"]
[White "Ana \\"A\\""]
[FEN "4k3/8/8/3N4/8/8/8/4K2R w K - 3 12"]
[SetUp "1"]
[Orientation "black"]
[ChapterMode "gamebook"]

{ Começo [%csl Gd5,Re8][%cal Gd5c7] } 12. O-O $1 { [%clk 0:10:00] [%eval 5.1] [%right] }
( { Ou } 12. Nc7+ { Garfo } Kd7 ( 12... Kf7 13. O-O+ ) 13. Nd5 )
12... Kd7 $6 13. Rd1 *`;

describe('a tree written as PGN', () => {
  test('is the same tree when it is read again: variations, signs, arrows, clocks, evaluations and tags', () => {
    const tree = treeFromPgn(STUDY);
    expect(tree.nodes).toHaveLength(8);
    expect(tree.nodes[0]?.written.comment).toBe('[%clk 0:10:00] [%eval 5.1] [%right]');
    expect(again(tree)).toEqual(tree);
    expect(pgnOf(tree, tree.tags)).toContain('[Orientation "black"]');
  });

  test('keeps what is said, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (comment, value) => {
        const tree = treeFromPgn('1. e4 (1. d4) e5');
        const said = {
          ...tree,
          nodes: tree.nodes.map(node => ({ ...node, written: { introduction: '', comment } })),
        };
        const read = treeFromPgn(pgnOf(said, { Event: value }));
        expect(again(read)).toEqual(read);
        expect(read.nodes.map(({ move }) => move.san)).toEqual(['e4', 'd4', 'e5']);
      }),
    );
  });

  test('may be a beginner’s position without kings', () => {
    const tree = treeFromPgn('[FEN "8/8/3p4/8/8/8/8/R7 w - - 0 1"]\n[SetUp "1"]\n\n1. Ta6 d5 2. Ta5');
    expect(tree.nodes.map(({ move }) => move.san)).toEqual(['Ra6', 'd5', 'Ra5']);
    expect(again(tree)).toEqual(tree);
  });

  test('of ten thousand moves is read at once', () => {
    const long = treeFromPgn('Nf3 Nf6 Ng1 Ng8 '.repeat(2_500));
    expect(long.nodes).toHaveLength(10_000);
    expect(again(long)).toEqual(long);
  });
});

describe('the marks of a comment', () => {
  test('are coloured squares and arrows', () => {
    expect(shapesIn('Olhe [%csl Gd5, Re8] e [%cal Yd5c7,Xa1a2,Bh9h1]')).toEqual([
      { brush: 'green', from: 'd5', to: 'd5' },
      { brush: 'red', from: 'e8', to: 'e8' },
      { brush: 'yellow', from: 'd5', to: 'c7' },
    ]);
  });

  test('tell a right move, and can be taken off', () => {
    expect(isMarkedRight(markedRight('Boa!', true))).toBe(true);
    expect(markedRight(markedRight('Boa!', true), true)).toBe('Boa! [%right]');
    expect(markedRight('Boa! [%right] [%csl Ga1]', false)).toBe('Boa! [%csl Ga1]');
  });
});

test.each(['e4(', 'e4)', '{e4', 'e4}', '('])('%s is no move, wherever one is typed', text => {
  expect(meantMove(positionOf(START_FEN)!, text)).toBeUndefined();
});
