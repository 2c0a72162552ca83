/** Who may do what in the store: every procedure, for every caller, over both protocols. */
import { beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../../server/features/store/orders.service.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { aKey, anItem, giveCoins } from '../support/store.ts';

const callers = ['anonymous', 'student', 'buyer', 'professor', 'admin'] as const;

const outcomes = {
  ...COMMON_OUTCOMES,
  noItem: { status: 404, message: 'Produto não encontrado' },
  noOrder: { status: 404, message: 'Pedido não encontrado' },
  notAsked: { status: 409, message: 'Ninguém pediu a devolução deste produto' },
  notOwned: { status: 403, message: 'Compre o caderno para ler' },
  poor: { status: 409, message: 'Você não tem moedas suficientes' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok'];
const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied'];
const buyers: Cells = ['login', 'noOrder', 'ok', 'denied', 'denied'];
const admins: Cells = ['login', 'denied', 'denied', 'denied', 'ok'];

/** A product, one that is off the shelf, the buyer's purchases of the first and of a board, and their notebook. */
type World = { itemId: number; hiddenId: number; orderId: number; boardOrderId: number; notebookId: number };
type Row = Question<World> & { name: string; cells: Cells };

const form = { category: 'piece', kind: 'set', name: 'Peças', description: 'De madeira', price: 50 };
const item = ({ itemId }: World) => ({ itemId });
const hidden = ({ hiddenId }: World) => ({ itemId: hiddenId });
const order = ({ orderId }: World) => ({ orderId });

/** What the school does with the board that was bought. */
const withBoard = (action: 'deliver' | 'receive') => ({
  type: 'mutation' as const,
  method: 'POST' as const,
  path: ({ boardOrderId }: World) => `/store/orders/${boardOrderId}/${action}`,
  ids: ({ boardOrderId }: World) => ({ orderId: boardOrderId }),
});
const notAsked: Cells = ['login', 'denied', 'denied', 'denied', 'notAsked'];

const rows: Row[] = [
  {
    name: 'list',
    procedure: 'store.items',
    type: 'query',
    method: 'GET',
    path: () => '/store/items',
    ids: () => ({}),
    cells: everybody,
  },
  {
    name: 'read one',
    procedure: 'store.item',
    type: 'query',
    method: 'GET',
    path: ({ itemId }) => `/store/items/${itemId}`,
    ids: item,
    cells: everybody,
  },
  {
    name: 'read one off the shelf',
    procedure: 'store.item',
    type: 'query',
    method: 'GET',
    path: ({ hiddenId }) => `/store/items/${hiddenId}`,
    ids: hidden,
    cells: ['noItem', 'noItem', 'noItem', 'noItem', 'noItem'],
  },
  {
    name: 'favour',
    procedure: 'store.favour',
    type: 'mutation',
    method: 'PUT',
    path: ({ itemId }) => `/store/items/${itemId}/favourite`,
    ids: item,
    cells: students,
  },
  {
    name: 'unfavour',
    procedure: 'store.unfavour',
    type: 'mutation',
    method: 'DELETE',
    path: ({ itemId }) => `/store/items/${itemId}/favourite`,
    ids: item,
    cells: students,
  },
  {
    name: 'buy',
    procedure: 'store.buy',
    type: 'mutation',
    method: 'POST',
    path: () => '/store/orders',
    body: ({ itemId }) => ({ itemId, clientKey: aKey() }),
    cells: ['login', 'poor', 'ok', 'denied', 'denied'],
  },
  {
    name: 'buy what is off the shelf',
    procedure: 'store.buy',
    type: 'mutation',
    method: 'POST',
    path: () => '/store/orders',
    body: ({ hiddenId }) => ({ itemId: hiddenId, clientKey: aKey() }),
    cells: ['login', 'noItem', 'noItem', 'denied', 'denied'],
  },
  {
    name: 'list purchases',
    procedure: 'store.orders',
    type: 'query',
    method: 'GET',
    path: () => '/store/orders',
    ids: () => ({}),
    cells: ['login', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    name: 'return',
    procedure: 'store.giveBack',
    type: 'mutation',
    method: 'POST',
    path: ({ orderId }) => `/store/orders/${orderId}/return`,
    ids: order,
    cells: buyers,
  },
  { ...withBoard('deliver'), name: 'hand over', procedure: 'store.deliver', cells: admins },
  { ...withBoard('receive'), name: 'receive back', procedure: 'store.receive', cells: notAsked },
  {
    name: 'read a notebook',
    procedure: 'store.notebook',
    type: 'query',
    method: 'GET',
    path: ({ notebookId }) => `/store/items/${notebookId}/content`,
    ids: ({ notebookId }) => ({ itemId: notebookId }),
    cells: ['login', 'notOwned', 'ok', 'denied', 'denied'],
  },
  {
    name: 'rate',
    procedure: 'store.rate',
    type: 'mutation',
    method: 'PUT',
    path: ({ orderId }) => `/store/orders/${orderId}/rating`,
    ids: order,
    body: () => ({ rating: 5 }),
    cells: buyers,
  },
  {
    name: 'list all',
    procedure: 'store.managed',
    type: 'query',
    method: 'GET',
    path: () => '/store/managed',
    ids: () => ({}),
    cells: admins,
  },
  {
    name: 'create',
    procedure: 'store.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/store/items',
    body: () => form,
    cells: admins,
  },
  {
    name: 'update',
    procedure: 'store.update',
    type: 'mutation',
    method: 'PUT',
    path: ({ itemId }) => `/store/items/${itemId}`,
    ids: item,
    body: () => form,
    cells: admins,
  },
  {
    name: 'set the stock',
    procedure: 'store.setStock',
    type: 'mutation',
    method: 'PUT',
    path: ({ itemId }) => `/store/items/${itemId}/stock`,
    ids: item,
    body: () => ({ stock: 3 }),
    cells: admins,
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    student: await aStudent(db),
    buyer: await aStudent(db),
    professor: await aProfessor(db),
    admin: await anAdmin(db),
  };
});

const aWorld = async (): Promise<World> => {
  const { db } = server;
  const [itemId, hiddenId] = [await anItem(db, { price: 10 }), await anItem(db, { price: 10, active: false })];
  const boardId = await anItem(db, { price: 10, physical: true });
  const notebookId = await anItem(db, { price: 10, category: 'notebook', kind: 'notebook', level: 'beginner' });
  await giveCoins(db, people.buyer.id, 40);
  const buy = async (id: number) => (await placeOrder(db, people.buyer, { itemId: id, clientKey: aKey() })).order.id;
  await buy(notebookId);
  return { itemId, hiddenId, orderId: await buy(itemId), boardOrderId: await buy(boardId), notebookId };
};

describe.each(rows)('$name ($procedure)', row =>
  testCells(row, row.cells, { callers, outcomes, school: () => ({ server, people }), aWorld }),
);

describe('over REST', () => {
  test('a change of a product leaves its stock as it is, whatever it says of it', async () => {
    const itemId = await anItem(server.db, { stock: 4 });
    const body = { ...form, stock: 9 };
    const changed = await server.rest('PUT', `/store/items/${itemId}`, { as: people.admin, body });
    expect(changed).toMatchObject({ status: 200, body: { item: { name: 'Peças', stock: 4 } } });
  });

  test.each([
    ['kind=carro', 'Tipo de produto inválido'],
    ['maxPrice=-1', 'Valor de tipo inválido'],
    ['limit=51', 'Deve ser no máximo 50'],
    ['sort=aleatorio', 'Ordem inválida'],
  ])('?%s is a 400', async (query, message) => {
    expect(await server.rest('GET', `/store/items?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    [{ ...form, kind: 'clock', category: 'notebook' }, 'Este tipo não é desta categoria'],
    [{ ...form, oldPrice: 50 }, 'O preço antigo deve ser maior que o atual'],
    [{ ...form, category: 'notebook', kind: 'notebook' }, 'Escolha o nível do caderno'],
    [{ ...form, boostPercent: 10 }, 'Informe o bônus de XP e os seus dias, ou nenhum dos dois'],
    [{ ...form, price: 0 }, 'Informe um preço em moedas, de 1 a 100.000'],
    [{ ...form, name: ' ' }, 'Nome é obrigatório'],
    [{ ...form, stock: -1 }, 'Informe um estoque de 0 a 1.000.000'],
  ])('a product that cannot be is a 400: %j', async (body, message) => {
    expect(await server.rest('POST', '/store/items', { as: people.admin, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
