/** Where several items have one title, as puzzles of a theme do, each says which it is. Pure. */
export const numbered = <Item extends { title: string }>(items: readonly Item[]): Item[] => {
  const titles = new Map<string, number>();
  for (const { title } of items) titles.set(title, (titles.get(title) ?? 0) + 1);
  return items.map((item, i) =>
    (titles.get(item.title) ?? 0) > 1 ? { ...item, title: `${i + 1}. ${item.title}` } : item,
  );
};
