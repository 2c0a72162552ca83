import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { OrdersInput } from '../../../server/features/store/orders.schema.ts';
import type { StoreItemsInput } from '../../../server/features/store/store.schema.ts';
import { api } from '../../lib/api.ts';

type Wanted = Partial<Omit<StoreItemsInput, 'offset' | 'limit'>>;
/** 'Mostrar mais' loads the rest: as many as the server gives at once. */
const REST = 50;

const countLoaded = (pages: readonly { items: readonly unknown[] }[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/** Products that pass the filters: a first page, then the rest. The shown products stay while new ones load. */
export const useShelf = (wanted: Wanted, pageSize: number) => {
  const { client } = api.useUtils();
  return useInfiniteQuery({
    // Below the procedure's own key, so that whatever makes the shelves stale reaches the pages too.
    queryKey: [...getQueryKey(api.store.items), 'pages', wanted, pageSize],
    queryFn: ({ pageParam, signal }) =>
      client.store.items.query({ ...wanted, offset: pageParam, limit: pageParam === 0 ? pageSize : REST }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (countLoaded(pages) < total ? countLoaded(pages) : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      total: pages.at(-1)?.total ?? 0,
      counts: pages.at(-1)?.counts ?? [],
      comboDiscount: pages.at(-1)?.comboDiscount ?? 0,
    }),
  });
};

/** The first products of the whole store, and how many each category has. */
export const useFeatured = (limit: number) => api.store.items.useQuery({ limit });

/**
 * A purchase changes coins, stock, favourites and boosts: everything on the screen is fetched again before it counts as
 * done.
 */
const useRefresh = () => {
  const cache = api.useUtils();
  return () => cache.invalidate();
};

/** A refusal too may mean that what is on the screen is old: the price, the stock, the coins. */
export const useBuy = () => {
  const refresh = useRefresh();
  return api.store.buy.useMutation({ onSuccess: refresh, onError: () => void refresh() });
};
export const useReturn = () => api.store.giveBack.useMutation({ onSuccess: useRefresh() });

export const useRate = () => {
  const cache = api.useUtils();
  return api.store.rate.useMutation({ onSuccess: () => cache.store.invalidate() });
};

export const useFavourite = () => {
  const cache = api.useUtils();
  const options = { onSuccess: () => cache.store.invalidate() };
  return { favour: api.store.favour.useMutation(options), unfavour: api.store.unfavour.useMutation(options) };
};

export const useOrders = (wanted: OrdersInput) =>
  api.store.orders.useQuery(wanted, { placeholderData: keepPreviousData });

export const useItem = (itemId: number) => api.store.item.useQuery({ itemId });

/** The whole text of a notebook, for somebody who has bought it. */
export const useNotebook = (itemId: number) => api.store.notebook.useQuery({ itemId });
