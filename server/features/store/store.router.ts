import { admin, anyone, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './store.docs.ts';
import { deliverOrder, receiveReturn } from './delivery.service.ts';
import { listOrders, placeOrder, rateOrder, returnOrder } from './orders.service.ts';
import {
  FavouriteOutput,
  NotebookOutput,
  StoreItemInput,
  StoreItemOutput,
  StoreItemsInput,
  StoreItemsOutput,
} from './store.schema.ts';
import {
  ManagedItemOutput,
  ManagedItemsInput,
  ManagedItemsOutput,
  StockInput,
  StoreItemForm,
  UpdateItemInput,
} from './managed-item.schema.ts';
import {
  HandledOrderOutput,
  OneOrderInput,
  OrderInput,
  OrderOutput,
  OrdersInput,
  OrdersOutput,
  RatedOrderOutput,
  RateOrderInput,
  ReturnInput,
} from './orders.schema.ts';
import {
  changeItem,
  createItem,
  getItem,
  listItems,
  listManagedItems,
  readNotebook,
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

  notebook: student
    .meta(rest('GET', '/store/items/{itemId}/content', docs.notebook, { errorResponses: [404] }))
    .input(StoreItemInput)
    .output(NotebookOutput)
    .query(({ ctx, input }) => readNotebook(ctx.db, ctx.viewer, input.itemId)),

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
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.viewer, input)),

  buy: student
    .meta(rest('POST', '/store/orders', docs.buy, { errorResponses: [404, 409] }))
    .input(OrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx.db, ctx.viewer, input)),

  giveBack: student
    .meta(rest('POST', '/store/orders/{orderId}/return', docs.giveBack, { errorResponses: [404, 409] }))
    .input(ReturnInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => returnOrder(ctx.db, ctx.viewer, input)),

  rate: student
    .meta(rest('PUT', '/store/orders/{orderId}/rating', docs.rate, { errorResponses: [404, 409] }))
    .input(RateOrderInput)
    .output(RatedOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await rateOrder(ctx.db, ctx.viewer, input.orderId, input.rating) })),

  deliver: admin
    .meta(rest('POST', '/store/orders/{orderId}/deliver', docs.deliver, { errorResponses: [404, 409] }))
    .input(OneOrderInput)
    .output(HandledOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await deliverOrder(ctx.db, ctx.viewer, input.orderId) })),

  receive: admin
    .meta(rest('POST', '/store/orders/{orderId}/receive', docs.receive, { errorResponses: [404, 409] }))
    .input(OneOrderInput)
    .output(HandledOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await receiveReturn(ctx.db, ctx.viewer, input.orderId) })),

  managed: admin
    .meta(rest('GET', '/store/managed', docs.managed))
    .input(ManagedItemsInput)
    .output(ManagedItemsOutput)
    .query(({ ctx, input }) => listManagedItems(ctx.db, input)),

  create: admin
    .meta(rest('POST', '/store/items', docs.create, { errorResponses: [404, 409] }))
    .input(StoreItemForm)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await createItem(ctx.db, ctx.storage, ctx.viewer, input) })),

  update: admin
    .meta(rest('PUT', '/store/items/{itemId}', docs.update, { errorResponses: [404, 409] }))
    .input(UpdateItemInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await changeItem(ctx.db, ctx.storage, ctx.viewer, input) })),

  setStock: admin
    .meta(rest('PUT', '/store/items/{itemId}/stock', docs.setStock))
    .input(StockInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await setStock(ctx.db, ctx.viewer, input.itemId, input.stock) })),
});
