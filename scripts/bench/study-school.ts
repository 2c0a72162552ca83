import type { Tx } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { achievements } from '../../db/schema/achievements.ts';
import { games } from '../../db/schema/games.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { enrollments, lessonOpenings } from '../../db/schema/progress.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

/** A student in a course whose lessons are all open, in their order. */
export type Learner = { cookie: string; lessonIds: number[] };

const LESSONS = 10;
const STUDENTS_A_COURSE = 100;
/** A text and a film: the reward waits for a part of both. */
const LESSON = { words: 300, filmSeconds: 300 };
const PAST = { puzzles: 20, games: 10, experience: 5, coins: 1 };
const EARNED = ['primeiro-problema', 'problemas-10'];
const OPENED_DAYS_AGO = 1;
const JOINED_DAYS_AGO = 30;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const insertPast = async (tx: Tx, userId: number, at: Date): Promise<void> => {
  const { experience, coins } = PAST;
  const entry = { userId, reason: 'puzzle_solved' as const, experience, coins, createdAt: at };
  await tx.insert(ledger).values(range(PAST.puzzles).map(i => ({ ...entry, reference: `past-${i}` })));
  const game = { userId, mode: 'practice' as const, difficulty: 'facil' as const, timeControl: '600', plies: 6 };
  const end = { result: '0-1' as const, ending: 'resignation' as const, createdAt: at };
  await tx
    .insert(games)
    .values(range(PAST.games).map(() => ({ ...game, ...end, pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6' })));
  await tx.insert(achievements).values(EARNED.map(key => ({ userId, key, earnedAt: at })));
};

/**
 * Creates a school of students with a past of puzzles and games. Each can complete ten lessons, which pay at once: they
 * have been open since yesterday.
 */
export const makeStudySchool = async (file: string, students: number): Promise<Learner[]> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const professor = await aProfessor(db);
  const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
  const learners: Learner[] = [];
  while (learners.length < students) {
    const course = await aCourse(
      db,
      professor,
      range(LESSONS).map(() => LESSON),
    );
    const lessonIds = course.lessons.map(({ id }) => id);
    for (let i = 0; i < STUDENTS_A_COURSE && learners.length < students; i += 1) {
      const { puzzles, experience, coins } = PAST;
      const { id: studentId } = await aStudent(db, { experience: puzzles * experience, coins: puzzles * coins });
      const cookie = await db.write(async tx => {
        const [own] = await tx.insert(enrollments).values({ studentId, courseId: course.id }).returning();
        if (!own) throw new Error('no enrollment');
        const opening = { enrollmentId: own.id, openedAt: daysAgo(OPENED_DAYS_AGO) };
        await tx.insert(lessonOpenings).values(lessonIds.map(lessonId => ({ ...opening, lessonId })));
        await insertPast(tx, studentId, daysAgo(JOINED_DAYS_AGO));
        return sessions.begin(tx, studentId);
      });
      learners.push({ cookie: cookie.split(';')[0] ?? '', lessonIds });
    }
  }
  await db.close();
  return learners;
};
