/** Positions of lessons that come again when they are about to be forgotten. */
import type { Db, Tx } from '../../../db/client.ts';
import { dayOf, startOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { answeredAt, noteAnswer } from '../training-cards/cards.service.ts';
import { countWrongSince, findDueChapters } from './chapter-cards.queries.ts';
import type { DueChapter } from './chapters.schema.ts';

const cardOf = (userId: number, chapterId: number) => ({
  userId,
  kind: 'chapter' as const,
  item: String(chapterId),
});

/** A chapter was solved: it is remembered if nothing went wrong on the way, the first time or today. */
export const noteSolved = async (
  tx: Tx,
  { userId, enrollmentId, chapterId }: { userId: number; enrollmentId: number; chapterId: number },
  now: Date,
): Promise<void> => {
  const card = cardOf(userId, chapterId);
  const before = await answeredAt(tx, card);
  const midnight = startOf(dayOf(now));
  const since = before && (before > midnight ? before : midnight);
  const wrong = await countWrongSince(tx, { enrollmentId, chapterId, since });
  await noteAnswer(tx, card, wrong === 0, now);
};

const DUE_AT_ONCE = 50;

/** The first chapters that a student should solve again today, in lessons that are still open to them. */
export const listDueChapters = (db: Db, viewer: Viewer, now = new Date()): Promise<DueChapter[]> =>
  findDueChapters(db.read, { studentId: viewer.id, day: dayOf(now), now, limit: DUE_AT_ONCE });
