/** A child's week in figures and titles, for those at home: counted each time from what is there. */
import type { Db, Read } from '../../../db/client.ts';
import type { LEDGER_REASONS } from '../../../db/schema/ledger.ts';
import { addDays, dayOf, startOf } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { openOfClass, openOfStudent, type OpenWork } from '../assignments/open-work.service.ts';
import { getClassToTeach } from '../classes/scope.ts';
import {
  countGamesIn,
  countPositions,
  countPuzzlesSolved,
  countPuzzlesTried,
  findAttendanceOf,
  findCoursesDone,
  findLessonsDone,
  sumCoins,
} from './digests.queries.ts';
import type { Digest, Digests, Week } from './digests.schema.ts';
import { findPupils } from './sheets.queries.ts';
import { gamesOf } from './sheets.ts';

const WEEK_DAYS = 7;
type Child = { userId: number; fullName: string };
type Days = { from: string; until: string };

/** The seven days that end with this one. */
export const weekUntil = (until: string): Days => ({ from: addDays(until, 1 - WEEK_DAYS), until });

/** So far ahead is told what is due. */
const dueBefore = (now: Date): Date => startOf(addDays(dayOf(now), WEEK_DAYS + 1));

const RETURNS: readonly (typeof LEDGER_REASONS)[number][] = ['order_returned', 'booking_returned'];

type Entries = Awaited<ReturnType<typeof sumCoins>>;
/** What comes back from a purchase was not earned. */
const coinsOf = (entries: Entries): Digest['coins'] => {
  const sum = (isMeant: (entry: Entries[number]) => boolean): number =>
    entries.filter(isMeant).reduce((all, { coins }) => all + coins, 0);
  const isReturn = ({ reason }: Entries[number]): boolean => RETURNS.includes(reason);
  return {
    earned: sum(entry => entry.coins > 0 && !isReturn(entry)),
    spent: -sum(({ coins }) => coins < 0),
    returned: sum(entry => entry.coins > 0 && isReturn(entry)),
  };
};

/** @param classId attendance in this class alone. */
const weeksOf = async (
  read: Read,
  children: readonly Child[],
  days: Days,
  { dueOf, classId }: { dueOf: ReadonlyMap<number, OpenWork[]>; classId?: number },
): Promise<Digest[]> => {
  if (children.length === 0) return [];
  const ids = children.map(({ userId }) => userId);
  const span = { from: startOf(days.from), to: startOf(addDays(days.until, 1)) };
  const [lessons, courses, positions, attendance, asWhite, asBlack, tried, solved, coins] = await Promise.all([
    findLessonsDone(read, ids, span),
    findCoursesDone(read, ids, span),
    countPositions(read, ids, span),
    findAttendanceOf(read, ids, days, classId),
    countGamesIn(read, 'whiteId', ids, span),
    countGamesIn(read, 'blackId', ids, span),
    countPuzzlesTried(read, ids, span),
    countPuzzlesSolved(read, ids, span),
    sumCoins(read, ids, span),
  ]);
  return children.map(({ userId, fullName }) => {
    const isTheirs = (row: { userId: number | null }): boolean => row.userId === userId;
    return {
      userId,
      fullName,
      lessons: lessons.filter(isTheirs).map(({ title, course }) => ({ title, course })),
      courses: courses.filter(isTheirs).map(({ title }) => title),
      positions: positions.find(isTheirs)?.count ?? 0,
      attendance: attendance.filter(isTheirs).map(({ date, className, present }) => ({ date, className, present })),
      games: gamesOf(userId, asWhite, asBlack),
      puzzles: { tried: tried.find(isTheirs)?.count ?? 0, solved: solved.find(isTheirs)?.count ?? 0 },
      coins: coinsOf(coins.filter(isTheirs)),
      due: dueOf.get(userId) ?? [],
    };
  });
};

/** The week of each child of a class that ends with a day, or today. @throws AppError 404 for another's class. */
export const listDigests = async (
  db: Db,
  viewer: Viewer,
  { classId, until }: { classId: number; until?: string | undefined },
): Promise<Digests> => {
  const { name: className } = await getClassToTeach(db.read, viewer, classId);
  const now = new Date();
  const days = weekUntil(until ?? dayOf(now));
  const [pupils, dueOf] = await Promise.all([
    findPupils(db.read, classId),
    openOfClass(db.read, classId, { now, until: dueBefore(now) }),
  ]);
  return { className, ...days, digests: await weeksOf(db.read, pupils, days, { dueOf, classId }) };
};

/** One child's week, in all their classes. */
export const weekOf = async (
  read: Read,
  { id, fullName }: { id: number; fullName: string },
  days: Days,
  now: Date,
): Promise<Week> => {
  const dueOf = new Map([[id, await openOfStudent(read, { id, fullName }, dueBefore(now))]]);
  const [digest] = await weeksOf(read, [{ userId: id, fullName }], days, { dueOf });
  if (!digest) throw new Error('A child without a week');
  return { ...days, digest };
};
