import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listOrders, placeOrder, rateOrder, returnOrder } from '../../server/features/store/orders.service.ts';
import { StoreItemsInput } from '../../server/features/store/store.schema.ts';
import { StoreItemForm } from '../../server/features/store/managed-item.schema.ts';
import {
  changeItem,
  createItem,
  getItem,
  listItems,
  listManagedItems,
  setFavourite,
  setStock,
} from '../../server/features/store/store.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aDisk } from '../support/storages.ts';
import { aKey, anItem, giveCoins } from '../support/store.ts';

let db: Db;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  student = await aStudent(db);
});
const buy = (
  itemId: number,
  { by = student, clientKey = aKey(), price }: { by?: Viewer; clientKey?: string; price?: number } = {},
) => placeOrder(db, by, { itemId, clientKey, ...(price !== undefined && { price }) });
const list = (input: Partial<StoreItemsInput> = {}, viewer: Viewer | null = null) =>
  listItems(db, viewer, StoreItemsInput.parse(input));

describe('the shelves', () => {
  beforeEach(async () => {
    await anItem(db, {
      name: 'Tabuleiro de Jacarandá',
      description: 'Madeira nobre',
      kind: 'board',
      price: 400,
      oldPrice: 500,
    });
    await anItem(db, { name: 'Peças de Madeira', description: 'Entalhadas', kind: 'set', price: 300, featured: true });
    await anItem(db, { name: 'Relógio Digital', description: 'Para torneio', kind: 'clock', price: 100 });
    await anItem(db, {
      category: 'notebook',
      kind: 'notebook',
      level: 'advanced',
      name: 'Caderno de Finais',
      description: 'Torre',
      price: 90,
    });
    await anItem(db, { name: 'Fora de linha', kind: 'clock', active: false });
  });
  const names = async (input: Partial<StoreItemsInput>) => (await list(input)).items.map(({ name }) => name);

  test('show what is for sale, the featured first, with its discount and savings', async () => {
    const { items, total } = await list();
    expect(items.map(({ name }) => name)).toEqual([
      'Peças de Madeira',
      'Tabuleiro de Jacarandá',
      'Relógio Digital',
      'Caderno de Finais',
    ]);
    expect(total).toBe(4);
    expect(items[1]).toMatchObject({
      price: 400,
      oldPrice: 500,
      discount: 20,
      savings: 100,
      rating: null,
      favourite: false,
      owned: false,
    });
    expect(items[0]).toMatchObject({ oldPrice: null, discount: 0, savings: 0 });
  });

  test.each([
    ['MADEIRA', ['Peças de Madeira', 'Tabuleiro de Jacarandá']],
    ['relogio', ['Relógio Digital']],
    ['  torre ', ['Caderno de Finais']],
    ['100%', []],
  ])('searched for %j by name or description show %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('narrow to a category, a kind, a level, a highest price, and sort', async () => {
    expect(await names({ category: 'piece', kind: 'clock' })).toEqual(['Relógio Digital']);
    expect(await names({ level: 'advanced' })).toEqual(['Caderno de Finais']);
    expect(await names({ maxPrice: 100, sort: 'price_asc' })).toEqual(['Caderno de Finais', 'Relógio Digital']);
    expect(await names({ sort: 'price_desc', limit: 2, offset: 1 })).toEqual(['Peças de Madeira', 'Relógio Digital']);
    expect((await names({ sort: 'name' }))[0]).toBe('Caderno de Finais');
  });

  test('count for each chip what it would list', async () => {
    const { counts } = await list({ kind: 'board', category: 'piece', search: 'madeira' });
    expect(counts).toEqual([
      { category: 'piece', kind: 'board', level: null, count: 1 },
      { category: 'piece', kind: 'set', level: null, count: 1 },
    ]);
  });

  test("know their viewer's favourites and purchases, and everybody's stars", async () => {
    const [, board] = (await list()).items;
    await setFavourite(db, student, board!.id, true);
    await setFavourite(db, student, board!.id, true);
    expect((await list({ only: 'favourites' }, student)).items.map(({ name }) => name)).toEqual([
      'Tabuleiro de Jacarandá',
    ]);
    expect((await list({ only: 'favourites' })).total).toBe(0);
    await giveCoins(db, student.id, 400);
    const { order } = await buy(board!.id);
    await rateOrder(db, student, order.id, 4);
    expect(await getItem(db, student, board!.id)).toMatchObject({
      favourite: true,
      owned: true,
      rating: 4,
      totalRatings: 1,
    });
    expect(await getItem(db, null, board!.id)).toMatchObject({ favourite: false, owned: false, rating: 4 });
    await setFavourite(db, student, board!.id, false);
    await returnOrder(db, student, { orderId: order.id });
    expect(await getItem(db, student, board!.id)).toMatchObject({ favourite: false, owned: false, rating: null });
    await expect(rateOrder(db, student, order.id, 5)).rejects.toMatchObject({
      message: 'Este pedido já foi devolvido',
    });
  });
});

describe('administrators', () => {
  test("see everybody's purchases, and everybody else their own", async () => {
    const other = await aStudent(db, { fullName: 'Bia' });
    for (const by of [student, other])
      await giveCoins(db, by.id, 50).then(async () => buy(await anItem(db, { price: 10 }), { by }));
    const shown = async (viewer: Viewer) =>
      (await listOrders(db, viewer, { page: 1 })).orders.map(({ buyer }) => buyer.name);
    expect(await shown(await anAdmin(db))).toEqual(['Bia', student.fullName]);
    expect(await shown(student)).toEqual([student.fullName]);
    expect(await shown(await aProfessor(db))).toEqual([]);
  });

  test('make and change products, take them off the shelf and count what was sold', async () => {
    const form = StoreItemForm.parse({
      category: 'piece',
      kind: 'set',
      name: 'Peças',
      description: 'De madeira',
      price: 50,
      stock: 2,
    });
    const admin = await anAdmin(db);
    const { id } = await createItem(db, aDisk().storage, admin, form);
    await giveCoins(db, student.id, 50);
    await buy(id);
    expect((await setStock(db, admin, id, 7)).stock).toBe(7);
    const { stock: _stock, ...change } = form;
    expect(
      await changeItem(db, aDisk().storage, admin, { itemId: id, ...change, name: 'Peças novas', active: false }),
    ).toMatchObject({
      name: 'Peças novas',
      active: false,
      sold: 1,
      stock: 7,
    });
    expect((await list()).total).toBe(0);
    expect((await list({ search: 'novas' })).total).toBe(0);
    expect(await listManagedItems(db, { search: 'NOVAS', category: 'piece', page: 1 })).toMatchObject({
      total: 1,
      items: [{ id, active: false }],
    });
    await expect(setStock(db, admin, 999, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test("sell under a category of the school's own, with a photo that was sent here", async () => {
    const shirt = { category: 'other', kind: 'other', name: 'Camiseta', description: 'De algodão', price: 60 };
    const flaws = (change: object) =>
      StoreItemForm.safeParse({ ...shirt, ...change }).error?.issues.map(({ path }) => path.join('.'));
    expect(flaws({})).toEqual(['shelf']);
    expect(flaws({ shelf: 'Camisetas', imageUrl: 'https://exemplo.com/a.png' })).toEqual(['imageUrl']);
    const form = StoreItemForm.parse({ ...shirt, shelf: 'Camisetas' });
    const admin = await anAdmin(db);
    const imageUrl = '/objects/uploads/nobody-sent-it.png';
    await expect(createItem(db, aDisk().storage, admin, { ...form, imageUrl })).rejects.toThrow();
    await createItem(db, aDisk().storage, admin, form);
    expect(await list({ category: 'other' })).toMatchObject({ total: 1, items: [{ shelf: 'Camisetas' }] });
  });
});
