import type { Db, Read, Tx } from '../../../db/client.ts';
import { DAY_MS } from '../../common/time.schema.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { roundsOfAll } from '../../rules/pairing/round-robin.ts';
import { rangeOf } from '../../common/paging.ts';
import { getClassToRead } from '../classes/scope.ts';
import { getCourseToEdit } from '../courses/courses.service.ts';
import { listCourseStudentsPage } from '../enrollments/course-students.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  countOwnTournaments,
  findGames,
  findLastRounds,
  findOwnTournaments,
  findPlayers,
  findTaught,
  findTaughtCourses,
  findTournaments,
  insertPlayers,
  insertTournament,
  sumPrizes,
  type HeadRow,
} from './class-tournaments.queries.ts';
import type {
  CandidatesInput,
  ClassTournament,
  NewClassTournament,
  NewCourseTournament,
  OwnTournamentsInput,
  TournamentHead,
} from './class-tournaments.schema.ts';
import { choosePlayers, columnsOf, getHolderToLead, type Holder } from './holder.ts';
import { byePoints, isStopped, resultOf, roundOf } from './rounds.ts';
import { getTournamentToRead, hrefOf } from './scope.ts';
import { standingsRows } from './standings.ts';

/** About what a diligent student earns by hand: prizes without end would make coins worth nothing. */
const MOST_PRIZES = { coins: 3_000, within: 7 * DAY_MS };

const MOST_TOURNAMENTS = 200;
/** @throws AppError 409 for a class or a course that has as many tournaments as one may have. */
export const checkRoom = async (tx: Tx, holder: Holder): Promise<void> => {
  if ((await findTournaments(tx, holder)).length >= MOST_TOURNAMENTS) throw new AppError('tooManyTournaments');
};

type Prizes = Pick<NewClassTournament, 'firstPrize' | 'secondPrize' | 'thirdPrize'>;
/**
 * Where anybody may sign up as a professor, a student could sign up as many and pay themselves, and coins open what
 * others pay for. @throws AppError 403 for a professor who waits for approval, 409 for more coins than one may
 * offer; administrators offer what they like.
 */
const checkPrizes = async (tx: Tx, viewer: Viewer, prizes: Prizes): Promise<void> => {
  const offered = prizes.firstPrize + prizes.secondPrize + prizes.thirdPrize;
  if (viewer.role === 'admin' || offered === 0) return;
  if (viewer.approvedAt === null) throw new AppError('prizesNeedApproval');
  const before = await sumPrizes(tx, viewer.id, new Date(Date.now() - MOST_PRIZES.within));
  if (before + offered > MOST_PRIZES.coins) throw new AppError('tooManyPrizes');
};

type Head = HeadRow & { round: number; teaches: boolean };

const toHead = ({ tournament, className, courseTitle, round: paired, teaches }: Head): TournamentHead => {
  const { id, classId, courseId, name, format, rounds, base, increment, overBoard, rated, finishedAt } = tournament;
  const prizes = [tournament.firstPrize, tournament.secondPrize, tournament.thirdPrize];
  // Of an arena that has begun all games may have been called off.
  const round = tournament.endsAt === null ? paired : 1;
  const createdAt = tournament.createdAt.toISOString();
  const held = { classId, className, courseId, courseTitle };
  const own = { id, ...held, name, format, rounds, round, base, increment, overBoard, rated };
  const startsAt = tournament.startsAt?.toISOString() ?? null;
  const endsAt = tournament.endsAt?.toISOString() ?? null;
  const times = { minutes: tournament.minutes, startsAt, endsAt, createdAt };
  return { ...own, ...times, prizes, finished: finishedAt !== null, teaches };
};

const toHeads = async (
  read: Read,
  found: readonly HeadRow[],
  teaches: (row: HeadRow) => boolean,
): Promise<TournamentHead[]> => {
  const rounds = await findLastRounds(
    read,
    found.map(({ tournament }) => tournament.id),
  );
  return found.map(row => toHead({ ...row, round: rounds.get(row.tournament.id) ?? 0, teaches: teaches(row) }));
};

/** @throws AppError 404 for a class that the viewer is not in. */
export const listClassTournaments = async ({ read }: Db, viewer: Viewer, classId: number) => {
  const { part } = await getClassToRead(read, viewer, classId);
  const found = await findTournaments(read, { classId });
  return { tournaments: await toHeads(read, found, () => part === 'professor') };
};

/** @throws AppError 404 for a course that is not visible to the viewer, 403 for another owner's. */
export const listCourseTournaments = async ({ read }: Db, viewer: Viewer, courseId: number) => {
  await getCourseToEdit(read, viewer, courseId);
  return { tournaments: await toHeads(read, await findTournaments(read, { courseId }), () => true) };
};

/** One page of the students of a course who can play in its tournaments. @throws AppError 404, 403 */
export const listCourseCandidates = async (
  { read }: Db,
  viewer: Viewer,
  { courseId, search, page, pageSize }: CandidatesInput,
) => {
  await getCourseToEdit(read, viewer, courseId);
  return listCourseStudentsPage(read, courseId, search, { page, pageSize });
};

/** One page of the tournaments of the viewer's classes and courses; of all for administrators. */
export const listOwnTournaments = async ({ read }: Db, viewer: Viewer, { page, pageSize }: OwnTournamentsInput) => {
  const whose = viewer.role === 'admin' ? ('all' as const) : { userId: viewer.id };
  const { limit, offset } = rangeOf({ page, pageSize });
  const [found, total, taught, taughtCourses] = await Promise.all([
    findOwnTournaments(read, whose, limit, offset),
    countOwnTournaments(read, whose),
    findTaught(read, viewer.id),
    findTaughtCourses(read, viewer.id),
  ]);
  const teaches = ({ tournament: { classId, courseId } }: HeadRow): boolean =>
    whose === 'all' || (classId === null ? taughtCourses.has(courseId ?? 0) : taught.has(classId));
  return { tournaments: await toHeads(read, found, teaches), total, page, pageSize };
};

/** @throws AppError 404 for a tournament of a class or course that is not the viewer's. */
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
      stopped: isStopped(row),
      byePoints: byePoints(found.tournament.format, row),
    })),
  };
};

/** Tells the players of a new tournament. @param held whose it is: 'da turma', 'do curso Táticas' */
export const tellNewPlayers = async (
  tx: Tx,
  { id, name, held }: { id: number; name: string; held: string },
  players: readonly { userId: number }[],
): Promise<void> => {
  const news = { title: name, text: `Você está neste torneio ${held}.`, href: hrefOf(id) };
  for (const { userId } of players) await notify(tx, userId, news);
};

/**
 * Makes a tournament of a class or a course: all of its students are in it, or those who were chosen. @throws AppError
 * 404 for a class, course or student that is not there, 403, 409 with fewer than two or too many players, or for an
 * archived class.
 */
export const createTournament = async (
  db: Db,
  viewer: Viewer,
  { studentIds, minutes, ...input }: NewClassTournament | NewCourseTournament,
): Promise<ClassTournament> => {
  const isArena = input.format === 'arena';
  if (isArena && input.overBoard) throw new AppError('arenaOnBoards');
  const holder: Holder = 'classId' in input ? { classId: input.classId } : { courseId: input.courseId };
  const tournamentId = await db.write(async tx => {
    const held = await getHolderToLead(tx, viewer, holder);
    const players = await choosePlayers(db, tx, viewer, holder, studentIds);
    if (players.length < 2) throw new AppError('tooFewPlayers');
    await checkRoom(tx, holder);
    await checkPrizes(tx, viewer, input);
    const isDouble = input.format === 'double_round_robin';
    const id = await insertTournament(tx, {
      ...input,
      ...columnsOf(holder),
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
    await tellNewPlayers(tx, { id, name: input.name, held }, ranked);
    return id;
  });
  return getClassTournament(db.read, viewer, tournamentId);
};
