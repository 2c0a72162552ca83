import { expect, test } from 'vitest';
import { partsOf, type Tier } from '../../server/features/follow-up/tiers.ts';

const tier = (key: number, wanted: number): Tier => ({ key, wanted, students: wanted });
const told = (tiers: Tier[], first: number, pageSize: number) =>
  partsOf(tiers, first, pageSize).map(({ tiers: own, offset, limit }) => [own.map(({ key }) => key), offset, limit]);

test('a page inside a tier is a part of it', () => {
  expect(told([tier(3, 50), tier(2, 50)], 20, 20)).toEqual([[[3], 20, 20]]);
  expect(told([tier(3, 50), tier(2, 50)], 70, 20)).toEqual([[[2], 20, 20]]);
});

test('a page over many tiers is three parts: an end, all that are whole, a beginning', () => {
  const tiers = [tier(9, 15), tier(8, 2), tier(7, 3), tier(6, 1), tier(5, 90)];
  expect(told(tiers, 10, 20)).toEqual([
    [[9], 10, 5],
    [[8, 7, 6], 0, 6],
    [[5], 0, 9],
  ]);
});

test('a page over two tiers is two parts, and the last page may be short', () => {
  expect(told([tier(2, 5), tier(1, 5)], 4, 20)).toEqual([
    [[2], 4, 1],
    [[1], 0, 5],
  ]);
  expect(told([tier(2, 5), tier(1, 5)], 10, 20)).toEqual([]);
  expect(told([], 0, 20)).toEqual([]);
});
