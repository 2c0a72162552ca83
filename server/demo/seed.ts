import type { Db, Read, Tx } from '../../db/client.ts';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { DEMO_PASSWORD, demoAdmin, demoProfessors, demoStudents, type DemoPerson } from '../../db/demo/people.ts';
import { users } from '../../db/schema/users.ts';
import { hashPassword } from '../features/auth/password.ts';
import { marksOf } from '../features/auth/accounts.service.ts';
import { insertUser } from '../features/auth/auth.queries.ts';
import { insertClass } from './class.ts';
import { insertCourse, type SeededCourse } from './courses.ts';
import { draftGames, insertGames } from './games.ts';
import { insertMentoring } from './mentoring.ts';
import { insertMissionsAndAchievements } from './missions.ts';
import { insertDemoPuzzles, insertTries } from './puzzles.ts';
import { insertStoreItems, insertPurchases } from './store.ts';
import { insertStudy } from './studies.ts';
import { insertYouth } from './youth.ts';
import { DAY_MS } from '../common/time.schema.ts';

/** Everybody of the demo joined before its oldest study began. */
const SCHOOL_AGE_MS = 100 * DAY_MS;

/** Fills an empty database with the demo school, in one transaction. One that has users is left as it is. */
export const seedDemo = async (db: Db): Promise<void> => {
  if (!(await isEmpty(db.read))) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = new Date();
  const joinedAt = new Date(now.getTime() - SCHOOL_AGE_MS);
  const games = draftGames(now);
  await db.write(async tx => {
    // Another process on the same Postgres may have begun at the same moment.
    if (!(await isEmpty(tx))) return;
    await insertPerson(tx, demoAdmin, { role: 'admin', passwordHash, createdAt: joinedAt });
    const people = new Map<string, number>();
    const courses = new Map<string, SeededCourse>();
    for (const { courses: taught, ...professor } of demoProfessors) {
      const { id } = await insertPerson(tx, professor, {
        role: 'professor',
        passwordHash,
        createdAt: joinedAt,
        approvedAt: joinedAt,
      });
      people.set(professor.username, id);
      for (const course of demoCourses.filter(({ key }) => taught.includes(key))) {
        courses.set(course.key, await insertCourse(tx, course, { id, fullName: professor.fullName }));
      }
    }
    const puzzles = await insertDemoPuzzles(tx);
    const storeItems = await insertStoreItems(tx, joinedAt);
    for (const { studies, rating, ...student } of demoStudents) {
      const { id } = await insertPerson(tx, student, { role: 'student', passwordHash, rating, createdAt: joinedAt });
      people.set(student.username, id);
      for (const study of studies) {
        const course = courses.get(study.course);
        if (!course) throw new Error(`The demo has no course ${study.course}`);
        await insertStudy(tx, { id, fullName: student.fullName }, course, study, now);
      }
      await insertTries(tx, { id, username: student.username }, puzzles, now);
      await insertPurchases(tx, { id, username: student.username }, storeItems, now);
    }
    await insertGames(tx, games, people);
    await insertMissionsAndAchievements(tx, people, puzzles, now);
    await insertMentoring(tx, people, now);
    await insertClass(tx, people, courses, now);
    await insertYouth(tx, { people, passwordHash, joinedAt, now });
  });
};

const isEmpty = async (read: Read): Promise<boolean> =>
  (await read.select({ id: users.id }).from(users).limit(1)).length === 0;

type Account = Pick<typeof users.$inferInsert, 'role' | 'passwordHash' | 'rating' | 'createdAt' | 'approvedAt'>;

const insertPerson = (tx: Tx, person: DemoPerson, account: Account) =>
  insertUser(tx, { ...person, ...account, ...marksOf(person) });
