import { expect, test } from 'vitest';
import { studentsHere } from '../../src/features/live-lessons/answers.ts';

const follower = (userId: number, here: boolean) => ({ userId, fullName: `Aluno ${userId}`, here });
const answer = (userId: number) => ({ userId, fullName: `Aluno ${userId}`, san: 'e4', uci: 'e2e4' });

test('those who answered are counted among the students, also after leaving or before being seen', () => {
  const followers = [follower(1, true), follower(2, false), follower(3, false)];
  expect(studentsHere({ followers, answers: [] })).toBe(1);
  expect(studentsHere({ followers, answers: [answer(1), answer(2), answer(9)] })).toBe(3);
});
