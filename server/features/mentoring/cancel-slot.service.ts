import type { Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import { mentoringTitle } from '../bookings/booked-item.ts';
import { cancelAllOf } from '../bookings/bookings.service.ts';
import { cancelSlotRow, findBookedSlotsOf } from './manage.queries.ts';

type Meant = { id: number; startsAt: Date; mentorName: string };

/**
 * Calls a slot off, inside a transaction: everybody who booked gets the coins back and is told, and its hours are the
 * mentor's again.
 */
export const cancelSlotForEverybody = async (
  tx: Tx,
  actor: Actor,
  { id, startsAt, mentorName }: Meant,
  now: Date,
): Promise<void> => {
  await record(
    tx,
    actor,
    'called_off',
    { detail: `o horário de mentoria com ${mentorName} em ${momentInSentence(startsAt)}` },
    now,
  );
  await cancelAllOf(
    tx,
    actor,
    { kind: 'slot', id, title: mentoringTitle(mentorName), startsAt, href: '/mentoria' },
    now,
  );
  await cancelSlotRow(tx, id, now);
};

/**
 * Calls off what students booked with somebody who can no longer come to it, inside a transaction. A series that has
 * begun stays, as it is never undone in part; free hours stay too, as nobody can book them while the account is
 * deactivated.
 */
export const cancelBookedSlotsOf = async (tx: Tx, actor: Actor, userId: number, now: Date): Promise<void> => {
  for (const slot of await findBookedSlotsOf(tx, userId, now)) await cancelSlotForEverybody(tx, actor, slot, now);
};
