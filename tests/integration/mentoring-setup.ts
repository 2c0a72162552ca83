import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../server/errors.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { MentorForm } from '../../server/features/mentoring/manage.schema.ts';
import { bookSlot } from '../../server/features/mentoring/mentoring.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMentor } from '../support/mentoring.ts';
import { aStudent } from '../../server/harness/school.ts';
import { aKey, giveCoins } from '../support/store.ts';

export let db: Db;
export let student: Viewer;
export let mentorId: number;

/** Before each test: an empty school with a mentor, and a student with 1000 coins. */
export const withMentor = (): void => {
  beforeEach(async () => {
    db = await emptyDatabase();
    student = await aStudent(db);
    mentorId = await aMentor(db);
    await giveCoins(db, student.id, 1_000);
  });
};

export const coinsOf = async ({ id }: Viewer) =>
  (await db.read.select({ coins: users.coins }).from(users).where(eq(users.id, id)))[0]?.coins;
export const richStudent = async (coins = 1_000) => {
  const rich = await aStudent(db);
  await giveCoins(db, rich.id, coins);
  return rich;
};
export const booked = (slotId: number, who = student, clientKey = aKey()) => bookSlot(db, who, { slotId, clientKey });
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof AppError ? error.refusal : String(error)),
  );

export const mentorForm = (own: object = {}) =>
  MentorForm.parse({
    name: 'Clara',
    title: 'Mestra FIDE',
    rating: 2200,
    experience: 9,
    specialty: 'Finais',
    pricePerHour: 90,
    ...own,
  });
