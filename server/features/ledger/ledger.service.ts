import type { Tx } from '../../../db/client.ts';
import type { LEDGER_REASONS } from '../../../db/schema/ledger.ts';
import { insertEntry } from './ledger.queries.ts';

export type Reward = { experience: number; coins: number };

/** What each step of study pays, in XP and coins. */
export const REWARDS = {
  lesson_completed: { experience: 20, coins: 5 },
  quiz_passed: { experience: 30, coins: 10 },
  course_completed: { experience: 100, coins: 50 },
} as const satisfies Record<string, Reward>;

export const NOTHING: Reward = { experience: 0, coins: 0 };

/** What somebody is paid, and what for: one user is paid once for one reason and reference. */
export type Payment = { reason: (typeof LEDGER_REASONS)[number]; /** Such as a lesson's number. */ reference: number; amount: Reward };

/** Pays a user. @returns what was paid just now: nothing when the same was paid before. */
export const pay = async (tx: Tx, userId: number, { reason, reference, amount }: Payment, at: Date): Promise<Reward> => {
  const isPaid = await insertEntry(tx, { userId, reason, reference: String(reference), createdAt: at, ...amount });
  return isPaid ? amount : NOTHING;
};

/** Pays a user for a step of study, as `REWARDS` says. @returns what was paid just now. */
export const reward = (tx: Tx, userId: number, reason: keyof typeof REWARDS, reference: number, at: Date): Promise<Reward> =>
  pay(tx, userId, { reason, reference, amount: REWARDS[reason] }, at);

export const sumOf = (rewards: Reward[]): Reward =>
  rewards.reduce((sum, { experience, coins }) => ({ experience: sum.experience + experience, coins: sum.coins + coins }), NOTHING);
