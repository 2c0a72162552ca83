import type { Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { settleAchievements } from './achievements.service.ts';
import { insertReviewDay } from './review-days.queries.ts';

/**
 * Notes that a student answered rightly what was due: the day counts for the streak, and for nothing that is paid. Call
 * it in the transaction of the answer.
 */
export const noteReview = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  if (await insertReviewDay(tx, userId, dayOf(now))) await settleAchievements(tx, userId, now);
};
