import { expect, test } from 'vitest';
import {
  answerWith,
  ask,
  isKnightMove,
  isLight,
  VISION_KINDS,
} from '../../src/features/chess/training/vision/vision.ts';
import { rowsFor } from '../../src/board/squares.ts';

const SQUARES = rowsFor('w').flat();

test('a1 is dark, h1 light', () => {
  expect(['a1', 'h1', 'a8', 'e4', 'd5'].map(square => isLight(square as 'a1'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('a knight goes from b1 to c3, not to b3', () => {
  expect(isKnightMove('b1', 'c3')).toBe(true);
  expect(isKnightMove('b1', 'b3')).toBe(false);
});

test('the knight is led step by step, and a move it has not is wrong', () => {
  const question = { kind: 'cavalo', from: 'b1', target: 'd5' } as const;
  expect(answerWith(question, 'c3')).toEqual({ is: 'step', next: { ...question, from: 'c3' } });
  expect(answerWith(question, 'b3')).toEqual({ is: 'wrong' });
  expect(answerWith({ ...question, from: 'c3' }, 'd5')).toEqual({ is: 'right' });
});

test.each(VISION_KINDS)('%s: of two hundred questions each has exactly its one right answer', kind => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 200; i += 1) {
    const question = ask(kind, random);
    if (question.kind === 'nome') {
      const right = question.options.filter(option => answerWith(question, option).is === 'right');
      expect([right, new Set(question.options).size]).toEqual([[question.square], 4]);
    }
    if (question.kind === 'ataque') {
      const black = question.pieces.filter(({ color }) => color === 'b').map(({ square }) => square);
      expect(black.filter(square => answerWith(question, square).is === 'right')).toEqual([question.attacked]);
      expect(new Set(question.pieces.map(({ square }) => square)).size).toBe(5);
    }
    if (question.kind === 'cavalo') {
      const { from, target } = question;
      expect(target).not.toBe(from);
      const isNear = isKnightMove(from, target);
      expect(isNear || SQUARES.some(via => isKnightMove(from, via) && isKnightMove(via, target))).toBe(true);
    }
    if (question.kind === 'casa') expect(answerWith(question, question.square).is).toBe('right');
    if (question.kind === 'cor')
      expect(['clara', 'escura'].filter(own => answerWith(question, own).is === 'right')).toHaveLength(1);
  }
});
