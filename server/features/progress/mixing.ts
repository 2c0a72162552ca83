import { createHash } from 'node:crypto';

/** The same order for the same seed, whatever is added or left out. */
export const mixed = <Item>(items: readonly Item[], seed: number, keyOf: (item: Item) => string): Item[] => {
  const place = (item: Item): string =>
    createHash('sha256')
      .update(`${seed} ${keyOf(item)}`)
      .digest('hex');
  return items.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
};
