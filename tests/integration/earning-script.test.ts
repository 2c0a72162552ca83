/** A script that uses every way to earn at once, with two accounts and a professor who help it. */
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { NewClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import { createTournament } from '../../server/features/class-tournaments/class-tournaments.service.ts';
import { finishTournament, pairRound, writeResult } from '../../server/features/class-tournaments/leading.service.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { SaveGameInput } from '../../server/features/games/games.schema.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { REWARDS, type Payment, type Reward } from '../../server/features/ledger/ledger.service.ts';
import { PACES } from '../../server/features/ledger/pace.service.ts';
import { getLesson } from '../../server/features/lessons/lessons.service.ts';
import {
  acceptMatch,
  claimMatch,
  newMatch,
  offerTakeback,
  playMove,
  resignMatch,
} from '../../server/features/matches/matches.service.ts';
import { MISSIONS } from '../../server/features/missions/catalogue.ts';
import { claimMission } from '../../server/features/missions/missions.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { attemptPuzzle } from '../../server/features/puzzles/puzzles.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';
import { beatEngine } from '../support/held-games.ts';
import { aPuzzle, RIGHT } from '../support/puzzles.ts';

let db: Db;
let hall: { db: Db; live: ReturnType<typeof createLocalLive> };
let professor: Viewer;
let student: Viewer;
let helper: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  hall = { db, live: createLocalLive() };
  professor = await aProfessor(db);
  [student, helper] = [await aStudent(db), await aStudent(db)];
});

const times = (count: number, { experience, coins }: Reward): Reward => ({
  experience: count * experience,
  coins: count * coins,
});

/** What a professor offers in a week, and every mission of one day and week. */
const PRIZES = { experience: 0, coins: 3_000 };
const ALL_MISSIONS = MISSIONS.reduce(
  (sum, { xpReward, coinReward }) => ({ experience: sum.experience + xpReward, coins: sum.coins + coinReward }),
  { experience: 0, coins: 0 },
);
const [{ most: LESSONS }] = PACES.lesson_completed;
const [{ most: PUZZLES }] = PACES.puzzle_solved;
const A_PUZZLE = { experience: 15, coins: 2 };

/** What one person can earn in ten minutes of a day, for each thing that pays: a new one has to say its most here. */
const BY_HAND: Record<Payment['reason'], Reward> = {
  lesson_completed: times(LESSONS, REWARDS.lesson_completed),
  quiz_passed: times(LESSONS, REWARDS.quiz_passed),
  // A course of one lesson each.
  course_completed: times(LESSONS, REWARDS.course_completed),
  puzzle_solved: times(PUZZLES, A_PUZZLE),
  mission_claimed: ALL_MISSIONS,
  tournament_prize: PRIZES,
};

/** Short courses, which ask for no time, and one that asks for some. */
const study = async (): Promise<void> => {
  const sketches = [...Array.from({ length: LESSONS + 3 }, () => ({ quiz: [{}] })), { filmSeconds: 600, words: 900 }];
  for (const sketch of sketches) {
    const { id, lessons } = await aCourse(db, professor, [sketch]);
    await enrol(db, student, id);
    const [lesson] = lessons;
    if (!lesson) continue;
    await getLesson(db, student, lesson.id);
    const answers = lesson.questions.map(question => ({ questionId: question.id, answer: question.correctAnswer }));
    for (const again of [1, 2]) {
      await completeLesson(db, student, lesson.id);
      if (again === 1 && answers.length > 0) await attemptQuiz(db, student, lesson.id, answers);
    }
  }
};

const solve = async (): Promise<void> => {
  for (let nth = 0; nth < PUZZLES + 5; nth += 1) {
    const { id } = await aPuzzle(db);
    await attemptPuzzle(db, student, { id, moves: RIGHT });
    await attemptPuzzle(db, student, { id, moves: RIGHT });
  }
};

const playGames = async (): Promise<void> => {
  for (let nth = 0; nth < 4; nth += 1) {
    const opponent = { kind: 'person' as const, userId: helper.id };
    const { id } = await newMatch(hall, student, { opponent, base: 60, increment: 0, color: 'white', rated: true });
    await acceptMatch(hall, helper, id);
    await playMove(hall, student, { matchId: id, move: 'e4', ply: 0 });
    await playMove(hall, helper, { matchId: id, move: 'e5', ply: 1 });
    await resignMatch(hall, helper, id);
  }
  await beatEngine(db, student, { level: 'dificil' });
};

const winTournaments = async (): Promise<void> => {
  const { id: classId } = await createClass(db, professor, { name: '6º A', schoolYear: '2026' });
  await db.write(tx => putInClass(tx, classId, [student.id, helper.id], new Date()));
  for (let nth = 0; nth < 5; nth += 1) {
    const terms = { classId, name: 'Copa', format: 'round_robin', base: 60, overBoard: true, firstPrize: 1_000 };
    const made = await createTournament(db, professor, NewClassTournament.parse(terms)).catch(() => undefined);
    if (!made) continue;
    const [game] = (await pairRound(hall, professor, { tournamentId: made.id, round: 1 })).games;
    const result = game?.white.userId === student.id ? '1-0' : '0-1';
    await writeResult(hall, professor, { tournamentId: made.id, gameId: game?.id ?? 0, result });
    await Promise.allSettled([1, 2, 3].map(() => finishTournament(hall, professor, made.id)));
  }
};

const claimAll = () => Promise.allSettled([...MISSIONS, ...MISSIONS].map(({ id }) => claimMission(db, student, id)));

test('a cheater who earns in every way at once, with helpers, gets no more than one person by hand', async () => {
  await study();
  await solve();
  await playGames();
  await winTournaments();
  await claimAll();
  const entries = await db.read.select().from(ledger).where(eq(ledger.userId, student.id));
  const earned = Object.groupBy(entries, ({ reason }) => reason);
  for (const [reason, most] of Object.entries(BY_HAND)) {
    const own = earned[reason as Payment['reason']] ?? [];
    const sum = (of: 'experience' | 'coins'): number => own.reduce((total, entry) => total + entry[of], 0);
    expect([reason, sum('experience') <= most.experience, sum('coins') <= most.coins]).toEqual([reason, true, true]);
    // The script does earn in each of these ways.
    expect([reason, own.length > 0]).toEqual([reason, true]);
  }
  expect(Object.keys(earned).toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
});

/** Won games that were never played, and a game that is played on for the other side, twice, and after its end. */
const forgeGames = async (): Promise<void> => {
  const won = { mode: 'practice', timeControl: 600, difficulty: 'dificil', result: '1-0' };
  for (let nth = 0; nth < 5; nth += 1) {
    const pgn = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';
    await saveGame(db, student, SaveGameInput.parse({ ...won, pgn, clientKey: `forged-game-${nth}` }));
  }
  const asked = { base: 600, increment: 0, color: 'white', rated: true } as const;
  const opponents = [{ kind: 'engine', level: 'dificil' } as const, { kind: 'person', userId: helper.id } as const];
  for (const opponent of opponents) {
    const { id } = await newMatch(hall, student, { opponent, ...asked });
    const move = (text: string, ply: number) => playMove(hall, student, { matchId: id, move: text, ply });
    const forged = [() => move('e4', 0), () => move('e5', 1), () => move('e4', 0), () => move('Qxf7#', 6)];
    for (const act of [...forged, () => claimMatch(hall, student, id), () => offerTakeback(hall, student, id)])
      await act().catch(() => undefined);
    await resignMatch(hall, student, id).catch(() => undefined);
    await Promise.allSettled([move('d4', 1), claimMatch(hall, student, id)]);
  }
};

test('forged games earn nothing, and raise no rating', async () => {
  await forgeGames();
  const claims = await claimAll();
  expect(claims.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await db.read.select().from(ledger).where(eq(ledger.userId, student.id))).toEqual([]);
  const [own] = await db.read.select().from(users).where(eq(users.id, student.id));
  expect(own?.rating).toBeLessThanOrEqual(student.rating);
});
