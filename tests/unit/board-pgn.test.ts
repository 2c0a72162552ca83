import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/board/game.ts';
import { fromPgn, toPgn } from '../../src/board/pgn.ts';
import { readRecord, writePgn } from '../../server/features/games/game-record.ts';
import { anyGame, gameOf } from '../support/chess.ts';

const tags = { event: 'Teste', white: 'Ana', black: 'IA', result: '*', date: new Date(2026, 10, 21) } as const;

describe('a game read from PGN', () => {
  test('is the game that was written', () => {
    fc.assert(
      fc.property(anyGame(), game => void expect(fromPgn(toPgn(game, tags))).toEqual(game)),
      { numRuns: 20 },
    );
  });

  test('is also what the server stores', () => {
    const game = gameOf('e4 e5 Cf3 Cc6 Bc4 Bc5 O-O');
    const described = {
      mode: 'blitz',
      white: 'Zé "o Rei"',
      black: 'Oponente',
      result: '1-0',
      timeControl: '300+3',
      playedAt: new Date(),
    } as const;
    const pgn = writePgn(readRecord({ pgn: toPgn(game, tags), result: '1-0' }), described);
    expect(fromPgn(pgn)).toEqual(game);
  });

  test('may have no moves, or begin elsewhere', () => {
    expect(fromPgn('[Result "0-1"]\n\n0-1')).toEqual(newGame());
    const endgame = gameOf('a8', '8/P6k/8/8/8/8/8/K7 w - - 0 1');
    expect(fromPgn(toPgn(endgame, tags))).toEqual(endgame);
  });

  test.each(['1. e4 e4', 'uma bela partida', '1. e4 e5 2. Cf3 Cc6', '1. e4 bom e5'])('is none: %s', pgn => {
    expect(() => fromPgn(pgn)).toThrow();
  });
});
