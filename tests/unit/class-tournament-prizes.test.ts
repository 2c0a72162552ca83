import { expect, test } from 'vitest';
import { prizesOf } from '../../server/features/class-tournaments/standings.ts';

const prizes = [50, 25, 10];
/** What players of these ranks get. */
const paid = (...ranks: number[]) =>
  prizesOf(
    ranks.map((rank, i) => ({ userId: i + 1, rank })),
    prizes,
  ).map(({ userId, rank, coins, isShared }) => `${userId}: ${rank}º${isShared ? ' dividido' : ''} ${coins}`);

test('prizes are paid by the ranks of the table, also where who is above never came', () => {
  expect(paid(1, 2, 3, 4)).toEqual(['1: 1º 50', '2: 2º 25', '3: 3º 10']);
  expect(paid(2, 4)).toEqual(['1: 2º 25']);
});

test('those who share a rank share the prizes of the places that they fill, never more than was offered', () => {
  expect(paid(1, 1, 3)).toEqual(['1: 1º dividido 37', '2: 1º dividido 37', '3: 3º 10']);
  expect(paid(1, 2, 3, 3, 3, 3)).toEqual([
    '1: 1º 50',
    '2: 2º 25',
    ...[3, 4, 5, 6].map(userId => `${userId}: 3º dividido 2`),
  ]);
});
