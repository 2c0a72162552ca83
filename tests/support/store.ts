import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { storeItems } from '../../db/schema/store.ts';
import { insertEntry } from '../../server/features/ledger/ledger.queries.ts';
import { insertItem, type ItemValues } from '../../server/features/store/store.queries.ts';
import { StoreItemForm } from '../../server/features/store/managed-item.schema.ts';
import { valuesOf } from '../../server/features/store/store.service.ts';

let made = 0;

/** A product on the shelf, nothing that has to be handed over unless that is asked for. @returns its number. */
export const anItem = (db: Db, own: Partial<ItemValues> = {}): Promise<number> => {
  made += 1;
  const form = StoreItemForm.parse({
    category: 'piece',
    kind: 'set',
    name: `Produto ${made}`,
    description: 'Sobre o produto',
    price: 50,
    physical: false,
    ...(own.category === 'notebook' && { content: 'O caderno inteiro' }),
    ...own,
  });
  return db.write(tx => insertItem(tx, { ...valuesOf(form), key: `produto-${made}` }));
};

export const stockLeft = async (db: Db, itemId: number): Promise<number | null> =>
  (await db.read.select({ stock: storeItems.stock }).from(storeItems).where(eq(storeItems.id, itemId)))[0]!.stock;

/** Lets somebody have earned coins. */
export const giveCoins = (db: Db, userId: number, coins: number): Promise<unknown> => {
  made += 1;
  return db.write(tx =>
    insertEntry(tx, {
      userId,
      reason: 'quiz_passed',
      reference: `presente-${made}`,
      experience: 0,
      coins,
      createdAt: new Date(),
    }),
  );
};

/** A client's mark that nobody has used. */
export const aKey = (): string => `compra-${(made += 1)}-teste`;
