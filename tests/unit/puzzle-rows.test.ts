import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { LAST_BUNDLED, openBundledPuzzles } from '../../server/features/puzzles/import/bundled.ts';
import { readRow, type LichessRow } from '../../server/features/puzzles/import/row.ts';
import { knowsTheme } from '../../server/features/puzzles/import/themes.ts';
import { PuzzleTheme } from '../../server/features/puzzles/themes.schema.ts';
import { themeGroups, themeLabels } from '../../src/lib/theme-labels.ts';
import { readLine } from '../../server/features/puzzles/import/solution.ts';

const FEN = 'r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24';
const MOVES = 'f2g3 e6e7 b2b1 b3c1 b1c1 h6c1';
const row = (values: Partial<LichessRow> = {}): LichessRow => ({
  PuzzleId: '00008',
  FEN,
  Moves: MOVES,
  Rating: '1913',
  RatingDeviation: '75',
  Themes: 'crushing hangingPiece long middlegame',
  GameUrl: 'https://lichess.org/787zsVup/black#48',
  ...values,
});
const puzzleOf = (values: Partial<LichessRow>) => {
  const read = readRow(row(values));
  if (!('puzzle' in read)) throw new Error(read.problem);
  return read.puzzle;
};

test('a row becomes a puzzle in which the solver moves', () => {
  const { fen, ...puzzle } = puzzleOf({});
  expect(puzzle).toEqual({
    source: 'lichess:00008',
    title: 'Peça indefesa',
    description: 'As brancas jogam e ganham a peça indefesa.',
    difficulty: 'dificil',
    lastMove: 'f2g3',
    moves: ['e6e7', 'b2b1', 'b3c1', 'b1c1', 'h6c1'],
    themes: ['vantagemDecisiva', 'pecaIndefesa', 'tresLances', 'meioJogo'],
    gameUrl: 'https://lichess.org/787zsVup/black#48',
    rating: 1913,
    deviation: 75,
  });
  expect(new Chess(fen).moves()).toContain('Rxe7');
  expect(new Chess(fen).fen()).toBe(fen);
});

test.each([
  [undefined],
  [''],
  ['http://lichess.org/787zsVup#48'],
  ['https://lichess.org.example/787zsVup#48'],
  ['https://lichess.org/@/somebody'],
  ['javascript:alert(1)'],
])('%j is no address of a game', GameUrl => expect(puzzleOf({ GameUrl }).gameUrl).toBeNull());

test.each([
  ['399', 'facil'],
  ['1199', 'facil'],
  ['1200', 'medio'],
  ['1599', 'medio'],
  ['1600', 'dificil'],
  ['3200', 'dificil'],
])('rating %s is %s', (Rating, difficulty) => expect(puzzleOf({ Rating }).difficulty).toBe(difficulty));

test.each([
  ['mate mateIn2 short', ['mate', 'mateEm2', 'doisLances'], 'Mate em 2', 'As brancas jogam e dão mate em dois lances.'],
  ['mate mateIn5', ['mate', 'mateEm5'], 'Mate em 5 ou mais', 'As brancas jogam e dão mate em cinco lances ou mais.'],
  ['fork pin endgame', ['garfo', 'cravada', 'final'], 'Garfo', 'As brancas jogam e ganham material.'],
  ['endgame zugzwang', ['final', 'zugzwang'], 'Zugzwang', 'As brancas jogam e deixam o adversário sem bom lance.'],
  ['unheardOf', ['vantagem'], 'Vantagem', 'As brancas jogam e ficam melhor.'],
  ['', ['vantagem'], 'Vantagem', 'As brancas jogam e ficam melhor.'],
  ['fork fork', ['garfo'], 'Garfo', 'As brancas jogam e ganham material.'],
])('the themes "%s" are %j', (Themes, themes, title, description) =>
  expect(puzzleOf({ Themes })).toMatchObject({ themes, title, description }),
);

test("Black's puzzles say so", () => {
  const puzzle = puzzleOf({ FEN: '6k1/5ppp/8/8/8/8/5PPP/r3R1K1 w - - 0 1', Moves: 'e1a1 g8f8', Themes: '' });
  expect(puzzle.description).toBe('As pretas jogam e ficam melhor.');
});

test('a deviation is kept within the bounds of Glicko', () =>
  expect([puzzleOf({ RatingDeviation: '20' }).deviation, puzzleOf({ RatingDeviation: '500' }).deviation]).toEqual([
    45, 350,
  ]));

describe('a row is left out', () => {
  test.each<[string, Partial<LichessRow>, string]>([
    ['without a name', { PuzzleId: '' }, 'identificador inválido: ""'],
    ['with a name that is none', { PuzzleId: "a'b" }, 'identificador inválido: "a\'b"'],
    ['with a rating that is no number', { Rating: 'abc' }, 'rating inválido'],
    ['with a rating below zero', { Rating: '-1' }, 'rating inválido'],
    ['with a rating beyond all', { Rating: '4001' }, 'rating inválido'],
    ['with a deviation that is no number', { RatingDeviation: '' }, 'rating inválido'],
    ['without moves', { Moves: '' }, 'a solução não termina com um lance de quem resolve'],
    ['that ends with a reply', { Moves: 'f2g3 e6e7 b2b1' }, 'a solução não termina com um lance de quem resolve'],
    [
      'of more moves than anybody solves',
      { Moves: Array.from({ length: 42 }, () => 'e2e4').join(' ') },
      'a solução é longa demais',
    ],
    ['with an illegal first move', { Moves: 'f2g8 e6e7' }, 'posição inválida ou lance ilegal'],
    ['with an illegal solution', { Moves: 'f2g3 e6a7' }, 'posição inválida ou lance ilegal'],
    ['with a move that is none', { Moves: 'f2g3 Rxe7' }, 'posição inválida ou lance ilegal'],
    ['with a drop', { Moves: 'f2g3 Q@a1' }, 'posição inválida ou lance ilegal'],
    ['with a position that is none', { FEN: 'x' }, 'posição inválida ou lance ilegal'],
    ['without kings', { FEN: '8/8/8/8/8/8/8/8 w - - 0 1' }, 'posição inválida ou lance ilegal'],
  ])('%s', (_, values, problem) => expect(readRow(row(values))).toEqual({ problem }));
});

describe('castling', () => {
  const start = (king: string) => `4k3/p7/8/8/8/8/8/${king} b KQ - 0 1`;

  test('is a move of the king', () => expect(readLine(start('R3K2R'), ['a7a6', 'e1g1'])?.moves).toEqual(['e1g1']));
  test('is no capture of the own rook', () => expect(readLine(start('R3K2R'), ['a7a6', 'e1h1'])).toBeUndefined());
  test("from squares of Chess960 is not this game's", () =>
    expect(readLine(start('R2K3R'), ['a7a6', 'a1a2'])).toBeUndefined());
});

describe('the bundled puzzles', () => {
  test('are all sound, near to all ratings, and have a name of ours for every theme', async () => {
    const levels: number[] = [];
    const unnamed = new Set<string>();
    let last = '';
    for await (const { line, row: read } of openBundledPuzzles().rows) {
      const found = read && readRow(read);
      if (!found || !('puzzle' in found)) throw new Error(`Line ${line}`);
      const { puzzle } = found;
      levels.push(puzzle.rating);
      last = puzzle.source;
      for (const theme of read.Themes.split(' ')) if (!knowsTheme(theme)) unnamed.add(theme);
      expect(puzzle.themes).toHaveLength(read.Themes.split(' ').length);
    }
    expect([...unnamed]).toEqual([]);
    expect(levels).toHaveLength(6_000);
    expect(last).toBe(LAST_BUNDLED);
    for (const begins of [800, 1_200, 1_600])
      expect(levels.filter(rating => Math.abs(rating - begins) <= 200).length).toBeGreaterThan(1_000);
  });

  test('go on no screen without a Portuguese name for their themes', () => {
    expect(PuzzleTheme.options.filter(theme => !themeLabels[theme])).toEqual([]);
    expect(new Set(Object.values(themeLabels)).size).toBe(PuzzleTheme.options.length);
    expect(themeGroups.flatMap(({ themes }) => themes).toSorted()).toEqual(PuzzleTheme.options.toSorted());
  });
});
