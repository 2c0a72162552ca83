import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { getLesson, listLessons } from '../../server/features/lessons/lessons.service.ts';
import { listMissions } from '../../server/features/missions/missions.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const START = new Date('2026-11-23T15:00:00Z').getTime();
const at = (seconds: number): Date => new Date(START + seconds * 1_000);

const NOTHING = { experience: 0, coins: 0 };
const LESSON = { experience: 20, coins: 5 };
const QUIZ = { experience: 30, coins: 10 };
const COURSE = { experience: 100, coins: 50 };
const sum = (...rewards: { experience: number; coins: number }[]) => ({
  experience: rewards.reduce((all, { experience }) => all + experience, 0),
  coins: rewards.reduce((all, { coins }) => all + coins, 0),
});

/** 40 % of the film and a quarter of a minute's reading. */
const WORK = { filmSeconds: 60, words: 150 };
const NEEDED = 24 + 15;

let db: Db;
let professor: Viewer;
let student: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});

const enrolledIn = async (sketches: Parameters<typeof aCourse>[2]): Promise<MadeCourse> => {
  const course = await aCourse(db, professor, sketches);
  await enrol(db, student, course.id);
  return course;
};
const answers = ({ questions }: MadeCourse['lessons'][number], answer?: string) =>
  questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: answer ?? correctAnswer }));
const lessonDoneToday = async (now: Date) =>
  (await listMissions(db, student, now)).daily.missions.find(({ id }) => id === 'aula-do-dia')?.completed;

describe('a lesson', () => {
  test('pays when its time has passed since its content was first sent', async () => {
    const { lessons } = await enrolledIn([WORK, WORK]);
    const [lesson] = lessons;
    expect(await getLesson(db, student, lesson!.id, at(0))).toMatchObject({ secondsToReward: NEEDED });
    expect(await getLesson(db, student, lesson!.id, at(9))).toMatchObject({ secondsToReward: NEEDED - 9 });
    expect(await completeLesson(db, student, lesson!.id, at(NEEDED))).toMatchObject({
      rewards: LESSON,
      secondsToReward: null,
    });
    expect(await lessonDoneToday(at(NEEDED))).toBe(true);
  });

  test('that is completed sooner opens the next, pays nothing and counts for no mission', async () => {
    const { lessons } = await enrolledIn([WORK, {}]);
    await getLesson(db, student, lessons[0]!.id, at(0));
    expect(await completeLesson(db, student, lessons[0]!.id, at(NEEDED - 1))).toMatchObject({
      progress: { completedLessons: 1 },
      rewards: NOTHING,
      secondsToReward: NEEDED,
    });
    expect(await lessonDoneToday(at(NEEDED))).toBe(false);
    expect(await getLesson(db, student, lessons[1]!.id, at(NEEDED))).toMatchObject({ unlocked: true });
  });

  test('completed too soon pays once when it was opened again for as long', async () => {
    const { lessons } = await enrolledIn([WORK]);
    const [lesson] = lessons;
    await getLesson(db, student, lesson!.id, at(0));
    await completeLesson(db, student, lesson!.id, at(5));
    expect(await completeLesson(db, student, lesson!.id, at(1_000))).toMatchObject({ rewards: NOTHING });
    await getLesson(db, student, lesson!.id, at(1_000));
    expect(await completeLesson(db, student, lesson!.id, at(1_030))).toMatchObject({
      rewards: NOTHING,
      secondsToReward: NEEDED - 30,
    });
    expect(await completeLesson(db, student, lesson!.id, at(1_000 + NEEDED))).toMatchObject({
      rewards: sum(LESSON, COURSE),
      secondsToReward: null,
    });
    expect(await completeLesson(db, student, lesson!.id, at(9_000))).toMatchObject({ rewards: NOTHING });
  });

  test('whose content was never sent pays nothing', async () => {
    const { lessons } = await enrolledIn([WORK]);
    expect(await completeLesson(db, student, lessons[0]!.id, at(0))).toMatchObject({ rewards: NOTHING });
  });

  test('with a film of unknown length asks for its reading alone', async () => {
    const { lessons } = await enrolledIn([{ words: 150 }]);
    expect(await getLesson(db, student, lessons[0]!.id, at(0))).toMatchObject({ secondsToReward: 15 });
  });

  test('is sent without a time to those who do not study it', async () => {
    const { id } = await enrolledIn([WORK]);
    for (const viewer of [professor, await aStudent(db)])
      expect(await listLessons(db, viewer, id)).toMatchObject([{ secondsToReward: null }]);
  });

  test('uses time up: no minute pays for two lessons that are open at once', async () => {
    const first = await enrolledIn([WORK]);
    const second = await enrolledIn([WORK]);
    const [one, other] = [first.lessons[0]!.id, second.lessons[0]!.id];
    for (const id of [one, other]) await getLesson(db, student, id, at(0));
    expect(await completeLesson(db, student, one, at(NEEDED))).toMatchObject({ rewards: sum(LESSON, COURSE) });
    expect(await completeLesson(db, student, other, at(NEEDED))).toMatchObject({ rewards: NOTHING });
    await getLesson(db, student, other, at(NEEDED));
    expect(await completeLesson(db, student, other, at(2 * NEEDED))).toMatchObject({ rewards: sum(LESSON, COURSE) });
  });
});

test('quiz and course pay when the lesson does, though they are passed and completed before', async () => {
  const { lessons } = await enrolledIn([{ ...WORK, quiz: [{}] }]);
  const [lesson] = lessons;
  await getLesson(db, student, lesson!.id, at(0));
  await completeLesson(db, student, lesson!.id, at(1));
  const passed = await attemptQuiz(db, student, lesson!.id, answers(lesson!), at(2));
  expect(passed).toMatchObject({ passed: true, courseCompleted: true, rewards: NOTHING });
  expect(passed.certificateCode).not.toBeNull();
  await getLesson(db, student, lesson!.id, at(3));
  expect(await completeLesson(db, student, lesson!.id, at(3 + NEEDED))).toMatchObject({
    rewards: sum(LESSON, QUIZ, COURSE),
  });
});

/** Asks for everything at once: it opens, completes, guesses quizzes, and comes back every ten seconds. */
const earnGreedily = async (course: MadeCourse, seconds: number): Promise<void> => {
  for (let second = 0; second <= seconds; second += 10) {
    await listLessons(db, student, course.id, at(second));
    for (const lesson of course.lessons) {
      await completeLesson(db, student, lesson.id, at(second)).catch(() => undefined);
      for (const guess of ['a', 'b', 'c', 'certa'])
        await attemptQuiz(db, student, lesson.id, answers(lesson, guess), at(second)).catch(() => undefined);
    }
  }
};

test('a script that calls everything as fast as possible earns no more than one person by hand', async () => {
  const lesson = { ...WORK, quiz: [{ options: ['a', 'b', 'c', 'certa'] }] };
  const course = await enrolledIn([lesson, lesson, lesson]);
  const seconds = 90;
  await earnGreedily(course, seconds);
  // By hand: what the lessons whose time fits into these seconds pay with their quizzes.
  const lessonsByHand = Math.floor(seconds / NEEDED);
  const byHand = sum(...Array<typeof LESSON>(lessonsByHand).fill(sum(LESSON, QUIZ)));
  const [earned] = await db.read
    .select({ experience: users.experience, coins: users.coins })
    .from(users)
    .where(eq(users.id, student.id));
  expect(earned!.experience).toBeLessThanOrEqual(byHand.experience);
  expect(earned!.coins).toBeLessThanOrEqual(byHand.coins);
  expect(earned!.experience).toBeGreaterThanOrEqual(LESSON.experience);
});

test('lessons that ask for no time pay twenty in ten minutes, and the others once there is time for them', async () => {
  const course = await enrolledIn(Array.from({ length: 22 }, () => ({})));
  const complete = (nth: number, seconds: number) => completeLesson(db, student, course.lessons[nth]!.id, at(seconds));
  for (let nth = 0; nth < 20; nth += 1) expect(await complete(nth, nth)).toMatchObject({ rewards: LESSON });
  expect(await complete(20, 20)).toMatchObject({ rewards: NOTHING, secondsToReward: 580 });
  expect(await complete(20, 599)).toMatchObject({ rewards: NOTHING, secondsToReward: 1 });
  expect(await complete(20, 600)).toMatchObject({ rewards: LESSON, secondsToReward: null });
  expect(await complete(21, 600)).toMatchObject({ rewards: NOTHING, secondsToReward: 1 });
});
