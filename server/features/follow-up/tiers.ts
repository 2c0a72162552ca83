/** What students share by which they are sorted, such as the same progress: so many are listed, of so many there. */
export type Tier = { key: string | number; wanted: number; students: number };

/** Some tiers that follow each other, and which of their students are on a page. */
export type Part = { tiers: readonly Tier[]; offset: number; limit: number };

type Touched = { tier: Tier; offset: number; limit: number };

/** The tiers that a page touches, in their order, each with the students of it that are on the page. */
const touchedBy = (tiers: readonly Tier[], first: number, pageSize: number): Touched[] => {
  const touched: Touched[] = [];
  let before = 0;
  for (const tier of tiers) {
    const offset = Math.max(0, first - before);
    const limit = Math.min(tier.wanted, first + pageSize - before) - offset;
    if (limit > 0) touched.push({ tier, offset, limit });
    before += tier.wanted;
  }
  return touched;
};

/**
 * What a page is put together from: the end of one tier, the beginning of another and all that are whole in between.
 * @param first how many students stand before the page.
 */
export const partsOf = (tiers: readonly Tier[], first: number, pageSize: number): Part[] => {
  const touched = touchedBy(tiers, first, pageSize);
  const groups =
    touched.length < 3 ? touched.map(one => [one]) : [[touched[0]!], touched.slice(1, -1), touched.slice(-1)];
  return groups.map(group => ({
    tiers: group.map(({ tier }) => tier),
    offset: group[0]?.offset ?? 0,
    limit: group.reduce((sum, { limit }) => sum + limit, 0),
  }));
};
