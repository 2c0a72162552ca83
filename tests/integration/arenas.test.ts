import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { classTournaments } from '../../db/schema/class-tournaments.ts';
import { matches, matchPulse } from '../../db/schema/matches.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { lookAfterArenas } from '../../server/features/class-tournaments/arena.service.ts';
import { reportOf } from '../../server/features/class-tournaments/report.service.ts';
import { NewClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import {
  createTournament,
  getClassTournament,
} from '../../server/features/class-tournaments/class-tournaments.service.ts';
import {
  finishTournament,
  markPresence,
  pairRound,
  writeResult,
} from '../../server/features/class-tournaments/leading.service.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { abortMatch, getMatch, playMove, resignMatch } from '../../server/features/matches/matches.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { pauseMatch } from '../../server/features/matches/staff.service.ts';
import { beat } from '../../server/features/matches/referee.service.ts';
import { actAsServer } from '../../server/features/matches/table.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let hall: { db: Db; live: ReturnType<typeof createLocalLive> };
let professor: Viewer;
let students: Viewer[];
let id: number;

const make = (values: object = {}) => {
  const input = { classId: 1, name: 'Arena', format: 'arena', minutes: 30, base: 180, firstPrize: 40, ...values };
  return createTournament(db, professor, NewClassTournament.parse(input));
};
const begin = () => pairRound(hall, professor, { tournamentId: id, round: 1 });
const look = () =>
  lookAfterArenas(hall, error => {
    throw error;
  });
const read = () => getClassTournament(db.read, professor, id);
const viewerOf = (userId: number): Viewer => students.find(student => student.id === userId)!;
const timeIsOver = () => {
  const endsAt = new Date(Date.now() - 1);
  return db.write(tx => tx.update(classTournaments).set({ endsAt }).where(eq(classTournaments.id, id)));
};
const openGames = async () => (await read()).games.filter(({ result }) => result === null);
/** Black resigns every game that is being played. */
const playAll = async () => {
  for (const { black, matchId } of await openGames()) await resignMatch(hall, viewerOf(black!.userId), matchId!);
};

beforeEach(async () => {
  db = await emptyDatabase();
  hall = { db, live: createLocalLive() };
  professor = await aProfessor(db);
  students = [];
  for (let i = 0; i < 4; i += 1) students.push(await aStudent(db));
  const { id: classId } = await createClass(db, professor, { name: '6º A', schoolYear: '2026' });
  const ids = students.map(student => student.id);
  await db.write(tx => putInClass(tx, classId, ids, new Date()));
  ({ id } = await make({ classId }));
});

test('an arena pairs who is free again and again, counts streaks, and ends by itself with its prizes', async () => {
  expect(await read()).toMatchObject({ round: 0, minutes: 30, endsAt: null });
  const begun = await begin();
  expect(begun.games).toHaveLength(2);
  expect(Date.parse(begun.endsAt!) - Date.now()).toBeGreaterThan(29 * 60_000);
  await expect(begin()).rejects.toMatchObject({ refusal: 'otherRound' });
  await look();
  expect((await read()).games).toHaveLength(2);
  await playAll();
  await look();
  const { games } = await read();
  expect(games).toHaveLength(4);
  const pairs = games.map(({ white, black }) => [white.userId, black!.userId].toSorted((a, b) => a - b).join('-'));
  expect(new Set(pairs).size).toBe(4);
  // Two who have won twice would win the double from now on: the results are written so.
  const [leader] = (await read()).standings;
  for (const game of await openGames())
    await writeResult(hall, professor, {
      tournamentId: id,
      gameId: game.id,
      result: game.black!.userId === leader!.userId ? '0-1' : '1-0',
    });
  expect((await read()).standings[0]).toMatchObject({ points: 4, scores: [2, 2], onFire: true });
  await timeIsOver();
  await look();
  const over = await read();
  expect(over).toMatchObject({ finished: true, games: { length: 4 } });
  const winner = viewerOf(over.standings[0]!.userId);
  const texts = (await listNotifications(db, winner)).notifications.map(({ text }) => text);
  expect(texts).toContain('Você ficou em 1º lugar e ganhou 40 moedas.');
  expect(texts).toContain('A arena começou. Entre para jogar!');
  await look();
  expect((await listNotifications(db, winner)).notifications).toHaveLength(texts.length);
});

test('a player without a first move loses, pauses, is paired with nobody, and comes back by themselves', async () => {
  await begin();
  const [game] = await openGames();
  const matchId = game!.matchId!;
  const [white, black] = [viewerOf(game!.white.userId), viewerOf(game!.black!.userId)];
  await playMove(hall, white, { matchId, move: 'e4', ply: 0 });
  for (const player of [white, black])
    await expect(abortMatch(hall, player, matchId)).rejects.toMatchObject({ refusal: 'roundGame' });
  await db.write(tx =>
    tx
      .update(matches)
      .set({ dueAt: new Date(0) })
      .where(eq(matches.id, matchId)),
  );
  await actAsServer(hall, matchId, table => table);
  await look();
  const rowOf = async ({ id: userId }: Viewer) => (await read()).standings.find(row => row.userId === userId)!;
  const presenceOf = async (player: Viewer) => (await rowOf(player)).presence;
  expect(await rowOf(white)).toMatchObject({ presence: 'playing', points: 2, scores: [2] });
  expect(await rowOf(black)).toMatchObject({ presence: 'absent', points: 0, scores: [0] });
  await playAll();
  await look();
  expect((await openGames()).flatMap(one => [one.white.userId, one.black!.userId])).not.toContain(black.id);
  const back = { tournamentId: id, userId: black.id, presence: 'playing' as const };
  await expect(markPresence(hall, white, back)).rejects.toMatchObject({ refusal: 'accessDenied' });
  await markPresence(hall, black, back);
  await look();
  expect(await presenceOf(black)).toBe('playing');
  await markPresence(hall, professor, { ...back, presence: 'withdrawn' });
  await expect(markPresence(hall, black, back)).rejects.toMatchObject({ refusal: 'accessDenied' });
});

test('a professor ends an arena at any time: what is still being played counts no more', async () => {
  await begin();
  const [first] = await openGames();
  await resignMatch(hall, viewerOf(first!.white.userId), first!.matchId!);
  const over = await finishTournament(hall, professor, id);
  expect(over.games.map(({ id: gameId }) => gameId)).toEqual([first!.id]);
  expect(over.standings[0]).toMatchObject({ userId: first!.black!.userId, points: 2 });
  await expect(reportOf(db, professor, id)).rejects.toMatchObject({ refusal: 'arenaHasNoReport' });
});

test('an arena is not played over real boards, and of other formats only professors say who is there', async () => {
  const { classId } = await read();
  await expect(make({ classId, overBoard: true })).rejects.toMatchObject({ refusal: 'arenaOnBoards' });
  const swiss = await make({ classId, format: 'swiss' });
  const [student] = students;
  const own = { tournamentId: swiss.id, userId: student!.id, presence: 'absent' as const };
  await expect(markPresence(hall, student!, own)).rejects.toMatchObject({ refusal: 'accessDenied' });
});

test('each side has one minute for its first move, and an outage is not counted', async () => {
  await begin();
  const [game] = await openGames();
  const matchId = game!.matchId!;
  const [white, black] = [viewerOf(game!.white.userId), viewerOf(game!.black!.userId)];
  const leftTo = async (player: Viewer) => (await getMatch(hall, player, matchId)).firstMoveMs;
  const set = (ms: number) =>
    db.write(tx =>
      tx
        .update(matches)
        .set({ dueAt: new Date(Date.now() + ms), createdAt: new Date(Date.now() - 600_000) })
        .where(eq(matches.id, matchId)),
    );
  const about = (ms: number) => expect.toSatisfy((is: number) => is > ms - 3_000 && is <= ms);
  expect(await leftTo(white)).toEqual(about(60_000));
  await set(-250_000);
  await db.write(tx => tx.insert(matchPulse).values({ id: 1, at: new Date(Date.now() - 300_000) }));
  await beat(hall, 0);
  expect(await leftTo(black)).toEqual(about(50_000));
  await playMove(hall, white, { matchId, move: 'e4', ply: 0 });
  expect(await leftTo(white)).toEqual(about(60_000));
  await playMove(hall, black, { matchId, move: 'e5', ply: 1 });
  expect(await leftTo(black)).toBeNull();
});

test('an arena whose time is over does not wait for a game that its professor has paused', async () => {
  await begin();
  const [paused, other] = await openGames();
  await pauseMatch(hall, professor, paused!.matchId!);
  await timeIsOver();
  await look();
  expect(await read()).toMatchObject({ finished: false });
  await resignMatch(hall, viewerOf(other!.white.userId), other!.matchId!);
  await look();
  expect(await read()).toMatchObject({ finished: true, games: [{ id: other!.id }] });
});
