import { admin, anyone, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './store.docs.ts';
import { listOrders, placeOrder, rateOrder, returnOrder } from './orders.service.ts';
import {
  FavouriteOutput,
  ManagedItemOutput,
  ManagedItemsInput,
  ManagedItemsOutput,
  StockInput,
  StoreItemForm,
  StoreItemInput,
  StoreItemOutput,
  StoreItemsInput,
  StoreItemsOutput,
  UpdateItemInput,
} from './store.schema.ts';
import {
  OneOrderInput,
  OrderInput,
  OrderOutput,
  OrdersInput,
  OrdersOutput,
  RatedOrderOutput,
  RateOrderInput,
} from './orders.schema.ts';
import {
  changeItem,
  createItem,
  getItem,
  listItems,
  listManagedItems,
  setFavourite,
  setStock,
} from './store.service.ts';

export const storeRouter = router({
  items: anyone
    .meta(rest('GET', '/store/items', docs.items))
    .input(StoreItemsInput)
    .output(StoreItemsOutput)
    .query(async ({ ctx, input }) => listItems(ctx.db, (await ctx.signedIn())?.viewer ?? null, input)),

  item: anyone
    .meta(rest('GET', '/store/items/{itemId}', docs.item))
    .input(StoreItemInput)
    .output(StoreItemOutput)
    .query(async ({ ctx, input }) => ({
      item: await getItem(ctx.db, (await ctx.signedIn())?.viewer ?? null, input.itemId),
    })),

  favour: student
    .meta(rest('PUT', '/store/items/{itemId}/favourite', docs.favour))
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, true);
      return { favourite: true };
    }),

  unfavour: student
    .meta(rest('DELETE', '/store/items/{itemId}/favourite', docs.unfavour))
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, false);
      return { favourite: false };
    }),

  orders: signedIn
    .meta(rest('GET', '/store/orders', docs.orders))
    .input(OrdersInput)
    .output(OrdersOutput)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.viewer, input.page)),

  buy: student
    .meta(rest('POST', '/store/orders', docs.buy, { errorResponses: [404, 409] }))
    .input(OrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx.db, ctx.viewer, input)),

  giveBack: student
    .meta(rest('POST', '/store/orders/{orderId}/return', docs.giveBack, { errorResponses: [404, 409] }))
    .input(OneOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => returnOrder(ctx.db, ctx.viewer, input.orderId)),

  rate: student
    .meta(rest('PUT', '/store/orders/{orderId}/rating', docs.rate, { errorResponses: [404, 409] }))
    .input(RateOrderInput)
    .output(RatedOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await rateOrder(ctx.db, ctx.viewer, input.orderId, input.rating) })),

  managed: admin
    .meta(rest('GET', '/store/managed', docs.managed))
    .input(ManagedItemsInput)
    .output(ManagedItemsOutput)
    .query(({ ctx, input }) => listManagedItems(ctx.db, input)),

  create: admin
    .meta(rest('POST', '/store/items', docs.create))
    .input(StoreItemForm)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await createItem(ctx.db, ctx.viewer, input) })),

  update: admin
    .meta(rest('PUT', '/store/items/{itemId}', docs.update))
    .input(UpdateItemInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await changeItem(ctx.db, ctx.viewer, input) })),

  setStock: admin
    .meta(rest('PUT', '/store/items/{itemId}/stock', docs.setStock))
    .input(StockInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await setStock(ctx.db, ctx.viewer, input.itemId, input.stock) })),
});
