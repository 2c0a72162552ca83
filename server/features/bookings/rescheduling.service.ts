import type { Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findHeldBookings, type Thing } from './bookings.queries.ts';

/** When and where an item takes place. Null where there is no date yet, or no location. */
type TimeAndLocation = { startsAt: Date | null; location: string | null };
/** What an administrator changed; `href` leads the holders of a seat to it. */
type Changed = Thing & { title: string; href: string };

const dayIn = ({ startsAt }: TimeAndLocation): string =>
  startsAt === null ? 'ainda não tem nova data de início' : `começa em ${momentInSentence(startsAt)}`;
const isAhead = ({ startsAt }: TimeAndLocation, now: Date): boolean => startsAt !== null && startsAt > now;

/**
 * Notifies all holders of a seat that the item has another time or location, inside the transaction that changes it.
 * Nothing is sent when the text would read the same to the minute, or when the item is past both before and after the
 * change.
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
