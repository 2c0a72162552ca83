import type { Tx } from '../../../db/client.ts';
import { insertEntry } from './ledger.queries.ts';

export type Reward = { experience: number; coins: number };

/** What each step of study pays, in XP and coins. */
export const REWARDS = {
  lesson_completed: { experience: 20, coins: 5 },
  quiz_passed: { experience: 30, coins: 10 },
  course_completed: { experience: 100, coins: 50 },
} as const satisfies Record<string, Reward>;

const NOTHING: Reward = { experience: 0, coins: 0 };

/** Pays a user for a step of study; once for one reason and reference. @returns what was paid just now. */
export const reward = async (tx: Tx, userId: number, reason: keyof typeof REWARDS, reference: number, at: Date): Promise<Reward> => {
  const paid = await insertEntry(tx, { userId, reason, reference: String(reference), createdAt: at, ...REWARDS[reason] });
  return paid ? REWARDS[reason] : NOTHING;
};

export const sumOf = (rewards: Reward[]): Reward =>
  rewards.reduce((sum, { experience, coins }) => ({ experience: sum.experience + experience, coins: sum.coins + coins }), NOTHING);
