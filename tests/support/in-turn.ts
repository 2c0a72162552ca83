import type { Viewer } from '../../server/common/viewer.ts';

/** All callers at a time, as many as two small classes make. */
export const inTurn = async <Item, Result>(
  callers: readonly Viewer[],
  items: Item[],
  call: (item: Item, i: number, as: Viewer) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = [...items.entries()].values();
  const work = async (as: Viewer): Promise<void> => {
    for (const [i, item] of left) results[i] = await call(item, i, as);
  };
  await Promise.all(callers.map(work));
  return results;
};
