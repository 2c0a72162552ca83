import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { bookings } from '../../db/schema/bookings.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { purchaseRequests } from '../../db/schema/guardians.ts';
import { school } from '../../db/schema/school.ts';
import { storeItems, storeOrders } from '../../db/schema/store.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { unlockCourse } from '../../server/features/enrollments/unlock.service.ts';
import { makeLinks, readPage, revokeLink } from '../../server/features/guardians/guardians.service.ts';
import {
  answerRequest,
  ask,
  listRequests,
  setApproval,
  withdraw,
} from '../../server/features/guardians/purchases.service.ts';
import { bookSlot } from '../../server/features/mentoring/mentoring.service.ts';
import { placeOrder } from '../../server/features/store/orders.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor, aSlot } from '../support/mentoring.ts';
import { aKey, anItem, giveCoins, stockLeft } from '../support/store.ts';

const FIRST = 'Suas compras esperam a aprovação dos seus responsáveis';

let db: Db;
let professor: Viewer;
let child: Viewer;
let classId: number;
let secret: string;

const linkOf = async (): Promise<string> =>
  (await makeLinks(db, professor, classId, [child.id]))[0]!.path.split('#')[1]!;
const coinsOf = async () =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, child.id)))[0]!.coins;
const orders = async () => (await db.read.select({ id: storeOrders.id }).from(storeOrders)).length;
const news = async () =>
  (await db.read.select().from(notifications).where(eq(notifications.userId, child.id))).map(({ title }) => title);
const schoolAsks = () =>
  db.write(tx =>
    tx.insert(school).values({ id: 1, name: 'Torre', accent: 'verde', purchaseApproval: true, updatedAt: new Date() }),
  );
const answer = (requestId: number, approve: boolean) => answerRequest(db, { secret, requestId, approve });

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  child = await aStudent(db, { fullName: 'Ana Lima' });
  await db.write(tx => tx.update(users).set({ email: null }).where(eq(users.id, child.id)));
  child = { ...child, email: null };
  classId = await aClassOf(db, professor, [child]);
  await giveCoins(db, child.id, 120);
  secret = await linkOf();
});

test('where nobody asks for it, a purchase waits for nobody', async () => {
  const itemId = await anItem(db, { price: 50 });
  await expect(ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() })).rejects.toThrow('não precisam');
  await placeOrder(db, child, { itemId, clientKey: aKey() });
  expect(await coinsOf()).toBe(70);
});

test('where the school asks for it, a child pays nothing before the guardians approve, and is told', async () => {
  await schoolAsks();
  const itemId = await anItem(db, { price: 50, stock: 3 });
  await expect(placeOrder(db, child, { itemId, clientKey: aKey() })).rejects.toThrow(FIRST);
  const clientKey = aKey();
  const { id } = await ask(db, child, { kind: 'order', id: itemId, clientKey });
  expect((await ask(db, child, { kind: 'order', id: itemId, clientKey })).id).toBe(id);
  expect([await coinsOf(), await stockLeft(db, itemId), await orders()]).toEqual([120, 3, 0]);
  expect((await readPage(db, secret)).purchases).toMatchObject({
    bySchool: true,
    byGuardian: false,
    requests: [{ id, coins: 50, state: 'waiting' }],
  });
  await answer(id, true);
  expect([await coinsOf(), await stockLeft(db, itemId), await orders()]).toEqual([70, 2, 1]);
  expect(await news()).toEqual(['Compra aprovada!']);
  await expect(answer(id, true)).rejects.toThrow('já foi respondido');
  // The approval is spent.
  await expect(placeOrder(db, child, { itemId, clientKey: aKey() })).rejects.toThrow(FIRST);
  expect(await orders()).toBe(1);
});

test('a declined or withdrawn request buys nothing', async () => {
  await schoolAsks();
  const itemId = await anItem(db, { price: 50 });
  const declined = await ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() });
  await answer(declined.id, false);
  const withdrawn = await ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() });
  await withdraw(db, child, withdrawn.id);
  await expect(answer(withdrawn.id, true)).rejects.toThrow('já foi respondido');
  expect([await coinsOf(), await orders(), await news()]).toEqual([120, 0, ['Compra recusada']]);
  expect((await listRequests(db, child.id)).requests.map(({ state }) => state)).toEqual(['withdrawn', 'declined']);
});

test('guardians may ask for it themselves, of a course too, and their wish outlives a new link', async () => {
  const course = await aCourse(db, professor, [{}], { priceCents: 4_990 });
  await setApproval(db, { secret, approves: true });
  secret = await linkOf();
  const own = { courseId: course.id, clientKey: aKey() };
  await expect(unlockCourse(db, child, own)).rejects.toThrow(FIRST);
  const { id, coins } = await ask(db, child, { kind: 'unlock', id: course.id, clientKey: aKey() });
  await answer(id, true);
  expect(await coinsOf()).toBe(120 - coins);
  await setApproval(db, { secret, approves: false });
  await unlockCourse(db, child, own);
  expect(await coinsOf()).toBe(120 - 2 * coins);
});

test('a revoked link opens nothing, but its guardians’ wish stays until they take it back by a new one', async () => {
  await setApproval(db, { secret, approves: true });
  const itemId = await anItem(db, { price: 50 });
  expect(await revokeLink(db, professor, classId, child.id)).toBe(true);
  await expect(readPage(db, secret)).rejects.toThrow('Este link não vale mais');
  await expect(placeOrder(db, child, { itemId, clientKey: aKey() })).rejects.toThrow(FIRST);
  secret = await linkOf();
  expect((await readPage(db, secret)).purchases.byGuardian).toBe(true);
});

test('an hour with a mentor is asked for as well: whatever takes coins has its request', async () => {
  await setApproval(db, { secret, approves: true });
  const slotId = await aSlot(db, await aMentor(db, { name: 'Clara' }));
  const older = { ...child, email: 'ana@example.com' };
  await db.write(tx => tx.update(users).set({ email: older.email }).where(eq(users.id, child.id)));
  await expect(bookSlot(db, older, { slotId, clientKey: aKey() })).rejects.toThrow(FIRST);
  const { id, title } = await ask(db, older, { kind: 'slot', id: slotId, clientKey: aKey() });
  expect(title).toMatch(/^Mentoria com Clara, \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}$/);
  await answer(id, true);
  expect([await coinsOf(), (await db.read.select().from(bookings)).length]).toEqual([20, 1]);
});

test('what waits is always listed, however much was asked and answered since', async () => {
  await schoolAsks();
  const { id } = await ask(db, child, { kind: 'order', id: await anItem(db, { price: 50 }), clientKey: aKey() });
  const old = { userId: child.id, kind: 'order', input: '', title: 'Caderno', coins: 5, state: 'withdrawn' } as const;
  const others = Array.from({ length: 20 }, () => ({ ...old, clientKey: aKey(), createdAt: new Date() }));
  await db.write(tx => tx.insert(purchaseRequests).values(others));
  const { requests } = await listRequests(db, child.id);
  expect(requests.map(request => request.id === id)).toEqual([true, ...Array<boolean>(19).fill(false)]);
});

test('at another price nothing is paid: the guardians see that price, and approve it', async () => {
  await schoolAsks();
  const itemId = await anItem(db, { price: 50 });
  const { id } = await ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() });
  await db.write(tx => tx.update(storeItems).set({ price: 1 }).where(eq(storeItems.id, itemId)));
  await expect(answer(id, true)).rejects.toThrow('O preço mudou');
  expect([await coinsOf(), await orders()]).toEqual([120, 0]);
  expect((await readPage(db, secret)).purchases.requests).toMatchObject([{ id, coins: 1, state: 'waiting' }]);
  await answer(id, true);
  expect([await coinsOf(), await orders()]).toEqual([119, 1]);
  expect((await db.read.select().from(notifications))[0]?.text).toContain('e 1 moeda foi paga.');
});

test('asked twice at once with one key, it is one request', async () => {
  await schoolAsks();
  const wish = { kind: 'order', id: await anItem(db, { price: 50 }), clientKey: aKey() } as const;
  const first = Promise.withResolvers<unknown>();
  const late: Db = { ...db, write: async work => first.promise.then(() => db.write(work)) };
  const second = ask(late, child, wish);
  const { id } = await ask(db, child, wish);
  first.resolve(id);
  expect((await second).id).toBe(id);
});

test('what has become impossible waits on, and pays nothing', async () => {
  await schoolAsks();
  const itemId = await anItem(db, { price: 100, stock: 1 });
  const { id } = await ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() });
  const other = await ask(db, child, { kind: 'order', id: await anItem(db, { price: 90 }), clientKey: aKey() });
  await answer(id, true);
  await expect(answer(other.id, true)).rejects.toThrow('moedas suficientes');
  expect([await coinsOf(), await orders()]).toEqual([20, 1]);
  expect((await listRequests(db, child.id)).requests[0]).toMatchObject({ id: other.id, state: 'waiting' });
  await expect(ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() })).rejects.toThrow('Produto esgotado');
  expect((await db.read.select().from(purchaseRequests)).length).toBe(2);
});

test('only the child’s own guardians answer, with a link that is good, and only where there is one', async () => {
  await schoolAsks();
  const itemId = await anItem(db, { price: 50 });
  const { id } = await ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() });
  const old = secret;
  const sibling = await aStudent(db);
  const siblings = await aClassOf(db, professor, [sibling]);
  const [link] = await makeLinks(db, professor, siblings, [sibling.id]);
  secret = link!.path.split('#')[1]!;
  await expect(answer(id, true)).rejects.toThrow('Pedido não encontrado');
  secret = old;
  await linkOf();
  await expect(answer(id, true)).rejects.toThrow('Este link não vale mais');
  await db.write(tx => tx.update(users).set({ passwordHash: 'nova' }).where(eq(users.id, child.id)));
  await expect(ask(db, child, { kind: 'order', id: itemId, clientKey: aKey() })).rejects.toThrow(
    'ainda não têm um link',
  );
  expect(await coinsOf()).toBe(120);
});
