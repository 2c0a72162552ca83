import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import { storageFaultOf } from '../../../db/storage-faults.ts';
import { dayOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';

/** Notes that somebody is here today. Call it inside a transaction. */
export const saveSeen = async (tx: Tx, userId: number, today: string): Promise<void> => {
  const isNews = or(isNull(users.lastSeenOn), lt(users.lastSeenOn, today));
  await tx
    .update(users)
    .set({ lastSeenOn: today })
    .where(and(eq(users.id, userId), isNews));
};

/**
 * Notes who makes requests: at most one write a day for each user, and none where that day is known. Where it fails,
 * the request goes on all the same.
 */
export const createSeenNotes = (db: Db) => {
  let day = '';
  const noted = new Set<number>();
  return async ({ id, lastSeenOn }: Viewer): Promise<void> => {
    const today = dayOf(new Date());
    if (lastSeenOn !== null && lastSeenOn >= today) return;
    if (day !== today) noted.clear();
    day = today;
    if (noted.has(id)) return;
    noted.add(id);
    await db
      .write(tx => saveSeen(tx, id, today))
      .catch((error: unknown) => {
        if (!storageFaultOf(error)) throw error;
      });
  };
};
