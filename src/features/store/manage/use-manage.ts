import { keepPreviousData } from '@tanstack/react-query';
import type { StoreCategory } from '../../../../server/features/store/store.schema.ts';
import { api } from '../../../lib/api.ts';

export type ManageFilters = {
  tab: 'itens' | 'compras';
  search: string;
  category: StoreCategory | undefined;
  page: number;
};

/** Every product, on the shelf or off it. */
export const useManagedItems = ({ search, category, page }: ManageFilters) =>
  api.store.managed.useQuery({ search: search.trim(), category, page }, { placeholderData: keepPreviousData });

const useRefresh = () => {
  const cache = api.useUtils();
  return () => cache.store.invalidate();
};

export const useCreateItem = () => api.store.create.useMutation({ onSuccess: useRefresh() });
export const useUpdateItem = () => api.store.update.useMutation({ onSuccess: useRefresh() });
export const useSetStock = () => api.store.setStock.useMutation({ onSuccess: useRefresh() });
