import { expect, test } from 'vitest';
import { START_FEN } from '../../server/rules/position.ts';
import { evaluationText, evaluationWords, movesText, saidLines } from '../../src/shared/engine/said-lines.ts';

const line = (moves: string, score: { kind: 'cp' | 'mate'; value: number }) => [
  { depth: 9, rank: 1, score, moves: moves.split(' ') },
];

test('a line is written as on a score sheet in Portuguese, castling and promotion too', () => {
  const [said] = saidLines(START_FEN, line('e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1', { kind: 'cp', value: 31 }));
  expect(movesText(said?.moves ?? [])).toBe('1. e4 e5 2. Cf3 Cc6 3. Bc4 Bc5 4. O-O');
  expect(said?.evaluation).toEqual({ cp: 31 });
  const [promoting] = saidLines('8/P6k/8/8/8/8/8/K7 w - - 0 1', line('a7a8q', { kind: 'cp', value: 900 }));
  expect(movesText(promoting?.moves ?? [])).toBe('1. a8=D');
});

test('what is good for Black is below zero, whoever moves', () => {
  const fen = '4k3/8/8/8/8/8/4p3/4K3 b - - 0 12';
  const [said] = saidLines(fen, line('e8d7 e1e2', { kind: 'cp', value: 40 }));
  expect(said?.evaluation).toEqual({ cp: -40 });
  expect(movesText(said?.moves ?? [])).toBe('12... Rd7 13. Rxe2');
  expect(saidLines(fen, line('e8d7', { kind: 'mate', value: 3 }))[0]?.evaluation).toEqual({ mate: -3 });
});

test('a line that cannot be played here is left out', () => {
  expect(saidLines(START_FEN, line('e2e5', { kind: 'cp', value: 0 }))).toEqual([]);
});

test.each([
  [{ cp: 0 }, '0,0', 'posição equilibrada (0,0)'],
  [{ cp: 83 }, '+0,8', 'as brancas estão um pouco melhor (+0,8)'],
  [{ cp: -150 }, '-1,5', 'as pretas estão claramente melhor (-1,5)'],
  [{ cp: 640 }, '+6,4', 'as brancas têm vantagem decisiva (+6,4)'],
  [{ mate: -2 }, 'Mate em 2', 'mate das pretas em 2'],
  [{ won: 'white' as const }, 'Xeque-mate', 'as brancas venceram'],
])('%j is %s', (evaluation, text, words) => {
  expect(evaluationText(evaluation)).toBe(text);
  expect(evaluationWords(evaluation)).toBe(words);
});
