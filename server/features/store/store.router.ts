import { admin, anyone, router, signedIn, student } from '../../trpc/init.ts';
import { listOrders, placeOrder, rateOrder, returnOrder } from './orders.service.ts';
import {
  FavouriteOutput,
  ManagedItemOutput,
  ManagedItemsInput,
  ManagedItemsOutput,
  OneOrderInput,
  OrderInput,
  OrderOutput,
  OrdersInput,
  OrdersOutput,
  RatedOrderOutput,
  RateOrderInput,
  StockInput,
  StoreItemForm,
  StoreItemInput,
  StoreItemOutput,
  StoreItemsInput,
  StoreItemsOutput,
  UpdateItemInput,
} from './store.schema.ts';
import { changeItem, createItem, getItem, listItems, listManagedItems, setFavourite, setStock } from './store.service.ts';

export const storeRouter = router({
  items: anyone
    .meta({ openapi: { method: 'GET', path: '/store/items', tags: ['store'], summary: 'Produtos da loja, com quantos há de cada tipo' } })
    .input(StoreItemsInput)
    .output(StoreItemsOutput)
    .query(async ({ ctx, input }) => listItems(ctx.db, (await ctx.signedIn())?.viewer ?? null, input)),

  item: anyone
    .meta({ openapi: { method: 'GET', path: '/store/items/{itemId}', tags: ['store'], summary: 'Um produto da loja' } })
    .input(StoreItemInput)
    .output(StoreItemOutput)
    .query(async ({ ctx, input }) => ({ item: await getItem(ctx.db, (await ctx.signedIn())?.viewer ?? null, input.itemId) })),

  favour: student
    .meta({ openapi: { method: 'PUT', path: '/store/items/{itemId}/favourite', tags: ['store'], summary: 'Guarda um produto nos favoritos' } })
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, true);
      return { favourite: true };
    }),

  unfavour: student
    .meta({ openapi: { method: 'DELETE', path: '/store/items/{itemId}/favourite', tags: ['store'], summary: 'Tira um produto dos favoritos' } })
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, false);
      return { favourite: false };
    }),

  orders: signedIn
    .meta({ openapi: { method: 'GET', path: '/store/orders', tags: ['store'], summary: 'As próprias compras; para administradores, as de todos' } })
    .input(OrdersInput)
    .output(OrdersOutput)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.viewer, input.page)),

  buy: student
    .meta({ openapi: { method: 'POST', path: '/store/orders', tags: ['store'], summary: 'Compra um produto com moedas', errorResponses: [404, 409] } })
    .input(OrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx.db, ctx.viewer, input)),

  giveBack: student
    .meta({ openapi: { method: 'POST', path: '/store/orders/{orderId}/return', tags: ['store'], summary: 'Devolve uma compra e recebe as moedas de volta', errorResponses: [404, 409] } })
    .input(OneOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => returnOrder(ctx.db, ctx.viewer, input.orderId)),

  rate: student
    .meta({ openapi: { method: 'PUT', path: '/store/orders/{orderId}/rating', tags: ['store'], summary: 'Avalia o produto de uma compra', errorResponses: [404, 409] } })
    .input(RateOrderInput)
    .output(RatedOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await rateOrder(ctx.db, ctx.viewer, input.orderId, input.rating) })),

  managed: admin
    .meta({ openapi: { method: 'GET', path: '/store/managed', tags: ['store'], summary: 'Todos os produtos, também os que não estão à venda' } })
    .input(ManagedItemsInput)
    .output(ManagedItemsOutput)
    .query(({ ctx, input }) => listManagedItems(ctx.db, input)),

  create: admin
    .meta({ openapi: { method: 'POST', path: '/store/items', tags: ['store'], summary: 'Cria um produto da loja' } })
    .input(StoreItemForm)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await createItem(ctx.db, input) })),

  update: admin
    .meta({ openapi: { method: 'PUT', path: '/store/items/{itemId}', tags: ['store'], summary: 'Altera um produto da loja' } })
    .input(UpdateItemInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await changeItem(ctx.db, input) })),

  setStock: admin
    .meta({ openapi: { method: 'PUT', path: '/store/items/{itemId}/stock', tags: ['store'], summary: 'Altera o estoque de um produto' } })
    .input(StockInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await setStock(ctx.db, input.itemId, input.stock) })),
});
