import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../server/features/auth/auth.schema.ts';
import { FIRST_DATA_ID, type FirstData } from '../../server/common/first-data.schema.ts';

/**
 * What the server wrote into the page, so that its first screen need not ask. It is taken out of the page: what was
 * true then is not read a second time.
 */
export const takeFirstData = (): FirstData => {
  const element = document.getElementById(FIRST_DATA_ID);
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as FirstData) : [];
};

type Role = User['role'];

/** The role of the signed-in user, null for nobody; undefined where the page does not say. */
export const roleIn = (firstData: FirstData): Role | null | undefined => {
  const me = firstData.find(({ procedure }) => procedure === 'auth.me');
  return me && ((me.data as { user: { role: Role } } | null)?.user.role ?? null);
};

/** The key under which tRPC's hooks keep a query, and under which the catalogue keeps its pages. */
const keyOf = (procedure: string, input: unknown, pages: object | undefined): unknown[] =>
  pages
    ? [procedure.split('.'), 'pages', pages]
    : [procedure.split('.'), { ...(input !== undefined && { input }), type: 'query' }];

/** As if the queries had been asked, and answered like this. */
export const putInto = (queries: QueryClient, firstData: FirstData): QueryClient => {
  for (const { procedure, input, pages, data } of firstData)
    queries.setQueryData(keyOf(procedure, input, pages), pages ? { pages: [data], pageParams: [1] } : data);
  return queries;
};
