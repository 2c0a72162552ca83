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
    .meta({
      openapi: {
        method: 'GET',
        path: '/store/items',
        tags: ['store'],
        summary: 'Produtos da loja, com quantos há de cada tipo',
        description: 'Aberto a todos. Quem está conectado vê também os seus favoritos e o que já comprou.',
      },
      example: { category: 'notebook', level: 'beginner', limit: 2 },
    })
    .input(StoreItemsInput)
    .output(StoreItemsOutput)
    .query(async ({ ctx, input }) => listItems(ctx.db, (await ctx.signedIn())?.viewer ?? null, input)),

  item: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/store/items/{itemId}',
        tags: ['store'],
        summary: 'Um produto da loja',
        description: 'Aberto a todos. Um produto que não está à venda recebe 404.',
      },
      example: { itemId: 38 },
    })
    .input(StoreItemInput)
    .output(StoreItemOutput)
    .query(async ({ ctx, input }) => ({
      item: await getItem(ctx.db, (await ctx.signedIn())?.viewer ?? null, input.itemId),
    })),

  favour: student
    .meta({
      openapi: {
        method: 'PUT',
        path: '/store/items/{itemId}/favourite',
        tags: ['store'],
        summary: 'Guarda um produto nos favoritos',
        description: 'Repetir não muda nada.',
      },
      example: { itemId: 38 },
    })
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, true);
      return { favourite: true };
    }),

  unfavour: student
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/store/items/{itemId}/favourite',
        tags: ['store'],
        summary: 'Tira um produto dos favoritos',
        description: 'Repetir não muda nada.',
      },
      example: { itemId: 38 },
    })
    .input(StoreItemInput)
    .output(FavouriteOutput)
    .mutation(async ({ ctx, input }) => {
      await setFavourite(ctx.db, ctx.viewer, input.itemId, false);
      return { favourite: false };
    }),

  orders: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/store/orders',
        tags: ['store'],
        summary: 'As próprias compras; para administradores, as de todos',
        description:
          'As compras, da mais recente à mais antiga, com o prazo da garantia de 30 dias. Administradores recebem as de todos.',
      },
      exampleBy: 'pedro.lima@academia.demo',
    })
    .input(OrdersInput)
    .output(OrdersOutput)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.viewer, input.page)),

  buy: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/store/orders',
        tags: ['store'],
        summary: 'Compra um produto com moedas',
        description:
          'Paga com moedas, que nunca ficam negativas. A mesma `clientKey` é paga uma só vez; um preço que mudou, um produto esgotado e um saldo que não chega são recusados.',
        errorResponses: [404, 409],
      },
      example: { itemId: 38, clientKey: 'compra-0001', price: 40 },
    })
    .input(OrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => placeOrder(ctx.db, ctx.viewer, input)),

  giveBack: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/store/orders/{orderId}/return',
        tags: ['store'],
        summary: 'Devolve uma compra e recebe as moedas de volta',
        description: 'Dentro de 30 dias, e uma vez: as moedas voltam, e o bônus de XP da compra termina.',
        errorResponses: [404, 409],
      },
      example: { orderId: 4 },
      exampleBy: 'pedro.lima@academia.demo',
    })
    .input(OneOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => returnOrder(ctx.db, ctx.viewer, input.orderId)),

  rate: student
    .meta({
      openapi: {
        method: 'PUT',
        path: '/store/orders/{orderId}/rating',
        tags: ['store'],
        summary: 'Avalia o produto de uma compra',
        description: 'Só quem comprou e não devolveu. Dar outra nota substitui a primeira.',
        errorResponses: [404, 409],
      },
      example: { orderId: 3, rating: 5 },
      exampleBy: 'pedro.lima@academia.demo',
    })
    .input(RateOrderInput)
    .output(RatedOrderOutput)
    .mutation(async ({ ctx, input }) => ({ order: await rateOrder(ctx.db, ctx.viewer, input.orderId, input.rating) })),

  managed: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/store/managed',
        tags: ['store'],
        summary: 'Todos os produtos, também os que não estão à venda',
        description: '20 produtos por página, com quantos foram vendidos.',
      },
      example: { search: 'caderno' },
    })
    .input(ManagedItemsInput)
    .output(ManagedItemsOutput)
    .query(({ ctx, input }) => listManagedItems(ctx.db, input)),

  create: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/store/items',
        tags: ['store'],
        summary: 'Cria um produto da loja',
        description:
          'Um produto novo, à venda salvo com `active` false. O tipo tem de ser da categoria, e um caderno tem nível.',
      },
      example: {
        category: 'notebook',
        kind: 'notebook',
        name: 'Caderno do Enxadrista',
        description: 'Sessenta diagramas em branco para as suas partidas.',
        price: 35,
        level: 'beginner',
        pages: 64,
        author: 'Academia',
        topics: ['Anotação'],
        stock: 100,
      },
    })
    .input(StoreItemForm)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await createItem(ctx.db, ctx.viewer, input) })),

  update: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/store/items/{itemId}',
        tags: ['store'],
        summary: 'Altera um produto da loja',
        description: 'O produto passa a ser como vem; o estoque tem um endereço próprio.',
      },
      example: {
        itemId: 39,
        category: 'notebook',
        kind: 'notebook',
        name: 'Xadrez em Família',
        description: 'Jogos e desafios para adultos e crianças.',
        price: 40,
        oldPrice: 45,
        level: 'beginner',
      },
    })
    .input(UpdateItemInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await changeItem(ctx.db, ctx.viewer, input) })),

  setStock: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/store/items/{itemId}/stock',
        tags: ['store'],
        summary: 'Altera o estoque de um produto',
        description: 'Diz quantos há agora; null é sem limite.',
      },
      example: { itemId: 2, stock: 25 },
    })
    .input(StockInput)
    .output(ManagedItemOutput)
    .mutation(async ({ ctx, input }) => ({ item: await setStock(ctx.db, ctx.viewer, input.itemId, input.stock) })),
});
