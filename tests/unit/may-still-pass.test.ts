import { expect, test } from 'vitest';
import { mayStillPass } from '../../src/features/player/quiz/may-still-pass.ts';

const graded = (...verdicts: (boolean | null)[]) => ({ passed: false, questions: verdicts.map((correct, place) => ({ questionId: place + 1, correct, correctAnswer: '', explanation: null })) });

test.each([
  { verdicts: [true, true, null], may: true },
  { verdicts: [true, false, null], may: false },
  { verdicts: [true, true, false], may: false },
])('$verdicts may still pass: $may', ({ verdicts, may }) => {
  expect(mayStillPass(graded(...verdicts))).toBe(may);
});
