import type { Read, Tx } from '../../../db/client.ts';
import type { LEDGER_REASONS } from '../../../db/schema/ledger.ts';
import { AppError } from '../../errors.ts';
import { findPurchaseRule, takeApproval } from './approvals.queries.ts';
import { cutBoost, findBoostPercent, findCoins, insertBoost, insertEntry } from './ledger.queries.ts';
import { DAY_MS } from '../../common/time.schema.ts';

export type Reward = { experience: number; coins: number };

/** The reward of each step of study, in XP and coins. */
export const REWARDS = {
  lesson_completed: { experience: 20, coins: 5 },
  quiz_passed: { experience: 30, coins: 10 },
  course_completed: { experience: 100, coins: 50 },
} as const satisfies Record<string, Reward>;

export const NOTHING: Reward = { experience: 0, coins: 0 };

type Reason = (typeof LEDGER_REASONS)[number];
/** What coins buy, with the reasons for payment and refund. */
const TRADES = {
  order: { paid: 'order_paid', returned: 'order_returned' },
  booking: { paid: 'booking_paid', returned: 'booking_returned' },
  /** Access to a course is not refunded. */
  unlock: { paid: 'course_unlocked' },
} as const;
type Trades = typeof TRADES;
type Returnable = { [Kind in keyof Trades]: Trades[Kind] extends { returned: Reason } ? Kind : never }[keyof Trades];
type TradeReason = { [Kind in keyof Trades]: Trades[Kind][keyof Trades[Kind]] }[keyof Trades];

/** A payment: one user is paid once for one reason and reference. */
export type Payment = {
  reason: Exclude<Reason, TradeReason>;
  /** Such as a lesson's id, or a mission and its day. */ reference: number | string;
  amount: Reward;
};

/**
 * Pays a user, with the extra XP of an active boost, rounded down. @returns what was paid now: nothing when the same
 * was paid before.
 */
export const pay = async (
  tx: Tx,
  userId: number,
  { reason, reference, amount }: Payment,
  at: Date,
): Promise<Reward> => {
  const percent = await findBoostPercent(tx, userId, at);
  const boosted = { ...amount, experience: boostedBy(percent, amount.experience) };
  const isPaid = await insertEntry(tx, { userId, reason, reference: String(reference), createdAt: at, ...boosted });
  return isPaid ? boosted : NOTHING;
};

/** XP plus so many percent, rounded down. */
const boostedBy = (percent: number, experience: number): number => Math.floor((experience * (100 + percent)) / 100);

/** Pays a user for a step of study, by `REWARDS`. @returns what was paid now. */
export const reward = (
  tx: Tx,
  userId: number,
  reason: keyof typeof REWARDS,
  reference: number,
  at: Date,
): Promise<Reward> => pay(tx, userId, { reason, reference, amount: REWARDS[reason] }, at);

export const sumOf = (rewards: Reward[]): Reward =>
  rewards.reduce(
    (sum, { experience, coins }) => ({ experience: sum.experience + experience, coins: sum.coins + coins }),
    NOTHING,
  );

/** A transfer of coins for one item. */
export type Deal<Kind extends keyof Trades = keyof Trades> = {
  for: Kind;
  /** Such as an order's id. */ reference: number;
  coins: number;
};

const trade = (tx: Tx, userId: number, reason: Reason, reference: number, coins: number, at: Date): Promise<boolean> =>
  insertEntry(tx, { userId, reason, reference: String(reference), experience: 0, coins, createdAt: at });

/**
 * Takes coins from a user, once for one item. The transaction is serializable, so the balance it reads is the one it
 * changes. All that coins buy is paid here, so no purchase of a child can pass its guardians by.
 * @returns whether they were taken now. @throws AppError 409 when there are too few, or when guardians have to approve.
 */
export const spend = async (tx: Tx, userId: number, deal: Deal, at: Date): Promise<boolean> => {
  if ((await findCoins(tx, userId)) < deal.coins) throw new AppError('insufficientCoins');
  const { bySchool, byGuardian } = await purchaseRuleOf(tx, userId);
  if ((bySchool || byGuardian) && !(await takeApproval(tx, userId, at))) throw new AppError('guardiansFirst');
  return trade(tx, userId, TRADES[deal.for].paid, deal.reference, -deal.coins, at);
};

/** Who wants a student's purchases to wait for the guardians. */
export const purchaseRuleOf = (read: Read, userId: number) => findPurchaseRule(read, userId);

/** Refunds, once, what was spent. @returns whether it was refunded now. */
export const refund = (tx: Tx, userId: number, deal: Deal<Returnable>, at: Date): Promise<boolean> =>
  trade(tx, userId, TRADES[deal.for].returned, deal.reference, deal.coins, at);

/**
 * Starts a boost: for so many days from now the user earns so many percent more XP. Of several boosts the highest
 * counts.
 */
export const grantBoost = (
  tx: Tx,
  userId: number,
  orderId: number,
  { percent, days }: { percent: number; days: number },
  at: Date,
): Promise<void> =>
  insertBoost(tx, { userId, orderId, percent, startsAt: at, endsAt: new Date(at.getTime() + days * DAY_MS) });

/** Ends an order's boost. */
export const endBoost = (tx: Tx, orderId: number, at: Date): Promise<void> => cutBoost(tx, orderId, at);
