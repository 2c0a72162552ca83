import { describe, expect, test } from 'vitest';
import { sayMistake, type Mistake } from '../../../server/engine/mistake.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const cases: [string, Mistake, string][] = [
  [
    'a mate in one that is let happen',
    {
      fen: 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2',
      played: 'g2g4',
      before: { cp: -80 },
      after: { mate: -1 },
      best: ['e2e4', 'g8f6'],
      reply: ['d8h4'],
    },
    'Depois de g4, as pretas dão xeque-mate com Dh4#. Melhor era e4.',
  ],
  [
    'a mate in one that is missed',
    {
      fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
      played: 'h5g5',
      before: { mate: 1 },
      after: { cp: -700 },
      best: ['h5f7'],
      reply: ['h7h6', 'g5f5'],
    },
    'As brancas podiam dar xeque-mate com Dxf7#.',
  ],
  [
    'a mate in two that is missed, shown to its end',
    {
      fen: 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1',
      played: 'a1b1',
      before: { mate: 2 },
      after: { cp: 300 },
      best: ['a1a6', 'b7a6', 'b6b7'],
      reply: ['a7b6'],
    },
    'As brancas podiam dar xeque-mate em 2 lances: 1. Ta6 bxa6 2. b7#.',
  ],
  [
    'a mate whose line is not known to its end begins with a move',
    {
      fen: START,
      played: 'f2f3',
      before: { cp: 20 },
      after: { mate: -7 },
      best: ['e2e4'],
      reply: ['e7e5', 'g2g4'],
    },
    'Depois de f3, as pretas dão xeque-mate em 7 lances, a começar por e5. Melhor era e4.',
  ],
  [
    'a pawn that is lost',
    {
      fen: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2',
      played: 'd8d6',
      before: { cp: 0 },
      after: { cp: 250 },
      best: ['d5e4', 'c3e4'],
      reply: ['e4d5', 'g8f6'],
    },
    'Depois de Dd6, a melhor resposta é exd5, que captura o peão em d5. Com 3. exd5 Cf6, as brancas ganham o ' +
      'equivalente a 1,0 peão. Melhor era dxe4, que captura o peão em e4.',
  ],
];

describe('a mistake in words', () => {
  test.each(cases)('%s', (_, mistake, words) => {
    expect(sayMistake(mistake)).toBe(words);
  });

  test('without material or mate it is about the chances', () => {
    const quiet: Mistake = {
      fen: START,
      played: 'f2f3',
      before: { cp: 15 },
      after: { cp: -110 },
      best: ['e2e4', 'e7e5'],
      reply: ['e7e5', 'e2e4'],
    };
    expect(sayMistake(quiet)).toBe('Depois de f3, a chance de vitória das brancas cai de 51% para 40%. Melhor era e4.');
  });

  test('a piece that was traded is no loss', () => {
    const trade: Mistake = {
      fen: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      played: 'e4d5',
      before: { cp: 30 },
      after: { cp: -80 },
      best: ['b1c3'],
      reply: ['d8d5', 'b1c3'],
    };
    expect(sayMistake(trade)).not.toContain('ganham o equivalente');
  });
});
