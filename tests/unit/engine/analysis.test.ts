import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { explain, shorterMate } from '../../../server/engine/analysis.ts';
import type { Line, Score } from '../../../server/engine/engine.ts';
import { inPortuguese, lineInPortuguese, pawns } from '../../../server/engine/portuguese.ts';

const cp = (value: number): Score => ({ kind: 'cp', value });
const mate = (value: number): Score => ({ kind: 'mate', value });
const line = (score: Score, ...moves: string[]): Line => ({ depth: 20, rank: 1, score, moves });
const said = (fen: string, lines: Line[] = [], threats: Line[] = []): string =>
  explain({ chess: new Chess(fen), lines, threats });

const ITALIAN_MATE = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4';
const HANGING_QUEEN = 'rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3';

describe('who stands better', () => {
  const quiet = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
  test.each([
    [cp(0), 'A posição está equilibrada: nenhum dos lados tem vantagem.'],
    [cp(-29), 'A posição está equilibrada: nenhum dos lados tem vantagem.'],
    [cp(60), 'As brancas estão um pouco melhor: o equivalente a 0,6 peão a mais.'],
    [cp(-180), 'As pretas estão claramente melhor: o equivalente a 1,8 peão a mais.'],
    [cp(204), 'As brancas estão claramente melhor: o equivalente a 2,0 peões a mais.'],
    [cp(960), 'As brancas têm vantagem decisiva: o equivalente a 9,6 peões a mais.'],
    [mate(3), 'As brancas forçam xeque-mate em 3 lances.'],
    [mate(-1), 'As pretas forçam xeque-mate em 1 lance.'],
  ])('%j for White to move', (score, words) => {
    expect(said(quiet, [line(score, 'f1b5')]).split('\n')[0]).toBe(words);
  });

  test('a score is that of the side to move', () => {
    expect(said(quiet.replace(' w ', ' b '), [line(cp(150), 'g8f6')])).toContain('As pretas estão claramente melhor');
  });
});

test('a mate in one is named, and no threat beside it', () => {
  const text = said(ITALIAN_MATE, [line(mate(1), 'h5f7'), line(cp(-700), 'h5g5')], [line(cp(900), 'f6h5')]);
  expect(text.split('\n').slice(0, 2)).toEqual([
    'As brancas forçam xeque-mate em 1 lance.',
    'O melhor lance das brancas é Dxf7#, o único bom nesta posição. Ele dá xeque-mate.',
  ]);
  expect(text).not.toContain('Ameaça');
});

test("Morphy's mate in two is shown to its end", () => {
  expect(said('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', [line(mate(2), 'a1a6', 'b7a6', 'b6b7')])).toBe(
    'As brancas forçam xeque-mate em 2 lances.\nO melhor lance das brancas é Ta6. Linha principal: 1. Ta6 bxa6 2. b7#.',
  );
});

test('a queen that hangs is named, and taken', () => {
  expect(said(HANGING_QUEEN, [line(cp(960), 'c3d5', 'e8d8', 'd2d4')])).toBe(
    [
      'As brancas têm vantagem decisiva: o equivalente a 9,6 peões a mais.',
      'O melhor lance das brancas é Cxd5. Ele captura a dama em d5. Linha principal: 3. Cxd5 Rd8 4. d4.',
      'A dama em d5, das pretas, está atacada e sem defesa.',
    ].join('\n'),
  );
});

test("one's own man that hangs is named too, and what defends it is believed only if it can move", () => {
  const undefended = '4k3/8/8/3n4/8/4B3/8/4K3 w - - 0 1';
  expect(said(undefended, [line(cp(0), 'e3d2')])).toContain('O bispo em e3, das brancas, está atacado e sem defesa.');
  const defended = '4k3/8/8/3n4/8/4B3/5P2/4K3 w - - 0 1';
  expect(said(defended, [line(cp(0), 'e3d2')])).not.toContain('sem defesa');
  const defendedByAPinnedPawn = '4k3/8/8/3n4/7b/4B3/5P2/4K3 w - - 0 1';
  expect(said(defendedByAPinnedPawn, [line(cp(0), 'e3d2')])).toContain(
    'O bispo em e3, das brancas, está atacado e sem defesa.',
  );
});

test('a defended man that something cheaper attacks hangs as well', () => {
  const queenUnderRook = '4k3/2p5/3q4/8/8/8/8/3RK3 w - - 0 1';
  expect(said(queenUnderRook, [line(cp(400), 'd1d6')])).toContain(
    'A dama em d6, das pretas, está atacada por uma peça de menor valor: a torre em d1.',
  );
  expect(said(queenUnderRook.replace('3RK3', '3QK3'), [line(cp(0), 'd1d6')])).not.toContain('menor valor');
});

test('a fork is called by its name and its targets', () => {
  expect(said('r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', [line(cp(10), 'd5c7', 'e8d8', 'c7a8')])).toContain(
    'O melhor lance das brancas é Cc7+. Ele faz um garfo: ataca ao mesmo tempo a torre em a8 e o rei em e8. Linha ' +
      'principal: 1. Cc7+ Rd8 2. Cxa8.',
  );
});

test('defended pieces of the same worth make no fork', () => {
  expect(said('k7/8/p5p1/1b3b2/2N5/8/8/4K3 w - - 0 1', [line(cp(0), 'c4d6')])).not.toContain('garfo');
  expect(said('k7/8/8/1b3b2/2N5/8/8/4K3 w - - 0 1', [line(cp(0), 'c4d6')])).toContain(
    'Ele faz um garfo: ataca ao mesmo tempo o bispo em b5 e o bispo em f5.',
  );
});

test('a dead draw is balanced, and an ended one is called by its rule', () => {
  expect(said('8/8/8/3k4/8/3K4/3P4/8 w - - 0 1', [line(cp(0), 'd3e3')])).toContain('A posição está equilibrada');
  expect(said('8/8/8/4k3/8/8/8/4KB2 w - - 0 1')).toBe(
    'Empate por material insuficiente: nenhum dos lados tem peças para dar xeque-mate.',
  );
  expect(said('8/8/8/8/8/4k3/4p3/4K3 w - - 0 1')).toBe(
    'Empate por afogamento: as brancas não estão em xeque, mas não têm nenhum lance legal.',
  );
  expect(said('4k3/8/8/8/8/8/8/R3K3 w - - 100 90')).toBe(
    'Empate pela regra dos 50 lances: 50 lances de cada lado sem captura nem lance de peão.',
  );
  expect(said('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3')).toBe('Xeque-mate: as pretas venceram.');
});

describe('a stalemate trap', () => {
  const trap = '7k/8/8/6KP/8/8/8/5Q2 w - - 0 1';
  test('is pointed out to who is winning', () => {
    expect(said(trap, [line(mate(3), 'f1f6')])).toContain(
      'Cuidado com o afogamento: Df7 deixa as pretas sem lance legal, e a partida empata.',
    );
  });

  test('and not to who has nothing to lose', () => {
    expect(said(trap, [line(cp(0), 'f1f7')])).not.toContain('Cuidado');
  });
});

describe('a threat', () => {
  const scholar = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3';
  test('of mate is told with its move', () => {
    expect(said(scholar, [line(cp(40), 'd8e7')], [line(mate(1), 'h5f7')])).toContain(
      'Ameaça das brancas: Dxf7#, xeque-mate.',
    );
    expect(said(scholar, [line(cp(40), 'd8e7')], [line(mate(4), 'h5f7')])).toContain(
      'Ameaça das brancas: Dxf7#, xeque-mate.',
    );
  });

  test('to take something names it', () => {
    expect(said('4k3/8/8/3n4/8/4B3/8/4K3 w - - 0 1', [line(cp(0), 'e3d2')], [line(cp(400), 'd5e3')])).toContain(
      'Ameaça das pretas: Cxe3, capturando o bispo em e3.',
    );
  });

  test('is not what merely saves the opponent', () => {
    expect(said(HANGING_QUEEN, [line(cp(960), 'c3d5')], [line(cp(20), 'd5d8')])).not.toContain('Ameaça');
  });
});

test('a check, and the only legal move, are said to be so', () => {
  expect(said('k7/8/8/8/8/8/1r6/K7 w - - 0 1', [line(cp(0), 'a1b2')])).toContain(
    'O único lance legal das brancas é Rxb2. Ele captura a torre em b2.',
  );
  expect(said('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', [line(cp(0), 'e1e2')])).toContain('As brancas estão em xeque.');
});

test('promotion, castling and en passant are told', () => {
  expect(said('8/P3k3/8/8/8/8/8/4K3 w - - 0 1', [line(cp(900), 'a7a8q')])).toContain(
    'a8=D. Ele promove o peão, que vira dama.',
  );
  expect(said('4k3/8/8/8/8/8/8/4K2R w K - 0 1', [line(cp(500), 'e1g1')])).toContain(
    'O-O. Ele põe o rei em segurança com o roque.',
  );
  expect(said('4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1', [line(cp(100), 'd5e6')])).toContain(
    'dxe6. Ele captura um peão en passant.',
  );
});

test('the quicker of two mates is kept', () => {
  const [deep, three, two] = [[line(cp(500), 'a1a2')], [line(mate(3), 'a1a3')], [line(mate(2), 'a1a6')]];
  expect(shorterMate(deep, two)).toBe(two);
  expect(shorterMate(two, three)).toBe(two);
  expect(shorterMate(deep, [line(mate(-2), 'a1a2')])).toBe(deep);
});

test('moves, lines and pawns are written as Brazilians write them', () => {
  expect(['Nbd7', 'Qxh7#', 'Rfe8', 'Bb5+', 'Ke2', 'e8=Q+', 'O-O-O', 'bxc3'].map(inPortuguese)).toEqual([
    'Cbd7',
    'Dxh7#',
    'Tfe8',
    'Bb5+',
    'Re2',
    'e8=D+',
    'O-O-O',
    'bxc3',
  ]);
  expect(lineInPortuguese(new Chess().fen(), ['g1f3', 'g8f6', 'b1c3', 'a1a8'])).toBe('1. Cf3 Cf6 2. Cc3');
  expect(lineInPortuguese('4k3/8/8/8/8/8/8/4K2R b K - 0 30', ['e8d7', 'e1g1'])).toBe('30... Rd7 31. O-O');
  expect([4, 55, 199, 200, 1_234].map(pawns)).toEqual(['0,0 peão', '0,6 peão', '2,0 peões', '2,0 peões', '12,3 peões']);
});
