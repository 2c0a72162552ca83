import { Chess as Judge, type Move } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityOf, inUci, readMove } from '../../../server/engine/moves.ts';
import { readRecord } from '../../../server/features/games/game-record.ts';
import { playMove, toUci } from '../../../server/engine/position.ts';

/** The ways in which the same move is written; what a reader of each must agree on. */
const writings: ((move: Move) => string)[] = [
  move => move.san,
  move => toUci(move),
  move => move.san.replace(/[+#]$/, ''),
  move => move.san.replace('=', ''),
  move => move.san.replaceAll('O', '0'),
  ({ piece, from, captured, to, promotion }) =>
    `${piece === 'p' ? '' : piece.toUpperCase()}${from}${captured ? 'x' : '-'}${to}` +
    (promotion ? `=${promotion.toUpperCase()}` : ''),
  // Not legal, or not what the board has, nearly always.
  move => move.san.replace(/[1-8]/, '8'),
  move => move.san.replace(/=.$/, ''),
  move => `${move.to}${move.from}`,
  move => `N${move.to}`,
  move => `Kx${move.to}`,
  move => `${move.from}${move.to}q`,
];

const lenient = (judge: Judge, text: string): string | undefined => {
  try {
    const move = playMove(new Judge(judge.fen()), text);
    return move.promotion && !/[QRBN][+#]?$/i.test(text) ? undefined : toUci(move);
  } catch {
    return undefined;
  }
};

/**
 * A game by numbers: which of the legal moves is played. Captures and promotions are preferred now and then, for games
 * to reach their ends.
 */
const aGame = fc.array(fc.nat(), { minLength: 100, maxLength: 300 });
const choose = (moves: Move[], number: number): Move | undefined => {
  const forcing = number % 4 === 0 ? moves.filter(move => move.captured ?? move.promotion) : [];
  const from = forcing.length > 0 ? forcing : moves;
  return from[number % from.length];
};

test('both libraries read every writing of a move alike, and write it alike, through whole random games', () => {
  fc.assert(
    fc.property(aGame, numbers => {
      const judge = new Judge();
      const chess = Chess.default();
      for (const number of numbers) {
        const move = choose(judge.moves({ verbose: true }), number);
        if (!move) break;
        const text = writings[number % writings.length]?.(move) ?? '';
        const read = readMove(chess, text);
        expect([text, read && inUci(chess, read)]).toEqual([text, lenient(judge, text)]);
        const played = readMove(chess, move.san);
        if (!played) throw new Error(`${move.san} is legal`);
        expect(makeSanAndPlay(chess, played)).toBe(move.san);
        judge.move(move.san);
        expect([
          chess.isCheckmate(),
          chess.isStalemate(),
          chess.isInsufficientMaterial(),
          chess.halfmoves >= 100,
        ]).toEqual([
          judge.isCheckmate(),
          judge.isStalemate(),
          judge.isInsufficientMaterial(),
          judge.isDrawByFiftyMoves(),
        ]);
      }
      expect(makeFen(chess.toSetup()).split(' ')[0]).toBe(judge.fen().split(' ')[0]);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('both find the same repetitions, when the men mostly go to and fro', () => {
  let repetitions = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 12, maxLength: 40 }), numbers => {
      const judge = new Judge();
      const played: Move[] = [];
      for (const number of numbers) {
        const moves = judge.moves({ verbose: true });
        const back = played.at(-2);
        const undone =
          number % 8 > 0 ? moves.find(move => move.from === back?.to && move.to === back?.from) : undefined;
        const move = undone ?? moves[number % moves.length];
        if (!move || judge.isInsufficientMaterial()) break;
        played.push(judge.move(move.san));
      }
      if (judge.isGameOver() && !judge.isThreefoldRepetition()) return;
      const { ending } = readRecord({ pgn: judge.history().join(' '), result: '1/2-1/2', ending: 'agreement' });
      if (judge.isThreefoldRepetition()) repetitions += 1;
      expect(ending).toBe(judge.isThreefoldRepetition() ? 'threefold' : 'agreement');
    }),
    { numRuns: 30, endOnFailure: true },
  );
  expect(repetitions).toBeGreaterThan(0);
});

test('a pawn that went two steps makes a position of its own only where another could take it', () => {
  const after = (game: string): string => {
    const chess = Chess.default();
    for (const text of game.split(' ')) makeSanAndPlay(chess, readMove(chess, text)!);
    return identityOf(chess);
  };
  expect(after('e4 a6 e5 d5')).not.toBe(after('e3 a6 e4 d6 e5 d5'));
  expect(after('e4 a6 Nf3 d5')).toBe(after('e3 a6 e4 d6 Nf3 d5'));
});
