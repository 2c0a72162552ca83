import type { Db } from '../../db/client.ts';
import { mentoringMeetings, mentoringSlots } from '../../db/schema/mentoring.ts';
import { insertMentor } from '../../server/features/mentoring/manage.queries.ts';
import { meetingsOf } from '../../server/features/mentoring/mentoring.policy.ts';
import { PROGRAMS } from '../../server/features/mentoring/mentoring.schema.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

let made = 0;

export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

type MentorValues = Parameters<typeof insertMentor>[1];

/** A mentor whose hour costs 100 coins. @returns their number. */
export const aMentor = (db: Db, own: Partial<MentorValues> = {}): Promise<number> => {
  made += 1;
  return db.write(tx =>
    insertMentor(tx, {
      key: `mentor-${made}`,
      name: `Mentor ${made}`,
      title: 'Mestre FIDE',
      rating: 2300,
      experience: 10,
      specialty: 'Finais',
      pricePerHour: 100,
      ...own,
    }),
  );
};

type SlotValues = Partial<typeof mentoringSlots.$inferInsert>;

/** A slot of a mentor's, two days from now, whenever its mentor is busy otherwise. @returns its number. */
export const aSlot = async (db: Db, mentorId: number, own: SlotValues = {}): Promise<number> => {
  made += 1;
  const { program = 'individual' } = own;
  const { minutes, capacity, price } = PROGRAMS[program];
  // No two of one mentor at one moment.
  const startsAt = own.startsAt ?? new Date(inHours(48).getTime() + made);
  return db.write(async tx => {
    const [slot] = await tx
      .insert(mentoringSlots)
      .values({ mentorId, program, minutes, capacity, price: program === 'individual' ? 100 : price, ...own, startsAt })
      .returning();
    if (!slot) throw new Error('no slot');
    await tx
      .insert(mentoringMeetings)
      .values(meetingsOf(program, startsAt, 3).map(at => ({ slotId: slot.id, mentorId, startsAt: at })));
    return slot.id;
  });
};
