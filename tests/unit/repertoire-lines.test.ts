import { expect, test } from 'vitest';
import { treeFromPgn } from '../../server/rules/game-tree.ts';
import { movesIn } from '../../server/rules/legal-moves.ts';
import { toUci } from '../../server/rules/played-move.ts';
import { START_FEN } from '../../server/rules/position.ts';
import { bookOf, followed, linesOf, nodesAfter } from '../../server/rules/repertoire-lines.ts';

const lines = (pgn: string, side: 'white' | 'black') => linesOf(treeFromPgn(pgn), side).map(line => line.join(' '));

test('a line goes to the last own move, and what nobody answers is none', () => {
  const pgn = '1. e4 e5 (1... c5 2. Nf3) (1... c6) 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6) 3... Bc5';
  expect(lines(pgn, 'white')).toEqual(['e2e4 e7e5 g1f3 b8c6 f1c4', 'e2e4 e7e5 g1f3 b8c6 f1b5', 'e2e4 c7c5 g1f3']);
  expect(lines(pgn, 'black')).toEqual([
    'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5',
    'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
    'e2e4 c7c5',
    'e2e4 c7c6',
  ]);
  expect(lines('1. e4', 'black')).toEqual([]);
  expect(lines('1. e4 e5', 'white')).toEqual(['e2e4']);
});

test('where a move stands twice, what goes on is the line, and what is said of either is found', () => {
  const pgn = '1. e4 { Primeiro. } (1. e4 e5 2. Nf3 { Ataca. }) (1. d4)';
  expect(lines(pgn, 'white')).toEqual(['e2e4 e7e5 g1f3', 'd2d4']);
  const said = (...path: string[]) => nodesAfter(treeFromPgn(pgn), path).map(({ comment }) => comment);
  expect(said('e2e4')).toEqual(['Primeiro.', '']);
  expect(said('e2e4', 'e7e5', 'g1f3')).toEqual(['Ataca.']);
});

const game = (sans: string) => {
  const positions: { fen: string; move: string | undefined }[] = [{ fen: START_FEN, move: undefined }];
  for (const san of sans.split(' ')) {
    const move = movesIn(positions.at(-1)!.fen).find(own => own.san === san)!;
    positions.push({ fen: move.fen, move: toUci(move) });
  }
  return positions;
};

test('a game is followed by its positions, in whatever order they came, to where it leaves', () => {
  const book = bookOf(treeFromPgn('1. d4 d5 2. c4 e6 (2... c6 3. Nf3) 3. Nc3 Nf6 4. Bg5'));
  expect(followed(book, game('d4 d5 c4 e6 Nf3 Nf6'))).toEqual({ plies: 4, departure: { ply: 5, expected: ['Nc3'] } });
  expect(followed(book, game('d4 d5 c4 dxc4'))).toEqual({ plies: 3, departure: { ply: 4, expected: ['e6', 'c6'] } });
  expect(followed(book, game('d4 d5 c4 e6 Nc3 Nf6 Bg5 h6'))).toEqual({ plies: 7, departure: null });
  expect(followed(book, game('d4 d5'))).toEqual({ plies: 2, departure: null });
  const turned = bookOf(treeFromPgn('1. d4 Nf6 2. c4 e6 3. Nc3 d5 (3... Bb4 4. e3) 4. Bg5'));
  const other = bookOf(treeFromPgn('1. c4 e6 2. d4 Nf6 3. Nc3 d5 4. cxd5'));
  expect(followed(turned, game('d4 Nf6 c4 e6 Nc3 d5 Nf3')).departure).toEqual({ ply: 7, expected: ['Bg5'] });
  // Once out of it nothing is guessed.
  expect(followed(other, game('d4 Nf6 c4 e6 Nc3 d5 Bg5')).departure).toEqual({ ply: 1, expected: ['c4'] });
});
