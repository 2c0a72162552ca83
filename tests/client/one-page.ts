/** A list whose only page this is, as the server answers it. */
export const onePage = <Lists extends object>(lists: Lists) => ({
  ...lists,
  total: Object.values(lists).reduce((sum: number, rows: unknown) => sum + (Array.isArray(rows) ? rows.length : 0), 0),
  page: 1,
  pageSize: 100,
});
