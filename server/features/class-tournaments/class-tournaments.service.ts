import type { Db, Read, Tx } from '../../../db/client.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { roundsOfAll } from '../../rules/pairing/round-robin.ts';
import { getClassToChange, getClassToRead } from '../classes/scope.ts';
import { listStudents } from '../classes/students.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  countOwnTournaments,
  findGames,
  findLastRounds,
  findOwnTournaments,
  findPlayers,
  findTaught,
  findTournaments,
  insertPlayers,
  insertTournament,
  sumPrizes,
  type HeldTournament,
} from './class-tournaments.queries.ts';
import type {
  ClassTournament,
  NewClassTournament,
  OwnTournamentsInput,
  TournamentHead,
} from './class-tournaments.schema.ts';
import { byePoints, resultOf, roundOf } from './rounds.ts';
import { getTournamentToRead, hrefOf } from './scope.ts';
import { standingsRows } from './standings.ts';

/** About what a diligent student earns by hand: prizes without end would make coins worth nothing. */
const MOST_PRIZES = { coins: 3_000, within: 7 * DAY_MS };

const MOST_TOURNAMENTS = 200;
/** @throws AppError 409 for a class that has as many tournaments as one may have. */
export const checkRoom = async (tx: Tx, classId: number): Promise<void> => {
  if ((await findTournaments(tx, classId)).length >= MOST_TOURNAMENTS) throw new AppError('tooManyTournaments');
};

type Prizes = Pick<NewClassTournament, 'firstPrize' | 'secondPrize' | 'thirdPrize'>;
/**
 * Where anybody may sign up as a professor, a student could sign up as many and pay themselves, and coins open what
 * others pay for. @throws AppError 403 for a professor whom the school has not let in, 409 for more coins than one may
 * offer; administrators offer what they like.
 */
const checkPrizes = async (tx: Tx, viewer: Viewer, prizes: Prizes): Promise<void> => {
  const offered = prizes.firstPrize + prizes.secondPrize + prizes.thirdPrize;
  if (viewer.role === 'admin' || offered === 0) return;
  if (viewer.approvedAt === null) throw new AppError('prizesNeedApproval');
  const before = await sumPrizes(tx, viewer.id, new Date(Date.now() - MOST_PRIZES.within));
  if (before + offered > MOST_PRIZES.coins) throw new AppError('tooManyPrizes');
};

type Head = { tournament: HeldTournament; className: string; round: number; teaches: boolean };

const toHead = ({ tournament, className, round: paired, teaches }: Head): TournamentHead => {
  const { id, classId, name, format, rounds, base, increment, overBoard, rated, finishedAt } = tournament;
  const prizes = [tournament.firstPrize, tournament.secondPrize, tournament.thirdPrize];
  // Of an arena that has begun all games may have been called off.
  const round = tournament.endsAt === null ? paired : 1;
  const createdAt = tournament.createdAt.toISOString();
  const own = { id, classId, className, name, format, rounds, round, base, increment, overBoard, rated };
  const startsAt = tournament.startsAt?.toISOString() ?? null;
  const endsAt = tournament.endsAt?.toISOString() ?? null;
  const times = { minutes: tournament.minutes, startsAt, endsAt, createdAt };
  return { ...own, ...times, prizes, finished: finishedAt !== null, teaches };
};

const toHeads = async (
  read: Read,
  found: Awaited<ReturnType<typeof findTournaments>>,
  teaches: (classId: number) => boolean,
): Promise<TournamentHead[]> => {
  const rounds = await findLastRounds(
    read,
    found.map(({ tournament }) => tournament.id),
  );
  return found.map(one =>
    toHead({ ...one, round: rounds.get(one.tournament.id) ?? 0, teaches: teaches(one.tournament.classId) }),
  );
};

/** @throws AppError 404 for a class that the viewer is not in. */
export const listClassTournaments = async ({ read }: Db, viewer: Viewer, classId: number) => {
  const { part } = await getClassToRead(read, viewer, classId);
  const found = await findTournaments(read, classId);
  return { tournaments: await toHeads(read, found, () => part === 'professor') };
};

/** One page of the tournaments of the viewer's classes; of all classes for administrators. */
export const listOwnTournaments = async ({ read }: Db, viewer: Viewer, { page, pageSize }: OwnTournamentsInput) => {
  const whose = viewer.role === 'admin' ? ('all' as const) : { userId: viewer.id };
  const [found, total, taught] = await Promise.all([
    findOwnTournaments(read, whose, pageSize, (page - 1) * pageSize),
    countOwnTournaments(read, whose),
    findTaught(read, viewer.id),
  ]);
  const teaches = (classId: number): boolean => whose === 'all' || taught.has(classId);
  return { tournaments: await toHeads(read, found, teaches), total, page, pageSize };
};

/** @throws AppError 404 for a tournament of a class that the viewer is not in. */
export const getClassTournament = async (
  read: Read,
  viewer: Viewer,
  tournamentId: number,
): Promise<ClassTournament> => {
  const found = await getTournamentToRead(read, viewer, tournamentId);
  const [players, games] = [await findPlayers(read, tournamentId), await findGames(read, tournamentId)];
  const people = new Map(players.map(({ userId, name }) => [userId, { userId, name }]));
  const person = (userId: number) => people.get(userId) ?? { userId, name: '' };
  return {
    ...toHead({ ...found, round: roundOf(games) }),
    standings: standingsRows(found.tournament.format, players, games),
    games: games.map(row => ({
      id: row.game.id,
      round: row.game.round,
      board: row.game.board,
      white: person(row.game.whiteId),
      black: row.game.blackId === null ? null : person(row.game.blackId),
      matchId: row.game.matchId,
      result: resultOf(row),
      byePoints: byePoints(found.tournament.format, row),
    })),
  };
};

/**
 * Makes a tournament of a class: all of its students are in it, or those who were chosen. @throws AppError 404 for a
 * class or student that is not there, 403, 409 with fewer than two players or for an archived class.
 */
export const createClassTournament = async (
  db: Db,
  viewer: Viewer,
  { studentIds, minutes, ...input }: NewClassTournament,
): Promise<ClassTournament> => {
  const isArena = input.format === 'arena';
  if (isArena && input.overBoard) throw new AppError('arenaOnBoards');
  const tournamentId = await db.write(async tx => {
    await getClassToChange(tx, viewer, input.classId);
    const { students } = await listStudents({ ...db, read: tx }, viewer, input.classId);
    const chosen = studentIds && new Set(studentIds);
    const players = students.filter(({ userId }) => chosen?.has(userId) ?? true);
    if (chosen && players.length < chosen.size) throw new AppError('studentNotFound');
    if (players.length < 2) throw new AppError('tooFewPlayers');
    await checkRoom(tx, input.classId);
    await checkPrizes(tx, viewer, input);
    const isDouble = input.format === 'double_round_robin';
    const id = await insertTournament(tx, {
      ...input,
      startsAt: input.startsAt === undefined ? null : new Date(input.startsAt),
      minutes: isArena ? minutes : null,
      rounds: isArena ? 1 : input.format === 'swiss' ? input.rounds : roundsOfAll(players.length, isDouble),
      makerId: viewer.id,
      firstColor: Math.random() < 0.5 ? 'white' : 'black',
    });
    const ranked = players.toSorted((a, b) => b.rating - a.rating || a.userId - b.userId);
    await insertPlayers(
      tx,
      ranked.map(({ userId, rating }, i) => ({
        tournamentId: id,
        userId,
        number: i + 1,
        rating,
        presence: 'playing' as const,
      })),
    );
    const news = { title: input.name, text: 'Você está neste torneio da turma.', href: hrefOf(id) };
    for (const { userId } of ranked) await notify(tx, userId, news);
    return id;
  });
  return getClassTournament(db.read, viewer, tournamentId);
};
