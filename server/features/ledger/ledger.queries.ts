import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { given, prepared, preparedChange } from '../../../db/prepared.ts';
import { ledger } from '../../../db/schema/ledger.ts';
import { boosts } from '../../../db/schema/store.ts';
import { weekExperience } from '../../../db/schema/totals.ts';
import { users } from '../../../db/schema/users.ts';
import { dayOf, mondayOf } from '../../common/days.ts';

type Entry = Omit<typeof ledger.$inferInsert, 'id'> & { createdAt: Date };

const insertOnce = preparedChange('insert_entry', tx =>
  tx
    .insert(ledger)
    .values({
      userId: sql.placeholder('userId'),
      reason: sql.placeholder('reason'),
      reference: sql.placeholder('reference'),
      experience: sql.placeholder('experience'),
      coins: sql.placeholder('coins'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ id: ledger.id }),
);
const addToBalance = preparedChange('add_to_balance', tx =>
  tx
    .update(users)
    .set({
      experience: sql`${users.experience} + ${given('experience', users.experience)}`,
      coins: sql`${users.coins} + ${given('coins', users.coins)}`,
    })
    .where(eq(users.id, sql.placeholder('userId'))),
);
const addToWeek = preparedChange('add_to_week', tx =>
  tx
    .insert(weekExperience)
    .values({
      userId: sql.placeholder('userId'),
      week: sql.placeholder('week'),
      experience: sql.placeholder('experience'),
    })
    .onConflictDoUpdate({
      target: [weekExperience.userId, weekExperience.week],
      set: { experience: sql`${weekExperience.experience} + ${given('experience', weekExperience.experience)}` },
    }),
);

/**
 * Inserts the entry and changes the balance with it. @returns false, without any change, when the same was paid before.
 */
export const insertEntry = async (tx: Tx, entry: Entry): Promise<boolean> => {
  const inserted = await insertOnce(tx, entry);
  if (inserted.length === 0) return false;
  const { userId, experience, coins, createdAt } = entry;
  await addToBalance(tx, { userId, experience, coins });
  if (experience > 0) await addToWeek(tx, { userId, week: mondayOf(dayOf(createdAt)), experience });
  return true;
};

/** The ranking of a week reads these sums, not the ledger. */
export const findCoins = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.select({ coins: users.coins }).from(users).where(eq(users.id, userId)))[0]?.coins ?? 0;

const boostPercent = prepared('boost_percent', read =>
  read
    .select({ percent: max(boosts.percent) })
    .from(boosts)
    .where(
      and(
        eq(boosts.userId, sql.placeholder('userId')),
        lte(boosts.startsAt, given('at', boosts.startsAt)),
        gt(boosts.endsAt, given('at', boosts.endsAt)),
      ),
    ),
);

/** The highest percent of the active boosts at that time; 0 when there is none. */
export const findBoostPercent = async (tx: Tx, userId: number, at: Date): Promise<number> =>
  (await boostPercent(tx, { userId, at }))[0]?.percent ?? 0;

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

const nthNewest = prepared('nth_newest_payment', read =>
  read
    .select({ paidAt: ledger.createdAt })
    .from(ledger)
    .where(and(eq(ledger.userId, sql.placeholder('userId')), eq(ledger.reason, sql.placeholder('reason'))))
    .orderBy(desc(ledger.createdAt))
    .limit(1)
    .offset(sql.placeholder('before')),
);

/** When the n-th newest payment of one kind was made; undefined when there are fewer. */
export const findNthNewest = async (
  tx: Tx,
  userId: number,
  reason: Entry['reason'],
  n: number,
): Promise<Date | undefined> => (await nthNewest(tx, { userId, reason, before: n - 1 }))[0]?.paidAt;
