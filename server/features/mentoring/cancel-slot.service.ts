import type { Tx } from '../../../db/client.ts';
import { momentInSentence } from '../../common/days.ts';
import { record, type Actor } from '../audit/audit.service.ts';
import { mentoringTitle } from '../bookings/booked-item.ts';
import { cancelAllOf } from '../bookings/bookings.service.ts';
import { cancelSlotRow, findBookedSlotsOf } from './manage.queries.ts';

type Meant = { id: number; startsAt: Date; mentorName: string };

/**
 * Cancels a slot: all students who booked it are refunded and notified, and the mentor is free at its hours. Call it
 * inside a transaction.
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
 * Cancels the booked slots of a mentor who can no longer come. A series that has begun stays, because a series is never
 * cancelled in part. Slots without bookings stay too: nobody can book them while the account is deactivated. Call it
 * inside a transaction.
 */
export const cancelBookedSlotsOf = async (tx: Tx, actor: Actor, userId: number, now: Date): Promise<void> => {
  for (const slot of await findBookedSlotsOf(tx, userId, now)) await cancelSlotForEverybody(tx, actor, slot, now);
};
