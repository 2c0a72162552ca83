/** Lists by pages: which rows are wanted, and how many there are. What is asked and answered is in paging.schema.ts. */

export type Page = { page: number; pageSize: number };
export type AskedPage = { page?: number | undefined; pageSize?: number | undefined };

const MOST_ON_A_PAGE = 100;

/** The page that is wanted, of a list of which `whole` come where none is named. */
export const pageOf = ({ page, pageSize }: AskedPage, whole: number): Page => ({
  page: page ?? 1,
  pageSize: pageSize ?? (page === undefined ? whole : MOST_ON_A_PAGE),
});

/** Which rows are on a page. */
export const rangeOf = ({ page, pageSize }: Page) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** How many rows a list has: they are counted only where its last page does not tell it. */
export const totalOf = async (
  { page, pageSize }: Page,
  found: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> =>
  found.length < pageSize && (found.length > 0 || page === 1) ? (page - 1) * pageSize + found.length : count();
