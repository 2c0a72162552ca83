import { demoMentors, demoSlots } from '../../db/demo/mentoring.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mentors } from '../../db/schema/mentoring.ts';
import { addDays, dayOf } from '../common/days.ts';
import { MentorForm } from '../features/mentoring/manage.schema.ts';
import { insertMentor } from '../features/mentoring/manage.queries.ts';
import { offerSlot } from '../features/mentoring/manage.service.ts';
import { weekly } from '../features/mentoring/mentoring.policy.ts';
import { takeSlot } from '../features/mentoring/mentoring.service.ts';
import { DAY_MS } from '../common/time.schema.ts';

/** Seats of the demo were taken so long before, or yesterday, whichever is earlier. */
const BOOKED_BEFORE_MS = 2 * DAY_MS;
/** Brazil has had no summer time since 2019. */
const OFFSET = '-03:00';
const DAYS_BETWEEN = 3;

/**
 * The demo's mentors with their hours; seats are paid with the coins of the students' study. @throws ZodError when a
 * mentor is not one that an administrator could write.
 */
export const insertMentoring = async (tx: Tx, people: ReadonlyMap<string, number>, now: Date): Promise<void> => {
  const ids = new Map<string, number>();
  for (const { key, username, accepts: _now, ...mentor } of demoMentors) {
    const { accountEmail: _none, accepts: _later, ...form } = MentorForm.parse(mentor);
    ids.set(
      key,
      await insertMentor(tx, { ...form, key, userId: username === undefined ? null : idOf(people, username) }),
    );
  }
  for (const { mentor: key, program, day, time, weeks, students = [] } of demoSlots) {
    const mentor = {
      id: idOf(ids, key),
      pricePerHour: demoMentors.find(known => known.key === key)?.pricePerHour ?? 0,
    };
    const first = new Date(`${addDays(dayOf(now), day)}T${time}:00${OFFSET}`);
    for (const startsAt of weekly(first, weeks)) {
      const slotId = await offerSlot(tx, mentor, { program, startsAt, secondDay: DAYS_BETWEEN, roomUrl: null });
      if (startsAt.getTime() !== first.getTime()) continue;
      const bookedAt = new Date(Math.min(startsAt.getTime(), now.getTime()) - BOOKED_BEFORE_MS);
      for (const student of students)
        await takeSlot(tx, { id: idOf(people, student) }, { slotId, clientKey: `demo-${key}-${day}` }, bookedAt);
    }
  }
  // Mentors who take no new students now had some before.
  for (const { key, accepts } of demoMentors)
    await tx.update(mentors).set({ available: accepts }).where(eq(mentors.key, key));
};

const idOf = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo has no ${key}`);
  return id;
};
