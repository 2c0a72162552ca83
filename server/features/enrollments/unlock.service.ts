import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { mayRead } from '../courses/courses.policy.ts';
import { isFree } from '../progress/access.policy.ts';
import { getCourseAs } from '../courses/courses.service.ts';
import { spend } from '../ledger/ledger.service.ts';
import { findAccess } from './enrollments.queries.ts';
import { admit, getEnrollment } from './enrollments.service.ts';
import { findCoinsOf, insertUnlock, isKnownUnlock } from './unlock.queries.ts';
import { UNLOCK } from './unlock-offer.schema.ts';
import type { UnlockInput } from './unlock.schema.ts';
import { DAY_MS } from '../../common/time.schema.ts';

/** The end of access after an unlock now: an early unlock extends the current access, a late one starts now. */
const unlockedUntil = (accessUntil: Date | undefined, now: Date): Date =>
  new Date(Math.max(accessUntil?.getTime() ?? 0, now.getTime()) + UNLOCK.days * DAY_MS);

/**
 * Gives a student temporary access to a premium course for coins. Enrollment, payment and access change together or not
 * at all. The same client key again pays nothing and changes nothing.
 * @throws AppError 404 for a course that is not visible to the student; 409 when access is permanent, the class is
 * full, the price differs, or the coins are not enough.
 */
export const unlockCourse = async (db: Db, viewer: Viewer, input: UnlockInput) => {
  const enrollmentId = await db.write(tx => unlock(tx, viewer, input, new Date()));
  return { enrollment: await getEnrollment(db, viewer, enrollmentId), coins: await findCoinsOf(db.read, viewer.id) };
};

/** Like `unlockCourse`, inside a transaction and at a given time. @returns the enrollment's id. */
export const unlock = async (
  tx: Tx,
  viewer: Viewer,
  { courseId, clientKey, price }: UnlockInput,
  now: Date,
): Promise<number> => {
  const course = await getCourseAs(tx, viewer, courseId);
  const own = await findAccess(tx, viewer.id, courseId);
  if (own && (await isKnownUnlock(tx, own.id, clientKey))) return own.id;
  if (!mayRead(viewer, course, own !== undefined)) throw new AppError('courseNotFound');
  if (isFree(course) || own?.accessUntil === null) throw new AppError('courseOpen');
  if (price !== undefined && price !== UNLOCK.coins) throw new AppError('priceChanged');
  const endsAt = unlockedUntil(own?.accessUntil, now);
  const enrollmentId = own?.id ?? (await admit(tx, viewer, { course, accessUntil: endsAt }, now));
  const unlockId = await insertUnlock(tx, { enrollmentId, price: UNLOCK.coins, clientKey, endsAt, createdAt: now });
  await spend(tx, viewer.id, { for: 'unlock', reference: unlockId, coins: UNLOCK.coins }, now);
  await record(tx, viewer, 'course_unlocked', { detail: course.title, coins: -UNLOCK.coins }, now);
  return enrollmentId;
};
