import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { MAX_PLIES, readRecord, writePgn } from '../../server/features/games/game-record.ts';

const FOOLS_MATE = '1. f3 e5 2. g4 Qh4#';
const STALEMATE =
  '1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6';
const THREEFOLD = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8';
const INVALID = 'Partida inválida';

describe('the moves', () => {
  test.each([
    ['numbers and marks', '1.f3 e5 2. g4?? Qh4# 0-1'],
    ['nothing but moves', 'f3 e5 g4 Qh4'],
    ['UCI', 'f2f3 e7e5 g2g4 d8h4'],
    ['long algebraic notation', 'f2-f3 e7-e5 g2-g4 Qd8-h4+'],
    [
      'comments, glyphs and variations',
      '1. f3 {um (erro} $2 e5 (1... d5 2. e4 (2. d4 1-0) *) 2. g4 ; não\n2... Qh4# 0-1',
    ],
    ['tags', '[Event "Casual \\"x\\" ]"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1'],
    ['a byte order mark and Windows line ends', '\uFEFF[Result "*"]\r\n\r\n1. f3 e5\r\n2. g4 Qh4# *'],
  ])('are read from %s', (_, pgn) => {
    expect(readRecord({ pgn, result: '0-1' })).toEqual({ moves: ['f3', 'e5', 'g4', 'Qh4#'], ending: 'checkmate' });
  });

  const inEnglish = 'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6 Re1 Ke7'.split(' ');
  test.each([
    ['Portuguese', '1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Dd6 6. Te1 Re7', inEnglish],
    ['long Portuguese', 'e2-e4 e7-e5 Cg1-f3 Cb8-c6 Bf1-b5 a7-a6 Bb5xc6 d7xc6 0-0 Dd8-d6 Tf1-e1 Re8-e7', inEnglish],
    ['kings alone, Portuguese', '1. e4 e5 2. Re2 Re7', ['e4', 'e5', 'Ke2', 'Ke7']],
    ['rooks alone, English', '1. h4 h5 2. Rh3 Rh6', ['h4', 'h5', 'Rh3', 'Rh6']],
    [
      'a Portuguese promotion',
      'h4 g5 hxg5 h6 gxh6 Cf6 h7 Tg8 hxg8=C',
      'h4 g5 hxg5 h6 gxh6 Nf6 h7 Rg8 hxg8=N'.split(' '),
    ],
  ])('are understood in %s', (_, pgn, moves) => {
    expect(readRecord({ pgn, result: '1-0' }).moves).toEqual(moves);
  });

  test('castle in every notation, and promote to what is said', () => {
    expect(
      readRecord({ pgn: 'e4 e5 Nf3 Nc6 Bc4 Bc5 0-0 Nf6 a3 e8g8', result: '1-0' }).moves.filter(san => san === 'O-O'),
    ).toHaveLength(2);
    expect(readRecord({ pgn: 'h4 g5 hxg5 h6 gxh6 Nf6 h7 Rg8 h7g8n', result: '1-0' }).moves.at(-1)).toBe('hxg8=N');
    expect(() => readRecord({ pgn: 'h4 g5 hxg5 h6 gxh6 Nf6 h7 Rg8 hxg8', result: '1-0' })).toThrow(INVALID);
  });

  test.each([
    ['nothing', ''],
    ['words', 'uma bela partida'],
    ['an illegal move', '1. e4 e5 2. Ke3'],
    ["a piece's letter in German, which is no pawn's move", '1. e4 e5 2. Sf3 Sc6'],
    ['illegal in either language', '1. e4 e5 2. Rd3'],
    ['a word between two moves', '1. e4 bom e5'],
    ['a move after the mate', `${FOOLS_MATE} 3. Kf2`],
    ['a move after the result', '1. e4 1-0 e5'],
    ['a null move', '1. e4 --'],
    ['another start', '[SetUp "1"]\n[FEN "7k/8/8/8/8/8/8/KQ6 w - - 0 1"]\n\n1. Qb7'],
    ['an open variation', '1. e4 (1. d4'],
    ['an open comment', '1. e4 {hm'],
    ['more moves than a game has', 'Nf3 Nf6 Ng1 Ng8 '.repeat(MAX_PLIES / 4 + 1)],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('are refused when they are %s', (_, pgn) => {
    expect(() => readRecord({ pgn, result: '1-0' })).toThrow(INVALID);
  });

  test.each([
    ['[White "Ana"]\n\n1. e4 e5\n2. Cf3 Bd8', 'Na linha 4: o lance 2... Bd8 não é possível nesta posição.'],
    ['1. e4 e5\n2. Cf9', 'Na linha 2: “Cf9” não é um lance.'],
  ])('that cannot be read are named with their line: %j', (pgn, where) => {
    expect(() => readRecord({ pgn, result: '1-0' })).toThrow(`${INVALID}. ${where}`);
  });

  test('may be missing only where White resigned or lost on time', () => {
    expect(readRecord({ pgn: '', result: '0-1', ending: 'resignation' })).toEqual({ moves: [], ending: 'resignation' });
    expect(readRecord({ pgn: '[Result "0-1"]\n\n0-1', result: '0-1', ending: 'time' })).toEqual({
      moves: [],
      ending: 'time',
    });
    expect(() => readRecord({ pgn: '*', result: '1/2-1/2', ending: 'agreement' })).toThrow(INVALID);
    expect(() => readRecord({ pgn: '', result: '1-0', ending: 'resignation' })).toThrow(INVALID);
    expect(() => readRecord({ pgn: '', result: '1/2-1/2', ending: 'time' })).toThrow(INVALID);
  });
});

describe('the end', () => {
  test.each([
    [STALEMATE, '1/2-1/2', undefined, 'stalemate'],
    [THREEFOLD, '1/2-1/2', 'agreement', 'threefold'],
    [THREEFOLD, '0-1', 'time', 'time'],
    ['1. e4', '1-0', 'time', 'time'],
    ['1. e4 e5', '1/2-1/2', 'agreement', 'agreement'],
    ['1. e4 e5', '1/2-1/2', 'time', 'time'],
    ['1. e4 e5', '0-1', 'resignation', 'resignation'],
    ['1. e4 e5', '1-0', undefined, 'unknown'],
    [FOOLS_MATE, '0-1', 'resignation', 'checkmate'],
  ] as const)('of %s, %s, told %s, is %s', (pgn, result, ending, expected) => {
    expect(readRecord({ pgn, result, ...(ending && { ending }) }).ending).toBe(expected);
  });

  test.each([
    [FOOLS_MATE, '1-0', undefined, 'O resultado não confere com a posição final'],
    [FOOLS_MATE, '1/2-1/2', undefined, 'O resultado não confere com a posição final'],
    [STALEMATE, '1-0', 'time', 'O resultado não confere com a posição final'],
    ['1. e4 e5', '1-0', 'agreement', 'O final informado não combina com o resultado'],
    ['1. e4 e5', '1-0', 'time', 'O final informado não combina com o resultado'],
    ['1. e4', '0-1', 'time', 'O final informado não combina com o resultado'],
    ['1. e4 e5', '1/2-1/2', 'resignation', 'O final informado não combina com o resultado'],
    ['[Result "0-1"]\n\n1. e4 e5', '1-0', undefined, 'O resultado não confere com o do PGN'],
    ['1. e4 e5 1/2-1/2', '1-0', undefined, 'O resultado não confere com o do PGN'],
  ] as const)('of %s cannot be %s, told %s', (pgn, result, ending, message) => {
    expect(() => readRecord({ pgn, result, ...(ending && { ending }) })).toThrow(message);
  });
});

describe('the PGN that is stored', () => {
  const described = {
    mode: 'practice',
    white: 'Ana',
    black: 'IA (Fácil)',
    result: '0-1',
    timeControl: '600',
    playedAt: new Date('2026-03-02T01:30:00Z'),
  } as const;

  test('has the tags that the product knows, the day in São Paulo, and SAN', () => {
    const pgn = writePgn(readRecord({ pgn: 'f2f3 e7e5 g2g4 d8h4', result: '0-1' }), described);
    const chess = new Chess();
    chess.loadPgn(pgn);
    expect(chess.history().join(' ')).toBe('f3 e5 g4 Qh4#');
    expect(chess.getHeaders()).toMatchObject({
      Event: 'Prática contra a IA',
      Site: 'Academia',
      Date: '2026.03.01',
      White: 'Ana',
      Black: 'IA (Fácil)',
      Result: '0-1',
      TimeControl: '600',
      Termination: 'normal',
    });
    expect(pgn).toMatch(/0-1$/);
  });

  test('says nothing else, whatever a player is called', () => {
    const white = 'Zé "]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\\';
    const chess = new Chess();
    chess.loadPgn(writePgn({ moves: ['e4'], ending: 'time' }, { ...described, white }));
    expect(chess.getHeaders()).toMatchObject({ Termination: 'time forfeit', White: expect.stringContaining('Zé') });
    expect(chess.getHeaders()).not.toHaveProperty('FEN');
  });
});
