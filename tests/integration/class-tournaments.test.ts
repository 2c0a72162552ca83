import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { classTournamentGames, classTournaments } from '../../db/schema/class-tournaments.ts';
import { ledger } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import {
  createTournament,
  getClassTournament,
  listClassTournaments,
  listOwnTournaments,
} from '../../server/features/class-tournaments/class-tournaments.service.ts';
import {
  finishTournament,
  markPresence,
  pairRound,
  writeResult,
} from '../../server/features/class-tournaments/leading.service.ts';
import { insertGames } from '../../server/features/class-tournaments/class-tournaments.queries.ts';
import { reportOf } from '../../server/features/class-tournaments/report.service.ts';
import { NewClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import { importReport } from '../../server/features/class-tournaments/import.service.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { resignMatch } from '../../server/features/matches/matches.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { readReport } from '../../server/rules/pairing/trf-reader.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let students: Viewer[];
let classId: number;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  students = [];
  for (let i = 0; i < 5; i += 1) students.push(await aStudent(db));
  classId = (await createClass(db, professor, { name: '6º A', schoolYear: '2026' })).id;
  await db.write(tx =>
    putInClass(
      tx,
      classId,
      students.map(({ id }) => id),
      new Date(),
    ),
  );
});

const make = (values: object = {}) => {
  const input = { classId, name: 'Torneio de primavera', format: 'swiss', rounds: 2, base: 600, ...values };
  return createTournament(db, professor, NewClassTournament.parse(input));
};
const hall = () => ({ db, live: createLocalLive() });
const next = (tournamentId: number, round: number) => pairRound(hall(), professor, { tournamentId, round });
const write = (tournamentId: number, gameId: number, result: '1-0' | '1/2-1/2' | '+:-' | '-:-' | null) =>
  writeResult(hall(), professor, { tournamentId, gameId, result });

const FIRST_PAGE = { page: 1, pageSize: 1 };

test('each finds the tournaments of all own classes, the running first, and players hear of a new one', async () => {
  const { id } = await make({ startsAt: '2040-05-04T18:00:00Z' });
  const over = await make();
  await finishTournament(hall(), professor, over.id);
  const [student] = students;
  if (!student) throw new Error('No student');
  const seen = await listOwnTournaments(db, student, FIRST_PAGE);
  expect(seen).toMatchObject({ total: 2, tournaments: [{ id, teaches: false, round: 0 }] });
  expect(seen.tournaments[0]?.startsAt).toBe('2040-05-04T18:00:00.000Z');
  for (const leader of [professor, await anAdmin(db)])
    expect((await listOwnTournaments(db, leader, FIRST_PAGE)).tournaments).toMatchObject([{ id, teaches: true }]);
  const hrefs = (await listNotifications(db, student)).notifications.map(({ href }) => href);
  expect(hrefs).toContain(`/torneios/${id}`);
});

test('over real boards a Swiss tournament is paired, written down and ended, its prizes paid once', async () => {
  const { id, standings } = await make({ overBoard: true, firstPrize: 50, secondPrize: 20 });
  expect(standings).toHaveLength(5);
  let tournament = await next(id, 1);
  const boards = tournament.games.filter(({ black }) => black);
  expect(boards).toHaveLength(2);
  expect(boards.every(({ matchId }) => matchId === null)).toBe(true);
  await expect(next(id, 1)).rejects.toMatchObject({ refusal: 'otherRound' });
  await expect(next(id, 2)).rejects.toMatchObject({ refusal: 'roundNotOver' });
  for (const game of boards) await write(id, game.id, '1-0');
  tournament = await next(id, 2);
  const pairs = tournament.games.flatMap(({ white, black }) =>
    black ? [[white.userId, black.userId].toSorted((a, b) => a - b).join('-')] : [],
  );
  expect(new Set(pairs).size).toBe(4);
  for (const game of tournament.games) if (game.round === 2 && game.black) await write(id, game.id, '1-0');
  await expect(next(id, 3)).rejects.toMatchObject({ refusal: 'noMoreRounds' });
  tournament = await finishTournament(hall(), professor, id);
  expect(tournament.finished).toBe(true);
  expect(tournament.standings[0]).toMatchObject({ rank: 1, points: 2 });
  await expect(finishTournament(hall(), professor, id)).rejects.toMatchObject({ refusal: 'outOfTournament' });
  const winner = students.find(student => student.id === tournament.standings[0]?.userId);
  const news = await listNotifications(db, winner ?? professor);
  expect(news.notifications.map(({ text }) => text)).toContain('Você ficou em 1º lugar e ganhou 50 moedas.');
  const { report } = readReport(await reportOf(db, professor, id));
  expect(report.players.map(({ rounds }) => rounds.length)).toEqual([2, 2, 2, 2, 2]);
});

test('a prize is for those who came, and a professor offers 3,000 coins in seven days', async () => {
  const { id } = await make({ overBoard: true, firstPrize: 1_000, secondPrize: 1_000, thirdPrize: 1_000 });
  const [game, other] = (await next(id, 1)).games.filter(({ black }) => black);
  if (!game || !other) throw new Error('No games were made');
  await write(id, game.id, '-:-');
  await write(id, other.id, '+:-');
  await finishTournament(hall(), professor, id);
  const paid = await db.read.select().from(ledger);
  expect(paid.map(({ userId, coins }) => [userId, coins])).toEqual([[other.white.userId, 1_000]]);
  await expect(make({ firstPrize: 1 })).rejects.toMatchObject({ refusal: 'tooManyPrizes' });
  await make();
  await db.write(tx => tx.update(classTournaments).set({ createdAt: new Date(Date.now() - 8 * DAY_MS) }));
  await make({ firstPrize: 1_000 });
});

test('a professor who waits for approval offers no coins', async () => {
  const stranger = { ...professor, approvedAt: null };
  const input = { classId, name: 'Copa', format: 'swiss', rounds: 2, base: 600 };
  const offer = (thirdPrize: number) =>
    createTournament(db, stranger, NewClassTournament.parse({ ...input, thirdPrize }));
  await expect(offer(1)).rejects.toMatchObject({ refusal: 'prizesNeedApproval' });
  expect((await offer(0)).prizes).toEqual([0, 0, 0]);
});

test('games that are played here begin at once, and their results come in by themselves', async () => {
  const { id } = await make({ studentIds: students.slice(0, 2).map(student => student.id) });
  const [game] = (await next(id, 1)).games;
  const white = students.find(student => student.id === game?.white.userId);
  if (!game?.matchId || !white) throw new Error('No game was made');
  expect((await listNotifications(db, white)).notifications[0]?.href).toBe(`/partidas/${game.matchId}?torneio=${id}`);
  await resignMatch(hall(), white, game.matchId);
  const { games, standings } = await getClassTournament(db.read, white, id);
  expect(games[0]?.result).toBe('0-1');
  expect(standings[0]).toMatchObject({ userId: game.black?.userId, points: 1 });
  // The two have played everybody else.
  await expect(next(id, 2)).rejects.toMatchObject({ refusal: 'noPairingLeft' });
  await write(id, game.id, '1-0');
  expect((await getClassTournament(db.read, white, id)).games[0]?.result).toBe('1-0');
});

test('the absent are not paired, late comers are, and in a table of all against all the absent lose', async () => {
  const chosen = students.slice(0, 3).map(student => student.id);
  const { id } = await make({ overBoard: true, studentIds: chosen });
  const [first, , , late] = students.map(student => student.id);
  const mark = (tournamentId: number, userId: number | undefined, presence: 'playing' | 'absent') =>
    markPresence(hall(), professor, { tournamentId, userId: userId ?? 0, presence });
  await mark(id, first, 'absent');
  await mark(id, late, 'playing');
  const { games } = await next(id, 1);
  expect(games.flatMap(({ white, black }) => [white.userId, black?.userId])).not.toContain(first);
  expect(games.flatMap(({ white, black }) => [white.userId, black?.userId])).toContain(late);
  const table = await make({ overBoard: true, format: 'round_robin', studentIds: chosen });
  expect(table.rounds).toBe(3);
  await mark(table.id, first, 'absent');
  await expect(mark(table.id, late, 'playing')).rejects.toMatchObject({ refusal: 'tableIsClosed' });
  for (let round = 1; round <= 3; round += 1) {
    const tournament = await next(table.id, round);
    for (const game of tournament.games) if (game.black && !game.result) await write(table.id, game.id, '1-0');
  }
  const { standings } = await finishTournament(hall(), professor, table.id);
  expect(standings.at(-1)).toMatchObject({ userId: first, points: 0 });
});

test.each(['swiss', 'round_robin'])(
  'of a %s tournament a player whose account was closed has withdrawn',
  async format => {
    const { id } = await make({ format, studentIds: students.slice(0, 4).map(student => student.id) });
    const [closed] = students;
    await db.write(tx => tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, closed!.id)));
    const { games, standings } = await next(id, 1);
    expect(standings.find(({ userId }) => userId === closed!.id)?.presence).toBe('withdrawn');
    const begun = games.filter(({ matchId }) => matchId !== null);
    expect(begun).toHaveLength(1);
    expect(begun.flatMap(({ white, black }) => [white.userId, black!.userId])).not.toContain(closed!.id);
  },
);

test('a tournament is led by the professors of the class, seen by its students, and hidden from others', async () => {
  const { id } = await make({ overBoard: true });
  const [student] = students;
  if (!student) throw new Error('No student');
  expect((await listClassTournaments(db, student, classId)).tournaments).toMatchObject([{ id, teaches: false }]);
  await expect(pairRound(hall(), student, { tournamentId: id, round: 1 })).rejects.toMatchObject({
    refusal: 'accessDenied',
  });
  for (const other of [await aProfessor(db), await aStudent(db)]) {
    expect((await listOwnTournaments(db, other, FIRST_PAGE)).total).toBe(0);
    await expect(getClassTournament(db.read, other, id)).rejects.toMatchObject({ refusal: 'tournamentNotFound' });
    await expect(pairRound(hall(), other, { tournamentId: id, round: 1 })).rejects.toMatchObject({
      refusal: 'tournamentNotFound',
    });
  }
  await expect(make({ studentIds: [student.id, 999_999] })).rejects.toMatchObject({ refusal: 'studentNotFound' });
});

test('a report that went out comes in again as the same file, running or over, with byes and forfeits', async () => {
  const { id } = await make({ overBoard: true, rounds: 3, increment: 5, startsAt: '2026-11-20T18:00:00Z' });
  const bring = (report: string, dryRun = false) => importReport(db, professor, { classId, report, dryRun });
  const check = async (tournamentId: number) => {
    const report = await reportOf(db, professor, tournamentId);
    const { tournament, errors } = await bring(report);
    expect(errors).toEqual([]);
    expect(await reportOf(db, professor, tournament?.id ?? 0)).toBe(report);
    return tournament;
  };
  expect(await check(id)).toMatchObject({ round: 0, finished: false });
  const { games } = await next(id, 1);
  const [first, second] = games.filter(({ black }) => black);
  await write(id, first?.id ?? 0, '1-0');
  await write(id, second?.id ?? 0, '+:-');
  const absent = first?.white.userId ?? 0;
  await markPresence(hall(), professor, { tournamentId: id, userId: absent, presence: 'absent' });
  for (const game of (await next(id, 2)).games) if (game.round === 2 && game.black) await write(id, game.id, '1/2-1/2');
  const running = await check(id);
  // What came in is paired as the original is.
  expect(running).toMatchObject({ round: 2, finished: false });
  await expect(next(running?.id ?? 0, 3)).resolves.toMatchObject({ round: 3 });
  await finishTournament(hall(), professor, id);
  expect(await check(id)).toMatchObject({ rounds: 2, finished: true });

  const count = async () => (await db.read.select().from(classTournaments)).length;
  const before = await count();
  const report = await reportOf(db, professor, id);
  expect(await bring(report, true)).toMatchObject({ tournament: null, errors: [], preview: { players: 5, round: 2 } });
  const broken = await bring(report.replace(/^(001.{11}).{33}/m, `$1${'Ninguém'.padEnd(33)}`));
  expect(broken).toMatchObject({ tournament: null, errors: [{ line: 13, message: '“Ninguém” não está na turma' }] });
  expect(await count()).toBe(before);
});

test('the games of the longest file that is read are kept, of which the database takes not all at once', async () => {
  const { id: tournamentId } = await make();
  const player = { whiteId: students[0]!.id, blackId: null, result: null, bye: 'F' as const };
  const rows = Array.from({ length: 6_000 }, (_, i) => ({
    tournamentId,
    round: 1 + Math.floor(i / 100),
    board: 1 + (i % 100),
    ...player,
  }));
  await db.write(tx => insertGames(tx, rows));
  expect(await db.read.select({ id: classTournamentGames.id }).from(classTournamentGames)).toHaveLength(rows.length);
});
