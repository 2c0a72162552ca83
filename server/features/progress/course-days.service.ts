import type { Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { addToDay, type DayCounts } from './course-days.queries.ts';

/**
 * Counts what happened in a course on the school's day of that moment, in the transaction in which it happened. Revenue
 * in cents of R$.
 */
export const countDay = (tx: Tx, courseId: number, at: Date, counts: DayCounts): Promise<void> =>
  addToDay(tx, courseId, dayOf(at), counts);
