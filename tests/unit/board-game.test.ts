import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUci } from '../../server/rules/played-move.ts';
import {
  playMove,
  checkedKing,
  fenAt,
  isLegal,
  legalMoves,
  newGame,
  queening,
  replay,
  START_FEN,
  statusOf,
  turnOf,
} from '../../src/board/game.ts';
import { toPgn } from '../../src/board/pgn.ts';
import { rowsFor, stepFrom } from '../../src/board/squares.ts';
import { anyGame, gameOf } from '../support/chess.ts';

const RUNS = { numRuns: 40 };

describe('moves', () => {
  test('a move leads to a new game and leaves the old one as it was', () => {
    const before = newGame();
    const after = playMove(before, { from: 'e2', to: 'e4' });
    expect(before.moves).toEqual([]);
    expect(after.moves[0]).toMatchObject({ color: 'w', piece: 'p', san: 'e4', from: 'e2', to: 'e4', enPassant: false });
    expect(turnOf(after)).toBe('b');
    expect(fenAt(after, 0)).toBe(START_FEN);
  });

  test('an illegal move is refused', () => {
    expect(isLegal(newGame(), { from: 'e2', to: 'e5' })).toBe(false);
    expect(isLegal(newGame(), { from: 'e7', to: 'e5' })).toBe(false);
    expect(() => playMove(newGame(), { from: 'e2', to: 'e5' })).toThrow(RangeError);
  });

  test('without a choice of piece a pawn that arrives can only become a queen', () => {
    const game = newGame('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    expect(legalMoves(game).filter(({ to }) => to === 'a8')).toHaveLength(4);
    expect(queening(legalMoves(game)).filter(({ to }) => to === 'a8')).toMatchObject([{ promotion: 'q' }]);
  });

  test('a pawn that arrives becomes a queen, or what was asked for', () => {
    const game = newGame('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    expect(playMove(game, { from: 'a7', to: 'a8' }).moves[0]?.san).toBe('a8=Q');
    expect(playMove(game, { from: 'a7', to: 'a8', promotion: 'n' }).moves[0]?.san).toBe('a8=N');
  });

  test('a pawn is taken in passing', () => {
    const game = gameOf('e4 a6 e5 d5 exd6');
    expect(game.moves.at(-1)).toMatchObject({ captured: 'p', enPassant: true, to: 'd6' });
  });

  test('a position that is none is refused', () => {
    expect(() => newGame('nada')).toThrow();
  });
});

describe('the end', () => {
  const repeating = 'Cf3 Cf6 Cg1 Cg8 Cf3 Cf6 Cg1 Cg8';
  test.each([
    ['mate', gameOf('f3 e5 g4 Dh4'), { kind: 'checkmate', winner: 'b' }],
    ['check is no end', gameOf('e4 f5 Dh5'), { kind: 'ongoing', check: true }],
    ['stalemate', newGame('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), { kind: 'draw', reason: 'stalemate' }],
    ['two bare kings', newGame('7k/8/6K1/8/8/8/8/8 b - - 0 1'), { kind: 'draw', reason: 'insufficientMaterial' }],
    ['king and knight', newGame('7k/8/6K1/8/8/8/8/N7 b - - 0 1'), { kind: 'draw', reason: 'insufficientMaterial' }],
    ['the third time', gameOf(repeating), { kind: 'draw', reason: 'threefold' }],
    ['not yet the third time', gameOf(repeating.slice(0, -4)), { kind: 'ongoing', check: false }],
    [
      'the hundredth quiet half-move',
      gameOf('Ta2', '7k/8/8/8/8/8/8/R3K3 w - - 99 80'),
      { kind: 'draw', reason: 'fiftyMoves' },
    ],
    [
      'the ninety-ninth is not enough',
      gameOf('Ta2', '7k/8/8/8/8/8/8/R3K3 w - - 98 80'),
      { kind: 'ongoing', check: false },
    ],
    [
      'mate on the hundredth half-move is mate',
      gameOf('Ta8', '7k/8/6K1/8/8/8/8/R7 w - - 99 80'),
      { kind: 'checkmate', winner: 'w' },
    ],
  ])('%s', (_, game, status) => {
    expect(statusOf(game)).toEqual(status);
  });

  test('the same squares with other castling rights are another position', () => {
    // The rook's first journey costs the right to castle, so the start has been seen once only.
    const journey = 'Th1g1 Th8g8 Tg1h1 Tg8h8';
    const game = gameOf(`${journey} Tg1 Tg8 Th1 Th8`, 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1');
    expect(statusOf(game)).toEqual({ kind: 'ongoing', check: false });
  });

  test('nothing may be played after it', () => {
    expect(legalMoves(gameOf(repeating))).toEqual([]);
    expect(isLegal(gameOf(repeating), { from: 'e2', to: 'e4' })).toBe(false);
  });

  test('the king in check is found', () => {
    expect(checkedKing(fenAt(gameOf('e4 f5 Dh5')))).toBe('e8');
    expect(checkedKing(START_FEN)).toBeNull();
  });
});

describe('whatever is played', () => {
  test('the rules are those of chess.js, repetition and fifty moves included', () => {
    fc.assert(
      fc.property(anyGame(), game => {
        const chess = new Chess();
        for (const { san } of game.moves) chess.move(san);
        expect(fenAt(game)).toBe(chess.fen());
        expect(statusOf(game).kind === 'ongoing').toBe(!chess.isGameOver());
      }),
      RUNS,
    );
  });

  test('a game comes back from its moves in UCI', () => {
    fc.assert(
      fc.property(anyGame(), game => {
        expect(replay(game.moves.map(toUci))).toEqual(game);
      }),
      RUNS,
    );
  });

  test('its PGN is read by chess.js to the same position', () => {
    const tags = {
      event: 'Prática',
      white: 'Zoé "Açaí" 👑',
      black: 'IA',
      result: '*',
      date: new Date(2026, 10, 21),
    } as const;
    fc.assert(
      fc.property(anyGame(), game => {
        const chess = new Chess();
        chess.loadPgn(toPgn(game, tags));
        expect(chess.fen()).toBe(fenAt(game));
        expect(chess.getHeaders()).toMatchObject({ Event: 'Prática', Black: 'IA', Date: '2026.11.21', Result: '*' });
      }),
      RUNS,
    );
  });
});

test.each([[['e2e5']], [['e2e4', 'e2e4']], [['castelo']], [['e7e5']]])(
  'moves that make no game (%j) come back as nothing',
  moves => {
    expect(replay(moves)).toBeNull();
  },
);

describe('squares', () => {
  test('White sees a8 first and h1 last, Black the other way round', () => {
    expect([rowsFor('w')[0]?.[0], rowsFor('w')[7]?.[7]]).toEqual(['a8', 'h1']);
    expect([rowsFor('b')[0]?.[0], rowsFor('b')[7]?.[7]]).toEqual(['h1', 'a8']);
  });

  test('arrows lead where the eye goes and stop at the edge', () => {
    expect(stepFrom('e2', 'ArrowUp', 'w')).toBe('e3');
    expect(stepFrom('e2', 'ArrowUp', 'b')).toBe('e1');
    expect(stepFrom('e2', 'ArrowLeft', 'b')).toBe('f2');
    expect(stepFrom('a1', 'ArrowLeft', 'w')).toBe('a1');
    expect(stepFrom('a1', 'Enter', 'w')).toBeUndefined();
  });
});
