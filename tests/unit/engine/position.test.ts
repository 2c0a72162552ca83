import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passTurn, readFen, readGame } from '../../../server/engine/position.ts';

const START = new Chess().fen();
const SHUFFLE = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const after = (moves: string[]): string => {
  const chess = new Chess();
  for (const move of moves) chess.move(move);
  return chess.fen();
};

describe('a FEN is refused', () => {
  test.each([
    ['with a newline and a command behind it', `${START}\nquit`],
    ['with a newline between its fields', START.replace(' w ', '\nw ')],
    ['with a carriage return', `${START}\r`],
    ['that is empty', ''],
    ['without a king', '8/8/8/8/8/8/4P3/4K3 w - - 0 1'],
    ['with two white kings', '4k3/8/8/8/8/8/4K3/4K3 w - - 0 1'],
    ['where the king of the side that has moved can be taken', '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1'],
    ['with kings side by side', '8/8/8/3kK3/8/8/8/8 w - - 0 1'],
    ['with a pawn on the last rank', '3Pk3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['with nine pawns', '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1'],
    ['with eight pawns and two queens', '4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1'],
    ['with seventeen white pieces', '4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ - 0 1'],
    ['with nine files', 'rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['with seven ranks', 'rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['with a number that is none', START.replace(' 0 1', ' 0 1x')],
    ['with a halfmove clock of a million', START.replace(' 0 1', ' 1000000 1')],
    ['with a piece that does not exist', START.replace('Q', 'X')],
    ['that names a third side', START.replace(' w ', ' x ')],
  ])('%s', (_, fen) => {
    expect(() => readFen(fen)).toThrow('Posição inválida');
  });

  test('whatever it is, or it is read: no text does anything else', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'pnbrqkPNBRQK12345678/ w-KQkq\n') }),
      fc.constant(START).chain(fen => fc.nat(fen.length).map(at => `${fen.slice(0, at)}\n${fen.slice(at)}`)),
    );
    fc.assert(
      fc.property(noise, text => {
        try {
          expect(readGame(text).position.fen).not.toMatch(/[\r\n]/);
        } catch (error) {
          expect(error).toMatchObject({ refusal: 'invalidPosition' });
        }
      }),
    );
  });
});

test('the last fields may be missing', () => {
  expect(readFen('4k3/8/8/8/8/8/8/4K2R w K').fen()).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
});

test('rights that the board denies are dropped: castling without a rook, en passant without a pawn', () => {
  expect(readFen('4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1').fen()).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  expect(readFen('4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1').fen()).toBe('4k3/8/8/3P4/8/8/8/4K3 w - - 0 1');
  expect(readFen('4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1').fen()).toBe('4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1');
});

describe('the moves before', () => {
  test('make a third repetition the end of the game, in SAN as in UCI', () => {
    const twice = [...SHUFFLE, ...SHUFFLE];
    expect(readGame(after(twice), twice).chess.isGameOver()).toBe(true);
    const uci = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    expect(readGame(after(twice), [...uci, ...uci]).chess.isThreefoldRepetition()).toBe(true);
    expect(readGame(after(twice)).chess.isGameOver()).toBe(false);
  });

  test.each([
    ['Cf3 Cf6 Cg1 Cg8', SHUFFLE],
    ['e3 e6 Re2 Re7 Re1 Re8', 'e3 e6 Ke2 Ke7 Ke1 Ke8'.split(' ')],
    ['e3 e6 Re2 Td8 Re1', undefined],
  ])('may be in Portuguese letters: %s', (text, moves) => {
    const history = text.split(' ');
    const { position } = readGame(after(moves ?? SHUFFLE), history);
    expect(position.moves).toHaveLength(moves ? 4 : 0);
  });

  test('reach the engine as far back as the last move that cannot be undone', () => {
    const moves = ['e4', 'e5', ...SHUFFLE];
    const { position } = readGame(after(moves), moves);
    expect(position.moves).toEqual(['g1f3', 'g8f6', 'f3g1', 'f6g8']);
    expect(position.fen).toBe(after(['e4', 'e5']).replace(/\d+$/, '1'));
  });

  test('are found again in a long game, castling, captures and promotion included', () => {
    const moves = [
      'e4',
      'e5',
      'Nf3',
      'Nc6',
      'Bb5',
      'a6',
      'Bxc6',
      'dxc6',
      'O-O',
      'b5',
      'a4',
      'b4',
      'a5',
      'b3',
      'cxb3',
      'g5',
      'h3',
      'g4',
      'd3',
      'gxf3',
      'd4',
      'fxg2',
      'dxe5',
      'gxf1=Q+',
      'Kxf1',
      ...'Nf6 Kg1 Ng8 Kf1'.split(' '),
    ];
    const { chess, position } = readGame(after(moves), moves);
    expect(chess.fen()).toBe(after(moves));
    expect(position).toEqual({
      fen: after(moves.slice(0, -4)).replace(/\d+$/, '1'),
      moves: ['g8f6', 'f1g1', 'f6g8', 'g1f1'],
    });
  });

  test.each([[['--', '--', '--', '--']], [['Nf3', '--', 'Ng1', '--']], [['Nf3', '=--', 'Ng1', '--+']]])(
    'are no moves where a turn is passed: %j',
    moves => {
      const { position } = readGame(START.replace(' 0 1', ' 4 3'), moves);
      expect(position).toEqual({ fen: START.replace(' 0 1', ' 4 1'), moves: [] });
    },
  );

  test.each([[['Nf3', 'Nf6', 'Ng1', 'Nh5']], [['Qh8', 'e5']], [['e4']], [['\nquit', '', 'e2e9', '--']]])(
    'are left aside when they do not lead there: %j',
    moves => {
      const fen = after(SHUFFLE);
      const { chess, position } = readGame(fen, moves);
      expect(chess.fen()).toBe(fen);
      expect(position.moves).toEqual([]);
    },
  );
});

test('a turn can be passed, but not in check', () => {
  expect(passTurn(readFen(START))?.chess.turn()).toBe('b');
  expect(passTurn(readFen('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'))).toBeUndefined();
});
