import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { boosts } from '../../../db/schema/store.ts';
import { weekExperience } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { dayOf, mondayOf } from '../../common/days.ts';

type Entry = Omit<typeof ledger.$inferInsert, 'id'>;

/**
 * Inserts the entry and changes the balance with it. @returns false, without any change, when the same was paid before.
 */
export const insertEntry = async (tx: Tx, entry: Entry): Promise<boolean> => {
  const inserted = await tx.insert(ledger).values(entry).onConflictDoNothing().returning({ id: ledger.id });
  if (inserted.length === 0) return false;
  const experience = sql`${users.experience} + ${entry.experience}`;
  const coins = sql`${users.coins} + ${entry.coins}`;
  await tx.update(users).set({ experience, coins }).where(eq(users.id, entry.userId));
  if (entry.experience > 0) await addToWeek(tx, entry);
  return true;
};

/** The ranking of a week reads these sums, not the ledger. */
const addToWeek = async (tx: Tx, { userId, experience, createdAt = new Date() }: Entry): Promise<void> => {
  await tx
    .insert(weekExperience)
    .values({ userId, week: mondayOf(dayOf(createdAt)), experience })
    .onConflictDoUpdate({
      target: [weekExperience.userId, weekExperience.week],
      set: { experience: sql`${weekExperience.experience} + ${experience}` },
    });
};

export const findCoins = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]?.coins ?? 0;

/** The highest percent of the active boosts at that time; 0 when there is none. */
export const findBoostPercent = async (tx: Tx, userId: number, at: Date): Promise<number> => {
  const runs = and(eq(boosts.userId, userId), lte(boosts.startsAt, at), gt(boosts.endsAt, at));
  return (
    (
      await tx
        .select({ percent: max(boosts.percent) })
        .from(boosts)
        .where(runs)
    )[0]?.percent ?? 0
  );
};

export const insertBoost = async (tx: Tx, boost: typeof boosts.$inferInsert): Promise<void> => {
  await tx.insert(boosts).values(boost);
};

/** Ends an order's boost if it is still active. */
export const cutBoost = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  await tx
    .update(boosts)
    .set({ endsAt: at })
    .where(and(eq(boosts.orderId, orderId), gt(boosts.endsAt, at)));
};

/** When the n-th newest payment of one kind was made; undefined when there are fewer. */
export const findNthNewest = async (
  tx: Tx,
  userId: number,
  reason: Entry['reason'],
  n: number,
): Promise<Date | undefined> =>
  (
    await tx
      .select({ paidAt: ledger.createdAt })
      .from(ledger)
      .where(and(eq(ledger.userId, userId), eq(ledger.reason, reason)))
      .orderBy(desc(ledger.createdAt))
      .limit(1)
      .offset(n - 1)
  )[0]?.paidAt;
