import type { Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findHeldBookings, type Thing } from './bookings.queries.ts';

/** When and where something takes place; null where no day is set, or no place belongs to it. */
type TimeAndLocation = { startsAt: Date | null; location: string | null };
/** What an administrator changed; `href` is where those who hold a seat in it see it. */
type Changed = Thing & { title: string; href: string };

const dayIn = ({ startsAt }: TimeAndLocation): string =>
  startsAt === null ? 'ainda não tem nova data de início' : `começa em ${momentInSentence(startsAt)}`;
const isAhead = ({ startsAt }: TimeAndLocation, now: Date): boolean => startsAt !== null && startsAt > now;

/**
 * Tells everybody who holds a seat that it is at another time or place now, inside the transaction that changes it.
 * Nobody is told of what reads the same as before to the minute, nor of what is past either way.
 */
export const notifyRescheduling = async (
  tx: Tx,
  { title, href, ...thing }: Changed,
  before: TimeAndLocation,
  after: TimeAndLocation,
  now: Date,
): Promise<void> => {
  const moved = [dayIn(before) !== dayIn(after) && 'data', before.location !== after.location && 'local'].filter(
    part => part !== false,
  );
  if (moved.length === 0 || !(isAhead(before, now) || isAhead(after, now))) return;
  const where = after.location === null ? '' : ` Local: ${after.location}.`;
  for (const { userId } of await findHeldBookings(tx, thing))
    await notify(
      tx,
      userId,
      { title: `Mudança de ${moved.join(' e ')}`, text: `${title} ${dayIn(after)}.${where}`, href },
      now,
    );
};
