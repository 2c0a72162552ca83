/** A school with much to earn and to spend coins on. */
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aMentor, aSlot, inHours } from './mentoring.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { anItem } from './store.ts';
import { aProgram, aTournament } from './youth.ts';

export const STOCK = 7;

type Bought = { id: number; by: Viewer };
export type School = {
  db: Db;
  people: Viewer[];
  admin: Viewer;
  items: number[];
  slots: number[];
  tournaments: number[];
  programs: number[];
  courses: number[];
  orders: Bought[];
  bookings: Bought[];
};

/** What there is to earn and to spend coins on: scarce enough that people get into each other's way. */
export const aBusySchool = async (db: Db, students: number): Promise<School> => {
  const professor = await aProfessor(db);
  const mentors = [await aMentor(db), await aMentor(db)];
  const slots: number[] = [];
  // The same times of both mentors, half an hour apart: whoever books one is busy in several others, as the mentor is.
  for (const [place, mentor] of mentors.entries())
    for (let half = 0; half < 12; half += 1)
      slots.push(
        await aSlot(db, mentor, {
          program: (half + place) % 2 === 0 ? 'individual' : 'group',
          startsAt: inHours(48 + half / 2),
        }),
      );
  return {
    db,
    people: await Promise.all(Array.from({ length: students }, () => aStudent(db))),
    admin: await anAdmin(db),
    items: [
      await anItem(db, { price: 45, stock: STOCK }),
      await anItem(db, { price: 60 }),
      await anItem(db, { category: 'combo', kind: 'combo', price: 80, stock: STOCK, boostPercent: 15, boostDays: 7 }),
      await anItem(db, { category: 'notebook', kind: 'notebook', level: 'beginner', price: 40 }),
    ],
    slots,
    tournaments: [
      await aTournament(db, { price: 30, capacity: 12 }),
      await aTournament(db, { price: 0, capacity: 20 }),
      await aTournament(db, { price: 15 }),
    ],
    programs: [await aProgram(db, { price: 120, capacity: 6 }), await aProgram(db, { price: 20, startsAt: null })],
    courses: [
      (await aCourse(db, professor, [{}], { priceCents: 4_990, maxStudents: 20 })).id,
      (await aCourse(db, professor, [{}], { priceCents: 9_990, maxStudents: 5 })).id,
    ],
    orders: [],
    bookings: [],
  };
};
