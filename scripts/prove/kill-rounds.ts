import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { connectSqlite } from '../../db/sqlite.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { pupilWith, type Pupil } from '../../server/harness/pupil.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

/** The state of a school whose server is killed again and again while students write. */
export type KillFigures = {
  kills: number;
  /** Writes that were answered with success. */
  acknowledged: number;
  /** Requests that a kill left without an answer: each was sent again. */
  unanswered: number;
  /** Acknowledged writes that are missing. */
  lost: number;
  /** Payments that the ledger contains twice, unpaid steps, and balances that differ from the sum of their ledger. */
  wronglyPaid: number;
  /** Errors from SQLite's integrity and foreign key checks. */
  damage: number;
  /** From the start of the process to its first answer; the median of all starts, in milliseconds. */
  startMs: number;
};

const AT_ONCE = 24;
/** As many as a student is paid for in ten minutes. */
const LESSONS = 20;
const NEW_STUDENTS_A_ROUND = 6;
/** The random time of writes before a kill, in milliseconds. */
const LOAD_MS = { min: 20, max: 250 };

type Learner = {
  id: number;
  pupil: Pupil;
  /** Acknowledged lessons. */ lessons: number;
  /** Acknowledged games. */ games: number;
};

const lessonIdsOf = (course: { lessons: { id: number }[] }): number[] => course.lessons.map(({ id }) => id);

const prepare = async (file: string, students: number, url: () => string) => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const course = await aCourse(
    db,
    await aProfessor(db),
    Array.from({ length: LESSONS }, () => ({})),
  );
  const learners: Learner[] = [];
  for (let i = 0; i < students; i += 1) {
    const { id } = await aStudent(db);
    await db.write(tx => tx.insert(enrollments).values({ studentId: id, courseId: course.id }));
    learners.push({ id, pupil: pupilWith((await sessions.start(id)).split(';')[0] ?? '', url), lessons: 0, games: 0 });
  }
  await db.close();
  return { learners, lessonIds: lessonIdsOf(course) };
};

const SUMS = {
  twice: 'select count(*) from (select 1 from ledger group by user_id, reason, reference having count(*) > 1)',
  unpaid: `select count(*) from lesson_progress p join enrollments e on e.id = p.enrollment_id
    where not exists (select 1 from ledger l where l.user_id = e.student_id and l.reason = 'lesson_completed'
      and l.reference = cast(p.lesson_id as text))`,
  overpaid: `select count(*) from ledger l where l.reason = 'lesson_completed' and not exists
    (select 1 from lesson_progress p join enrollments e on e.id = p.enrollment_id where e.student_id = l.user_id
      and cast(p.lesson_id as text) = l.reference)`,
  unbalanced: `select count(*) from users u
    where u.experience <> (select coalesce(sum(experience), 0) from ledger where user_id = u.id)
    or u.coins <> (select coalesce(sum(coins), 0) from ledger where user_id = u.id)`,
};

/** Checks the file after the server has restarted. */
const inspect = (file: string, learners: Learner[]): Pick<KillFigures, 'lost' | 'wronglyPaid' | 'damage'> => {
  const connection = connectSqlite(file, { readonly: true });
  const number = (query: string, ...values: unknown[]): number =>
    Number(
      connection
        .prepare(query)
        .pluck()
        .get(...values),
    );
  const lost = learners.reduce((sum, { id, lessons, games }) => {
    const keptLessons = number(
      'select count(*) from lesson_progress p join enrollments e on e.id = p.enrollment_id where e.student_id = ?',
      id,
    );
    const keptGames = number('select count(*) from games where user_id = ?', id);
    return sum + Math.max(0, lessons - keptLessons) + Math.max(0, games - keptGames);
  }, 0);
  const integrity = connection.pragma('integrity_check', { simple: true }) === 'ok' ? 0 : 1;
  const damage = integrity + (connection.pragma('foreign_key_check') as unknown[]).length;
  const wronglyPaid = Object.values(SUMS).reduce((sum, query) => sum + number(query), 0);
  connection.close();
  return { lost, wronglyPaid, damage };
};

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Starts the academy with one data folder, lets two dozen students complete lessons and save games, kills it with
 * SIGKILL at a random moment during their writes, and checks the data after the next start; as often as given.
 * @throws Error when a write is answered with anything but success.
 */
export const killRounds = async (kills: number): Promise<KillFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-kills-'));
  const file = join(folder, 'academy.db');
  let url = '';
  const { learners, lessonIds } = await prepare(file, AT_ONCE + kills * NEW_STUDENTS_A_ROUND, () => url);
  const figures: KillFigures = {
    kills: 0,
    acknowledged: 0,
    unanswered: 0,
    lost: 0,
    wronglyPaid: 0,
    damage: 0,
    startMs: 0,
  };
  const starts: number[] = [];

  const start = async () => {
    const startedAt = performance.now();
    const academy = await startAcademy(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
    url = academy.url;
    await fetch(`${url}/healthz`);
    starts.push(performance.now() - startedAt);
    const found = inspect(file, learners);
    for (const name of ['lost', 'wronglyPaid', 'damage'] as const) figures[name] += found[name];
    return academy;
  };

  /**
   * Completes the next lesson or saves a game, one after the other; unacknowledged writes are sent again in the next
   * round.
   */
  const study = async (learner: Learner, isOver: () => boolean): Promise<void> => {
    for (let isGame = false; !isOver(); isGame = !isGame) {
      const lessonId = lessonIds[learner.lessons];
      const isLesson = !isGame && lessonId !== undefined;
      const answer = await (
        isLesson
          ? learner.pupil.ask('POST', `/api/lessons/${lessonId}/complete`)
          : learner.pupil.saveGame(`game-number-${learner.games}`)
      ).catch(() => undefined);
      if (!answer) {
        figures.unanswered += 1;
        return;
      }
      if (answer.status !== 200)
        throw new Error(`A write was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
      figures.acknowledged += 1;
      if (isLesson) learner.lessons += 1;
      else learner.games += 1;
    }
  };

  try {
    for (; figures.kills < kills; figures.kills += 1) {
      const academy = await start();
      const present = learners.filter(({ lessons }) => lessons < LESSONS).slice(0, AT_ONCE);
      const goal = figures.acknowledged + present.length;
      let isKilled = false;
      const studies = Promise.all(present.map(learner => study(learner, () => isKilled)));
      // Waits until all students are writing, because a new process is slow to answer first requests.
      while (figures.acknowledged < goal) await Promise.race([studies, new Promise(resolve => setTimeout(resolve, 2))]);
      await new Promise(resolve => setTimeout(resolve, LOAD_MS.min + Math.random() * (LOAD_MS.max - LOAD_MS.min)));
      isKilled = true;
      await academy.kill();
      await studies;
    }
    const last = await start();
    await last.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...figures, startMs: Math.round(middle(starts)) };
};
