/** The lessons in an order that is not saved yet, numbered from 1. Pure functions. */
type Placed = { id: number; order: number };

const renumbered = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, order: index + 1 }));

/** As they are taught. */
export const inOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.order - b.order);

/** Moves the lesson at index `from` to index `to`; an index outside the list changes nothing. */
export const moved = <Item extends Placed>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  if (!item || to < 0 || to >= items.length) return [...items];
  return renumbered(items.toSpliced(from, 1).toSpliced(to, 0, item));
};

export const isSameOrder = (a: readonly Placed[], b: readonly Placed[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
