import { describe, expect, test } from 'vitest';
import { signsOf, spokenSigns } from '../../src/board/annotations.ts';
import { diagramsIn, isFen } from '../../src/board/diagram.ts';
import { type GameTree, lineThrough, treeFromPgn, treeOf } from '../../server/rules/game-tree.ts';
import { gamesIn } from '../../server/rules/pgn-text.ts';
import { checkNotation, notationProblems } from '../../src/board/typed-notation.ts';

const sans = (pgn: string): string[] => lineThrough(treeFromPgn(pgn), null).map(({ move }) => move.san);
const bySan = ({ nodes }: GameTree, san: string) => nodes.find(({ move }) => move.san === san);

describe('the games of a PGN file', () => {
  test('are parted by their tags', () => {
    const file = '[White "Ana"]\r\n\r\n1. e4 e5 *\r\n\r\n[White "Bia"]\r\n[Black "Caio"]\r\n\r\n1. d4 *\r\n';
    expect(gamesIn(file).map(({ line, tags }) => [line, tags['White']])).toEqual([
      [1, 'Ana'],
      [5, 'Bia'],
    ]);
    expect(gamesIn(file)[1]?.text).toBe('[White "Bia"]\n[Black "Caio"]\n\n1. d4 *');
  });

  test('may have no tags at all', () => {
    expect(gamesIn('\uFEFF1. e4 e5').map(({ text }) => text)).toEqual(['1. e4 e5']);
  });

  test('keep tags that an empty line cuts in two', () => {
    expect(gamesIn('[White "Ana"]\n\n[Black "Bia"]\n\n1. e4 *').map(({ tags }) => tags)).toEqual([
      { White: 'Ana', Black: 'Bia' },
    ]);
  });

  test('take nothing from one that has neither moves nor a position', () => {
    const file = '[Event "S: Um"]\n[ChapterName "Intro"]\n\n*\n\n[Event "S: Dois"]\n\n1. e4 *\n';
    expect(gamesIn(file).map(({ tags, line }) => [tags, line])).toEqual([[{ Event: 'S: Dois' }, 6]]);
  });

  test('are none in a file without moves', () => {
    expect(gamesIn('[White "Ana"]\n')).toEqual([]);
    expect(() => checkNotation('[White "Ana"]\n')).toThrow('não há nenhum lance');
  });

  test('may be positions without moves', () => {
    const [game] = gamesIn('[FEN "8/8/8/8/8/k7/8/K6R w - - 0 1"]\n\n*');
    expect(game && treeOf(game)).toMatchObject({ start: '8/8/8/8/8/k7/8/K6R w - - 0 1', nodes: [] });
  });
});

describe('a game', () => {
  test('has comments without what programs write into them, and a title from its tags', () => {
    const tree = treeFromPgn(
      '[White "Ana"]\n[Black "Bia \\"A\\""]\n\n{Começo} 1. e4 {Centro [%clk 0:01:00]} e5 {[%cal Gd2d4]} *',
    );
    expect(tree).toMatchObject({ comment: 'Começo', title: 'Ana – Bia "A"' });
    expect(tree.nodes.map(({ comment }) => comment)).toEqual(['Centro', '']);
    expect(treeFromPgn('[Event "Copa"]\n[White "?"]\n[Black "?"]\n\n1. e4 *').title).toBe('Copa');
  });

  test('keeps variations inside variations, signs and what is said before a variation', () => {
    const tree = treeFromPgn('1. e4 e5 2. Nf3! (2. f4?! exf4 ({Sólida} 2... d6 $14) 3. Nf3) 2... Nc6 $1 $14 3. Bb5');
    expect(lineThrough(tree, null).map(({ move }) => move.san)).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
    const gambit = bySan(tree, 'f4');
    expect(gambit).toMatchObject({ nags: [6], parent: bySan(tree, 'e5')?.id });
    expect(bySan(tree, 'd6')).toMatchObject({ nags: [14], introduction: 'Sólida', parent: gambit?.id });
    expect(lineThrough(tree, gambit?.id ?? null).map(({ move }) => move.san)).toEqual([
      'e4',
      'e5',
      'f4',
      'exf4',
      'Nf3',
    ]);
    expect(signsOf([1, 14])).toBe('! +/=');
    expect(spokenSigns([2])).toBe(', erro');
  });

  test.each([
    ['English', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O'],
    ['Portuguese', '1. e4 e5 2. Cf3 Cc6 3. Bc4 Bc5 4. O-O Cf6 5. Te1 O-O'],
    ['zeros and colons', '1.e4 e5 2.Cf3 Cc6 3.Bc4 Bc5 4.0-0 Cf6 5.Te1 0-0'],
    ['both, with the rook in English', '1. e4 e5 2. Cf3 Nc6 3. Bc4 Bc5 4. O-O Cf6 5. Re1 O-O'],
    ['from square to square', '1. e2e4 e7e5 2. Cg1-f3 Cb8-c6 3. Bf1c4 Bf8c5 4. O-O Cg8f6 5. Tf1e1 O-O'],
  ])('is read in %s letters', (_, pgn) => {
    expect(sans(pgn)).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'O-O', 'Nf6', 'Re1', 'O-O']);
  });

  test('with kings and pawns alone is read in Portuguese, where R is the king', () => {
    expect(sans('[FEN "8/4k3/8/8/4P3/4K3/8/8 w - - 0 1"]\n\n1. Rd4 Rd6 2. e5+')).toEqual(['Kd4', 'Kd6', 'e5+']);
  });

  test('promotes in both languages, by default to a queen', () => {
    const at = '[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n';
    expect(sans(`${at}1. a8=D`)).toEqual(['a8=Q']);
    expect(sans(`${at}1. a8C`)).toEqual(['a8=N']);
    expect(sans(`${at}1. a8`)).toEqual(['a8=Q']);
  });
});

describe('what cannot be read says its line and move', () => {
  test.each([
    ['1. e4 e5\n2. Cf3 Cc6\n3. Bb9', 'Na linha 3: “Bb9” não é um lance.'],
    ['1. e4 e5\n2. Cf6', 'Na linha 2: o lance 2. Cf6 não é possível nesta posição.'],
    ['1. e4 e5 2. Nf3\nNd4', 'Na linha 2: o lance 2... Nd4 não é possível nesta posição.'],
    [
      '[FEN "4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1"]\n\n1. Cd2',
      'Na linha 3: o lance 1. Cd2 pode ser de mais de uma peça. Diga também de que casa ela sai.',
    ],
    ['banana', 'Na linha 1: “banana” não é um lance.'],
    ['1. e4 {sem fim', 'Na linha 1: o comentário aberto com “{” não foi fechado.'],
    ['1. e4\n(1. d4 d5', 'Na linha 2: a variante aberta com “(” não foi fechada.'],
    ['1. e4) e5', 'Na linha 1: há um “)” sem a variante que ele fecha.'],
    ['(1. e4)', 'Na linha 1: a variante “(” precisa vir depois de um lance.'],
    ['[FEN "banana"]\n\n1. e4', 'Na linha 1: a posição inicial “banana” (etiqueta FEN) não é possível.'],
    ['', 'Na linha 1: não há nenhum lance.'],
    ['8/8/8/8/8/8/8 w', 'Na linha 1: uma posição (FEN) tem 8 linhas separadas por “/”, e não 7.'],
    ['8/8/8/8/8/8/8/9 w', 'Na linha 1: a fileira 1 (“9”) não tem 8 casas com peças p n b r q k.'],
    ['8/8/8/8/8/8/8/8 x', 'Na linha 1: depois das casas vem quem joga, w (brancas) ou b (pretas), e não “x”.'],
  ])('%j', (text, message) => {
    expect(() => checkNotation(text)).toThrow(message);
  });

  test('however deep variations stand in one another', () => {
    expect(() => checkNotation(`1. e4 ${'(1. d4 '.repeat(40)}${')'.repeat(40)}`)).toThrow('variantes demais');
  });

  test('when they are more than anybody reads', () => {
    expect(() => checkNotation(`1. e4 ${'(1. d4) '.repeat(10_000)}`)).toThrow('mais de 10.000 lances');
  });

  test('counted in the whole text of a lesson', () => {
    const text =
      '# Aula\n\n```pgn\n1. e4 e5\n2. Cf6\n```\n\n~~~fen\n8/8 w\n~~~\n\n```js\nCf9\n```\n\n```pgn\n1. d4\n```';
    expect(notationProblems(text)).toEqual([
      'Na linha 5 do texto: o lance 2. Cf6 não é possível nesta posição.',
      'Na linha 9 do texto: uma posição (FEN) tem 8 linhas separadas por “/”, e não 2.',
    ]);
  });
});

describe('a position', () => {
  test('is told from a game, and may name only its pieces', () => {
    expect(isFen('8/8/8/8/8/k7/8/K6R w - - 0 1')).toBe(true);
    expect(isFen('1. e4 e5')).toBe(false);
    expect(checkNotation('4k3/8/8/8/8/8/8/R3K3')).toBe('fen');
    expect(diagramsIn('8/8/8/3T4/8/8/8/8'.replace('T', 'R'))).toEqual([
      { fen: '8/8/8/3R4/8/8/8/8 w - - 0 1', turn: undefined },
    ]);
    expect(diagramsIn('8/8/8/8/8/k7/8/K6R b - - 0 1\n\n8/8/8/8/8/k7/8/K6R w').map(({ turn }) => turn)).toEqual([
      'b',
      'w',
    ]);
  });
});
