import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { OrdersInput } from '../../../../server/features/store/orders.schema.ts';
import type { StoreCategory } from '../../../../server/features/store/store.schema.ts';
import type { StoreItemForm, UpdateItemInput } from '../../../../server/features/store/managed-item.schema.ts';
import { api } from '../../../lib/api.ts';
import type { Picture } from '../../../shared/images/ImageField.tsx';
import { useSendImage } from '../../../shared/images/use-send-image.ts';

export type ManageFilters = {
  tab: 'itens' | 'compras';
  search: string;
  category: StoreCategory | undefined;
  /** Of the purchases: only those for which the school has something to do. */
  waiting: OrdersInput['waiting'];
  page: number;
};

/** Every product, on the shelf or off it. */
export const useManagedItems = ({ search, category, page }: ManageFilters) =>
  api.store.managed.useQuery({ search: search.trim(), category, page }, { placeholderData: keepPreviousData });

const useRefresh = () => {
  const cache = api.useUtils();
  return () => cache.store.invalidate();
};

type Pictured<Input> = Omit<Input, 'imageUrl'> & { photo: Picture };

/** Saves a new product; a photo that is still a file is sent first. */
export const useCreateItem = () => {
  const create = api.store.create.useMutation({ onSuccess: useRefresh() });
  const send = useSendImage();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ photo, ...form }: Pictured<StoreItemForm>) =>
      create.mutateAsync({ ...form, imageUrl: await send(photo) }),
  });
};

export const useUpdateItem = () => {
  const update = api.store.update.useMutation({ onSuccess: useRefresh() });
  const send = useSendImage();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ photo, ...form }: Pictured<UpdateItemInput>) =>
      update.mutateAsync({ ...form, imageUrl: await send(photo) }),
  });
};

/** The school has handed a thing over, or has it again. Coins and stock may change with it. */
export const useHandle = () => {
  const options = { onSuccess: useRefresh() };
  return { deliver: api.store.deliver.useMutation(options), receive: api.store.receive.useMutation(options) };
};
export const useSetStock = () => api.store.setStock.useMutation({ onSuccess: useRefresh() });
