import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canMate } from '../../server/rules/moves.ts';
import { type GameTree, lineThrough, treeFromPgn } from '../../server/rules/game-tree.ts';
import { toUci } from '../../server/rules/played-move.ts';
import { type Game, legalMoves, newGame, START_FEN } from '../../src/board/game.ts';
import { materialBalance, capturedBy } from '../../src/board/material.ts';
import { describeSquare, lineText, numbered, sayMove } from '../../src/board/notation.ts';
import { inPortuguese } from '../../src/lib/portuguese-moves.ts';
import { readMove } from '../../src/board/typed-move.ts';
import { anyGame, gameOf } from '../support/chess.ts';

const RUNS = { numRuns: 30 };
const last = (game: Game) => game.moves.at(-1)!;

describe('in Portuguese', () => {
  test.each([
    ['Nf3', 'Cf3'],
    ['Kxe2', 'Rxe2'],
    ['Qh4#', 'Dh4#'],
    ['Rad1', 'Tad1'],
    ['Bb5+', 'Bb5+'],
    ['exd8=Q+', 'exd8=D+'],
    ['O-O-O', 'O-O-O'],
    ['b4', 'b4'],
  ])('%s is written %s', (san, portuguese) => {
    expect(inPortuguese(san)).toBe(portuguese);
  });

  test.each([
    [gameOf('Cf3'), 'Brancas jogam cavalo f3'],
    [gameOf('e4 d5 exd5'), 'Brancas jogam peão captura peão em d5'],
    [gameOf('e4 a6 e5 d5 exd6'), 'Brancas jogam peão captura peão em d6 en passant'],
    [gameOf('f3 e5 g4 Dh4'), 'Pretas jogam dama h4, xeque-mate'],
    [gameOf('e4 f5 Dh5'), 'Brancas jogam dama h5, xeque'],
    [gameOf('O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), 'Brancas jogam roque pequeno'],
    [gameOf('O-O-O', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1'), 'Pretas jogam roque grande'],
    [gameOf('a8', '8/P6k/8/8/8/8/8/K7 w - - 0 1'), 'Brancas jogam peão a8 e promove a dama'],
  ])('%#: %s is said', (game, words) => {
    expect(sayMove(last(game))).toBe(words);
  });

  test('squares say what stands on them', () => {
    expect(describeSquare('d8', { type: 'q', color: 'b' })).toBe('d8, dama preta');
    expect(describeSquare('e1', { type: 'k', color: 'w' })).toBe('e1, rei branco');
    expect(describeSquare('e4', undefined)).toBe('e4, vazia');
  });

  test('moves carry their number', () => {
    const { moves } = gameOf('e4 e5 Cf3 Cc6');
    expect([0, 1, 2, 3, 4, 5].map(ply => numbered(moves, ply))).toEqual([
      '',
      '1. e4',
      '1... e5',
      '2. Cf3',
      '2... Cc6',
      '',
    ]);
  });

  test('a piece that walks alone begins with its first move', () => {
    const walk = (line: GameTree) => lineText(lineThrough(line, null).map(({ move }) => move));
    expect(walk(treeFromPgn('[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"]\n\n1. Ra6 2. Rf6 3. Rf2 *'))).toBe(
      '1. Ta6 2. Tf6 3. Tf2',
    );
    expect(walk(treeFromPgn('[FEN "r7/8/8/8/8/8/8/8 b - - 0 1"]\n\n1... Ra3 2... Rf3 *'))).toBe('1... Ta3 2... Tf3');
  });
});

describe('a typed move', () => {
  const read = (game: Game, text: string): string => {
    const answer = readMove(legalMoves(game), text);
    return answer.kind === 'move' ? toUci(answer.move) : answer.kind;
  };

  test.each(['Cf3', 'Nf3', 'g1f3', 'cf3', 'nf3', 'Cg1f3', 'G1F3', ' 1. Cf3 ', 'Cg1-f3', 'Cf3!?'])(
    '%s is the knight to f3',
    text => {
      expect(read(newGame(), text)).toBe('g1f3');
    },
  );

  test.each(['', 'x', 'Cf4', 'e5', 'rainha', 'e2e5', '😀'])('%j is no move of the first position', text => {
    expect(read(newGame(), text)).toBe('illegal');
  });

  test.each(['O-O', '0-0', 'o-o', 'OO', 'e1g1', 'Rg1'])('%s castles', text => {
    expect(read(newGame('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), text)).toBe('e1g1');
  });

  test.each([
    ['a8', 'a7a8q'],
    ['a8=D', 'a7a8q'],
    ['a8=Q', 'a7a8q'],
    ['a8C', 'a7a8n'],
    ['a7a8t', 'a7a8r'],
    ['a7a8r', 'a7a8r'],
  ])('%s promotes', (text, uci) => {
    expect(read(newGame('8/P6k/8/8/8/8/8/K7 w - - 0 1'), text)).toBe(uci);
  });

  test('two knights that can go there must be told apart', () => {
    const game = newGame('7k/8/8/8/8/8/8/KN3N2 w - - 0 1');
    expect(readMove(legalMoves(game), 'Cd2')).toMatchObject({
      kind: 'ambiguous',
      moves: [{ from: 'b1' }, { from: 'f1' }],
    });
    expect(read(game, 'Cbd2')).toBe('b1d2');
  });

  test('R is the king where the king can go, else the English rook', () => {
    const game = newGame('7k/8/8/8/8/8/8/R2K4 w - - 0 1');
    expect(read(game, 'Rc1')).toBe('d1c1');
    expect(read(game, 'Ra5')).toBe('a1a5');
    expect(read(game, 'Tc1')).toBe('a1c1');
  });

  test('a small b is the pawn where a pawn can take, else the bishop', () => {
    expect(read(newGame('7k/8/8/8/2p5/1P6/8/K4B2 w - - 0 1'), 'bc4')).toBe('b3c4');
    expect(read(newGame('7k/8/8/8/2p5/8/8/K4B2 w - - 0 1'), 'bc4')).toBe('f1c4');
  });

  test('every legal move is read from the score sheet and from UCI', () => {
    fc.assert(
      fc.property(anyGame(), game => {
        for (const move of legalMoves(game))
          expect([read(game, inPortuguese(move.san)), read(game, toUci(move))]).toEqual([toUci(move), toUci(move)]);
      }),
      RUNS,
    );
  });

  test('whatever is typed, nothing breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(['move', 'illegal', 'ambiguous']).toContain(readMove(legalMoves(newGame()), text).kind);
      }),
    );
  });
});

describe('material', () => {
  test('what was taken stands in order, the queen first', () => {
    const game = gameOf('e4 d5 exd5 Dxd5 Cc3 Dxg2 Bxg2');
    expect(capturedBy(game, 'w')).toEqual(['q', 'p']);
    expect(capturedBy(game, 'b')).toEqual(['p', 'p']);
    expect(capturedBy(game, 'w', 3)).toEqual(['p']);
    expect(materialBalance(game.moves.at(-1)!.fen)).toBe(8);
    expect(materialBalance(START_FEN)).toBe(0);
  });

  test('as long as no pawn has become a piece, what is gone from the board has been taken', () => {
    fc.assert(
      fc.property(anyGame(), game => {
        fc.pre(game.moves.every(({ promotion }) => !promotion));
        const worth = (types: string[]) =>
          types.reduce((sum, type) => sum + ({ p: 1, n: 3, b: 3, r: 5, q: 9 }[type] ?? 0), 0);
        expect(materialBalance(game.moves.at(-1)?.fen ?? START_FEN)).toBe(
          worth(capturedBy(game, 'w')) - worth(capturedBy(game, 'b')),
        );
      }),
      RUNS,
    );
  });

  test.each([
    ['a bare king', '7k/8/8/8/8/8/8/KQ6 w - - 0 1', false],
    ['a pawn', '7k/6p1/8/8/8/8/8/KQ6 w - - 0 1', true],
    ['a knight against a queen', '6nk/8/8/8/8/8/8/KQ6 w - - 0 1', false],
    ['a knight against a rook', '6nk/8/8/8/8/8/8/KR6 w - - 0 1', true],
    ['two knights', '5nnk/8/8/8/8/8/8/K7 w - - 0 1', true],
    ['a bishop against a queen', '6bk/8/8/8/8/8/8/KQ6 w - - 0 1', false],
    ['a bishop against a pawn', '6bk/8/8/8/8/8/P7/K7 w - - 0 1', true],
    ['bishops of both colours', '5bbk/8/8/8/8/8/8/K7 w - - 0 1', true],
    ['bishop and knight', '5bnk/8/8/8/8/8/8/K7 w - - 0 1', true],
    ['a bishop against one of its colour', '6bk/8/8/8/8/8/8/KB6 w - - 0 1', false],
    ['a bishop against one of the other colour', '5b1k/8/8/8/8/8/8/KB6 w - - 0 1', true],
  ])('%s on its side: Black could mate is %s', (_, fen, could) => {
    expect(canMate(fen, 'b')).toBe(could);
  });
});
