import { describe, expect, test } from 'vitest';
import { demoPurchases } from '../../db/demo/store/purchases.ts';
import { demoStoreItems } from '../../db/demo/store/index.ts';
import { StoreItemForm } from '../../server/features/store/managed-item.schema.ts';
import { discountOf } from '../../server/features/store/store.service.ts';

const of = (wanted: Partial<Record<'category' | 'kind' | 'level', string>>) =>
  demoStoreItems.filter(item =>
    Object.entries(wanted).every(([name, value]) => (item as Record<string, unknown>)[name] === value),
  );
const prices = (category: string) => of({ category }).map(({ price }) => price);

describe("the demo's store", () => {
  test('has 12 combos, 25 pieces (12 boards, 8 sets, 5 clocks) and 8 notebooks (3, 3, 2)', () => {
    const sizes = [
      of({ category: 'combo' }),
      of({ category: 'piece' }),
      of({ kind: 'board' }),
      of({ kind: 'set' }),
      of({ kind: 'clock' }),
      of({ category: 'notebook' }),
    ];
    expect(sizes.map(({ length }) => length)).toEqual([12, 25, 12, 8, 5, 8]);
    expect(['beginner', 'intermediate', 'advanced'].map(level => of({ category: 'notebook', level }).length)).toEqual([
      3, 3, 2,
    ]);
  });

  test('asks what the documents say: combos 80–480 at half price, pieces 45–850, notebooks 40–110', () => {
    const range = (category: string) => [Math.min(...prices(category)), Math.max(...prices(category))];
    expect([range('combo'), range('piece'), range('notebook')]).toEqual([
      [80, 480],
      [45, 850],
      [40, 110],
    ]);
    for (const { price, oldPrice = null } of of({ category: 'combo' })) {
      expect(discountOf({ price, oldPrice })).toBe(50);
    }
  });

  test('features four products, one of each shelf among them', () => {
    const featured = demoStoreItems.filter(item => item.featured);
    expect(featured).toHaveLength(4);
    expect(new Set(featured.map(({ category }) => category)).size).toBe(3);
  });

  test.each(demoStoreItems.map(item => [item.key, item] as const))(
    '%s is what an administrator could have written',
    (key, item) => {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(StoreItemForm.safeParse(item).error).toBeUndefined();
      expect(demoStoreItems.filter(other => other.key === key)).toHaveLength(1);
    },
  );

  test('has stars for every notebook', () => {
    const judged = new Set(
      Object.values(demoPurchases)
        .flat()
        .flatMap(({ item, stars }) => (stars ? [item] : [])),
    );
    for (const { key } of of({ category: 'notebook' })) expect(judged).toContain(key);
  });

  test('sold what it has', () => {
    const keys = new Set(demoStoreItems.map(({ key }) => key));
    for (const purchase of Object.values(demoPurchases).flat()) expect(keys).toContain(purchase.item);
  });
});
