import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapesIn, toggled, withShapes, withWords } from '../../server/rules/comment-marks.ts';
import { type GameTree, treeFromPgn } from '../../server/rules/game-tree.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { START_FEN } from '../../server/rules/position.ts';
import { pgnOf } from '../../server/rules/tree-pgn.ts';
import * as edit from '../../src/shared/tree/tree-edit.ts';
import { rowOf, sheetOf } from '../../src/shared/tree/tree-rows.ts';

const written = (tree: GameTree): string => pgnOf(tree, {});
const movesOf = (tree: GameTree): string => written(tree).trim().replace(/\s+/g, ' ');
const idOf = (tree: GameTree, san: string): number => tree.nodes.find(({ move }) => move.san === san)!.id;

/** A step of a professor's, as numbers that mean something in whatever tree they meet. */
const step = fc.record({
  kind: fc.constantFrom('play', 'play', 'play', 'play', 'remove', 'promote', 'sign', 'comment', 'draw', 'right'),
  at: fc.nat(),
  choice: fc.nat(),
  text: fc.string({ unit: fc.constantFrom('a', 'ç', ' ', '[', '%', ']', '}', '{', '"', '\n'), maxLength: 12 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const reached = (tree: GameTree): number[] => {
  const open = [...tree.first];
  for (const id of open) open.push(...tree.nodes[id]!.children);
  return open;
};

const taken = (tree: GameTree, { kind, at, choice, text }: Step): GameTree => {
  const ids = reached(tree);
  const id = ids[at % Math.max(1, ids.length)];
  if (kind === 'play' || id === undefined) {
    const parent = at % 3 === 0 || id === undefined ? null : id;
    const moves = movesIn(edit.fenAt(tree, parent));
    const move = moves[choice % Math.max(1, moves.length)];
    return move ? edit.withMove(tree, parent, move).tree : tree;
  }
  if (kind === 'remove') return edit.withoutBranch(tree, id);
  if (kind === 'promote') return edit.promoted(tree, id);
  if (kind === 'sign') return edit.withSign(tree, id, (choice % 6) + 1);
  if (kind === 'comment') return edit.withComment(tree, choice % 4 === 0 ? null : id, text);
  if (kind === 'right') return edit.withRight(tree, id, choice % 2 === 0);
  const shapes = toggled(shapesIn(edit.writtenAt(tree, id)), {
    brush: 'red',
    from: 'e4',
    to: choice % 2 ? 'e4' : 'e5',
  });
  return edit.withDrawings(tree, id, shapes);
};

describe('a tree that is edited', () => {
  test('comes out of a PGN as it went in, after whatever was done to it, and older trees stay as they were', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        let tree = edit.bareTree(START_FEN);
        const before: { tree: GameTree; text: string }[] = [];
        for (const one of steps) {
          before.push({ tree, text: written(tree) });
          tree = taken(tree, one);
        }
        expect(written(treeFromPgn(written(tree)))).toBe(written(tree));
        for (const old of before) expect(written(old.tree)).toBe(old.text);
        const size = edit.sizeOf(tree);
        expect(size).toBe(reached(tree).length);
        const onSheet = sheetOf(tree).flatMap(({ white, black }) => [white, black].filter(node => node !== null));
        expect(new Set(onSheet.map(({ id }) => id))).toEqual(new Set(reached(tree)));
        expect(onSheet).toHaveLength(size);
      }),
      { numRuns: 60 },
    );
  });

  test('a move that is there already is gone to, another becomes a variation', () => {
    const tree = treeFromPgn('1. e4 e5 *');
    const [e4, d4] = ['e4', 'd4'].map(san => movesIn(tree.start).find(move => move.san === san)!);
    expect(edit.withMove(tree, null, e4!)).toEqual({ tree, id: 0 });
    expect(movesOf(edit.withMove(tree, null, d4!).tree)).toBe('1. e4 ( 1. d4 ) 1... e5 *');
  });

  test('a promoted variation goes on, with what was said before it; the others follow', () => {
    const tree = treeFromPgn('1. e4 ( { Ou então } 1. d4 { Dama! [%cal Gd2d4] } d5 ( 1... f5 ) ) 1... e5 *');
    const main = edit.promoted(tree, idOf(tree, 'd5'));
    expect(movesOf(main)).toBe('1. d4 { Ou então Dama! [%cal Gd2d4] } ( 1. e4 e5 ) 1... d5 ( 1... f5 ) *');
    expect(edit.isVariation(main, idOf(tree, 'd5'))).toBe(false);
    expect(edit.promoted(main, idOf(tree, 'd5'))).toBe(main);
    expect(movesOf(edit.promoted(main, idOf(tree, 'f5')))).toContain('( 1. e4 e5 ) 1... f5 ( 1... d5 ) *');
  });

  test('a removed branch takes its variations with it, and the next one is the main one', () => {
    const tree = treeFromPgn('1. e4 e5 2. Nf3 ( 2. f4 exf4 ) 2... Nc6 *');
    expect(movesOf(edit.withoutBranch(tree, idOf(tree, 'Nf3')))).toBe('1. e4 e5 2. f4 exf4 *');
    expect(movesOf(edit.withoutBranch(tree, idOf(tree, 'e4')))).toContain('[FEN ');
  });

  test('a comment changes, and clocks, arrows and the mark of a right move stay', () => {
    expect(withWords('Antigo [%clk 0:10:00] [%right]', ' Novo\n texto ')).toBe('Novo texto [%clk 0:10:00] [%right]');
    expect(withWords('[%csl Ge4]', 'nada de [%right]')).toBe('nada de [ %right] [%csl Ge4]');
    const drawn = withShapes('Olhe [%csl Ge4] [%right]', [
      { brush: 'red', from: 'd5', to: 'd5' },
      { brush: 'blue', from: 'a1', to: 'a8' },
    ]);
    expect(drawn).toBe('Olhe [%right] [%csl Rd5] [%cal Ba1a8]');
    expect(toggled(shapesIn(drawn), { brush: 'red', from: 'd5', to: 'd5' })).toHaveLength(1);
    expect(toggled(shapesIn(drawn), { brush: 'green', from: 'd5', to: 'd5' })).toHaveLength(2);
  });
});

describe('the sheet of a tree', () => {
  test('has White and Black in a row, variations further in, and what follows them in a row of its own', () => {
    const tree = treeFromPgn('1. e4 e5 ( 1... c5 2. Nf3 ( 2. c3 ) 2... d6 ) 2. Nf3 Nc6 *');
    const shown = sheetOf(tree).map(
      ({ depth, white, black }) => `${depth} ${white?.move.san ?? '-'} ${black?.move.san ?? '-'}`,
    );
    expect(shown).toEqual(['0 e4 e5', '1 - c5', '1 Nf3 -', '2 c3 -', '1 - d6', '0 Nf3 Nc6']);
    expect(rowOf(sheetOf(tree), idOf(tree, 'd6'))).toBe(4);
    expect(rowOf(sheetOf(tree), null)).toBe(-1);
  });
});

describe('the moves of a position', () => {
  test('are those of the rules, castling and promotions included', () => {
    expect(movesIn(START_FEN)).toHaveLength(20);
    const castling = movesIn('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1').filter(({ san }) => san.startsWith('O'));
    expect(castling.map(({ from, to, san }) => [from, to, san])).toEqual(
      expect.arrayContaining([
        ['e1', 'g1', 'O-O'],
        ['e1', 'c1', 'O-O-O'],
      ]),
    );
    const promotions = movesIn('8/P7/8/8/8/8/8/k1K5 w - - 0 1').filter(({ promotion }) => promotion);
    expect(promotions.map(({ promotion }) => promotion)).toEqual(['q', 'r', 'b', 'n']);
  });

  test('a rook alone on the board has its fourteen', () => {
    expect(movesIn('8/8/8/8/8/8/8/R7 w - - 0 1')).toHaveLength(14);
    expect(movesIn('no position')).toEqual([]);
  });
});
