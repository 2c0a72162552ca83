import type { Tx } from '../../../db/client.ts';
import { dayOf } from '../../common/days.ts';
import { addToDay, type DayCounts } from './course-days.queries.ts';

/**
 * Counts an event of a course on the school's local day, in the same transaction as the event. Revenue in cents of R$.
 */
export const countDay = (tx: Tx, courseId: number, at: Date, counts: DayCounts): Promise<void> =>
  addToDay(tx, courseId, dayOf(at), counts);
