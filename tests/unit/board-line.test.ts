import { describe, expect, test } from 'vitest';
import { grade } from '../../server/features/progress/grading.ts';
import { lineInSan, lineInUci, readLine } from '../../server/rules/board-line.ts';
import { lineInPortuguese } from '../../src/lib/portuguese-moves.ts';
import { fencedText } from '../../src/shared/pgn/fenced-text.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** King e1 and rook a1: both can go to d1. */
const BOTH_TO_D1 = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';

describe('a line of moves', () => {
  test('is the same in either language, in UCI, and with numbers', () => {
    const texts = ['1. Cf3 Cc6 2.Bb5', 'Nf3 Nc6 Bb5', 'g1f3 b8c6 f1b5', '1.Nf3 1...Nc6 2. f1b5'];
    const start = START.replace('PPPPPPPP', 'PPPP1PPP');
    expect(texts.map(text => lineInUci(start, text))).toEqual(Array(4).fill('g1f3 b8c6 f1b5'));
  });

  test('names the first move that cannot be played', () => {
    expect(readLine(START, 'e4 e5 Cf9')).toEqual({ wrong: 'Cf9' });
    expect(lineInUci(START, 'e5')).toBeUndefined();
  });

  test('keeps its meaning when it is written in Portuguese and read again, also of king and rook', () => {
    for (const uci of ['e1d1', 'a1d1', 'e1d1 e8d8', 'a1d1 e8f8', 'a1d1 e8f8 e1e2']) {
      const san = lineInSan(BOTH_TO_D1, uci)!;
      expect(lineInUci(BOTH_TO_D1, lineInPortuguese(san))).toBe(uci);
    }
  });
});

describe('an answer on the board', () => {
  const question = { id: 1, type: 'board' as const, correctAnswer: '', fen: START, lines: ['e4 e5 Nf3', 'd4 d5'] };
  const isRight = (answer: string, equal?: ReadonlySet<string>): unknown =>
    grade([question], [{ questionId: 1, answer }], equal).graded[0]?.correct;

  test('is right when it is one of the lines, whole', () => {
    expect(['e4 e5 Cf3', 'd2d4 d7d5', '1. e4 e5 2. Nf3'].map(answer => isRight(answer))).toEqual([true, true, true]);
    expect(['e4 e5', 'e4 e5 Nf3 Nc6', 'e4 c5 Nf3', 'Nf3', 'x', ''].map(answer => isRight(answer))).toEqual(
      Array(6).fill(false),
    );
  });

  test('is right too when the engine holds it equal', () => {
    expect(isRight('e4 e5 Bc4', new Set(['1 e4 e5 Bc4']))).toBe(true);
    expect(isRight('e4 e5 Bc4', new Set(['2 e4 e5 Bc4']))).toBe(false);
  });
});

test('boards in a text are parted from its words', () => {
  expect(fencedText('Quem ganha?\n```fen\n8/8/8/8 w\n```\nPense.')).toEqual({
    words: 'Quem ganha?\n\nPense.',
    boards: [{ kind: 'fen', text: '8/8/8/8 w' }],
  });
  expect(fencedText('```pgn 1. e4 e5 ```').boards).toEqual([{ kind: 'pgn', text: '1. e4 e5' }]);
  expect(fencedText('Como anda a torre?')).toEqual({ words: 'Como anda a torre?', boards: [] });
});
