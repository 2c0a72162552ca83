import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { hintAfter, judge, lineOf } from '../../server/features/puzzles/judge.ts';

/** Three moves to find: Re7, Nc1 and Qxc1. */
const LONG = {
  fen: 'r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2b1/PqP3PP/7K w - - 0 25',
  moves: ['e6e7', 'b2b1', 'b3c1', 'b1c1', 'h6c1'],
  themes: ['vantagem'],
};
/** Two rooks, either of which mates on the last rank. */
const TWO_MATES = { fen: '6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1', moves: ['e1e8'], themes: ['vantagem'] };
/** A mate in two by one rook, though the other mates at once. */
const SLOW_MATE = { fen: '6k1/5ppp/8/8/8/8/8/K2RR3 w - - 0 1', moves: ['a1b1', 'h7h6', 'e1e8'], themes: ['mateEm2'] };
/** The same line, but nothing says that it is about mate. */
const NO_MATE = { ...SLOW_MATE, themes: ['vantagem'] };
const PROMOTION = { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1', moves: ['a7a8q'], themes: ['promocao'] };

describe('a right move', () => {
  test('is answered while there is more to find', () => {
    expect(judge(LONG, ['e6e7'])).toMatchObject({
      status: 'continue',
      line: ['Rxe7', 'Qb1+'],
      reply: { from: 'b2', to: 'b1', san: 'Qb1+' },
    });
    expect(judge(LONG, ['e6e7', 'b3c1'])).toMatchObject({
      status: 'continue',
      line: ['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+'],
      reply: { san: 'Qxc1+' },
    });
  });

  test('solves when it is the last', () => {
    expect(judge(LONG, ['e6e7', 'b3c1', 'h6c1'])).toEqual({
      status: 'solved',
      line: ['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+', 'Qxc1'],
      reply: null,
    });
  });

  test('may be written in SAN or UCI', () => {
    expect(judge(LONG, ['Rxe7', 'b3c1', 'Qxc1']).status).toBe('solved');
    expect(judge(PROMOTION, ['a8=Q']).status).toBe('solved');
  });

  test('may be written in Portuguese letters', () => {
    expect(judge(LONG, ['Txe7', 'Cc1', 'Dxc1']).status).toBe('solved');
    expect(judge(PROMOTION, ['a8=D']).status).toBe('solved');
    expect(judge(PROMOTION, ['a8=C']).status).toBe('wrong');
    expect(hintAfter(LONG, ['Txe7'])).toBe('b3');
  });

  test('is any mate where the solution mates', () => {
    expect(judge(TWO_MATES, ['d1d8'])).toEqual({ status: 'solved', line: ['Rd8#'], reply: null });
  });

  test('is a mate at once where the puzzle is about mate', () => {
    expect(judge(SLOW_MATE, ['e1e8'])).toEqual({ status: 'solved', line: ['Re8#'], reply: null });
    expect(judge(NO_MATE, ['e1e8'])).toMatchObject({ status: 'wrong' });
  });
});

describe('a wrong move', () => {
  test('ends the line before it', () => {
    expect(judge(LONG, ['h6f6'])).toEqual({ status: 'wrong', line: [], reply: null });
    expect(judge(LONG, ['e6e7', 'e7e1', 'h6c1'])).toEqual({ status: 'wrong', line: ['Rxe7', 'Qb1+'], reply: null });
  });

  test('is another promotion than the solution has', () => expect(judge(PROMOTION, ['a7a8n']).status).toBe('wrong'));
});

describe('what is no answer', () => {
  test.each(['', 'x', '--', '--!', 'e2e4', 'a7a8x', 'O-O', 'e9e7', 'e6e7q!', '0000', 'e6 e7', '\u0000', 'Ze4', '♕xc1'])(
    '%j is no legal move',
    move => {
      expect(() => judge(LONG, [move])).toThrow(
        expect.objectContaining({ refusal: 'illegalMove', message: 'Lance ilegal' }),
      );
    },
  );

  test('a promotion that names no piece is no legal move', () =>
    expect(() => judge(PROMOTION, ['a7a8'])).toThrow('Lance ilegal'));

  test('more moves than the solution has are refused', () => {
    expect(() => judge(TWO_MATES, ['e1e8', 'e8e7'])).toThrow(expect.objectContaining({ refusal: 'tooManyMoves' }));
    expect(() => judge(SLOW_MATE, ['e1e8', 'e8e7'])).toThrow('Lances demais');
  });
});

test('nonsense is judged or refused, and never breaks anything', () => {
  const nonsense = fc.string({ unit: fc.constantFrom(...'KQRBNabcdefgh0123456789xO-=+#!? \u0000♕'), maxLength: 10 });
  const moves = fc.array(fc.oneof(nonsense, fc.constantFrom('e6e7', 'b3c1', 'h6c1', 'Rxe7')), { maxLength: 4 });
  const refusals = new Set<unknown>();
  for (const given of fc.sample(moves, { numRuns: 2_000, seed: 8 })) {
    try {
      judge(LONG, given);
    } catch (error) {
      refusals.add(error instanceof AppError ? error.refusal : error);
    }
  }
  expect(refusals).toEqual(new Set(['illegalMove', 'tooManyMoves']));
});

describe('a hint', () => {
  test('is the square of the piece to move next', () => {
    expect([hintAfter(LONG, []), hintAfter(LONG, ['e6e7']), hintAfter(LONG, ['e6e7', 'Nc1'])]).toEqual([
      'e6',
      'b3',
      'h6',
    ]);
  });

  test('leaves wrong moves and those behind them aside', () => {
    expect(hintAfter(LONG, ['h6f6'])).toBe('e6');
    expect(hintAfter(LONG, ['e6e7', 'e7e1', 'h6c1'])).toBe('b3');
  });

  test('tells the last move when all are given', () => expect(hintAfter(LONG, ['e6e7', 'b3c1', 'h6c1'])).toBe('h6'));
});

test('a line reads in SAN', () => expect(lineOf(LONG)).toEqual(['Rxe7', 'Qb1+', 'Nc1', 'Qxc1+', 'Qxc1']));
