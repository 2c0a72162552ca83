import type { Db, Read } from '../../../db/client.ts';
import { findAssignmentWork, findGuardians, findPuzzleTries } from './export-assignments.queries.ts';
import { findClassLife } from './export-classes.queries.ts';
import { findGameRating, findMatches } from './export-matches.queries.ts';
import { record } from '../audit/audit.service.ts';
import type { UserRow, Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { toUser } from '../auth/user.ts';
import { listMails } from '../mails/mails.service.ts';
import { mentoringTitle } from '../bookings/booked-item.ts';
import {
  findAchievements,
  findBookings,
  findBoosts,
  findCommentsTo,
  findFavourites,
  findGames,
  findImages,
  findLedger,
  findLog,
  findNotifications,
  findOrders,
  findPuzzleRating,
  findPuzzles,
  findSessions,
  findTokens,
} from './export.queries.ts';
import {
  findCommentsBy,
  findCourses,
  findSharedCourses,
  findFeedbackBy,
  findMentorRoles,
  findYouthRoles,
} from './export-teaching.queries.ts';
import {
  findAnswers,
  findAttempts,
  findBegun,
  findCertificates,
  findEnrollments,
  findLessonsDone,
  findOpened,
  findRepertoires,
  findReviewDays,
  findUnlocks,
} from './export-study.queries.ts';
import { findPerson } from './erasure.queries.ts';
import { maySeeStudentsData } from './privacy.policy.ts';
import type { PersonalData } from './privacy.schema.ts';

/** The value as JSON: dates become strings. */
type Plain<Value> = Value extends Date
  ? string
  : Value extends (infer Item)[]
    ? Plain<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value;
const plain = <Value>(value: Value): Plain<Value> => JSON.parse(JSON.stringify(value)) as Plain<Value>;

/** All data of the school about the viewer, as one document (LGPD, art. 18, II and V). The request itself is logged. */
export const exportPersonalData = async (db: Db, viewer: Viewer): Promise<PersonalData> => {
  const now = new Date();
  await db.write(tx => record(tx, viewer, 'data_exported', {}, now));
  return dataOf(db, viewer, now);
};

/**
 * The same about a student, for those who answer for a child: given by the school, and logged. @throws AppError 403 for
 * who does not administer, 404 for an account that is no student's
 */
export const exportStudentData = async (db: Db, viewer: Viewer, userId: number): Promise<PersonalData> => {
  if (!maySeeStudentsData(viewer)) throw new AppError('accessDenied');
  const person = await findPerson(db.read, userId);
  if (person?.role !== 'student') throw new AppError('userNotFound');
  const now = new Date();
  await db.write(tx => record(tx, viewer, 'data_exported', { subjectId: userId }, now));
  return dataOf(db, person, now);
};

const dataOf = async ({ read }: Db, person: UserRow, now: Date): Promise<PersonalData> => {
  const { id } = person;
  const data = {
    exportedAt: now,
    account: toUser(person),
    lastSeenOn: person.lastSeenOn,
    sessions: await findSessions(read, id),
    tokens: await findTokens(read, id),
    enrollments: await studyOf(read, id),
    ledger: await findLedger(read, id),
    achievements: await findAchievements(read, id),
    puzzleRating: await findPuzzleRating(read, id),
    gameRating: await findGameRating(read, id),
    puzzles: await findPuzzles(read, id),
    games: await gamesOf(read, id),
    matches: await findMatches(read, id),
    assignments: await findAssignmentWork(read, id),
    repertoires: await findRepertoires(read, id),
    reviewDays: await findReviewDays(read, id),
    puzzleTries: await findPuzzleTries(read, id),
    classes: await findClassLife(read, id),
    guardians: await findGuardians(read, id),
    orders: await findOrders(read, id),
    boosts: await findBoosts(read, id),
    favourites: await findFavourites(read, id),
    bookings: await bookingsOf(read, id),
    notifications: await findNotifications(read, id),
    mails: { wanted: person.takesMail, about: await listMails(read, id) },
    images: await findImages(read, id),
    teaching: await teachingOf(read, id),
    log: await findLog(read, id),
  };
  return plain(data);
};

const studyOf = async (read: Read, userId: number) => {
  const answers = Map.groupBy(await findAnswers(read, userId), ({ attemptId }) => attemptId);
  const attempts = Map.groupBy(await findAttempts(read, userId), ({ enrollmentId }) => enrollmentId);
  const lessons = Map.groupBy(await findLessonsDone(read, userId), ({ enrollmentId }) => enrollmentId);
  const opened = Map.groupBy(await findOpened(read, userId), ({ enrollmentId }) => enrollmentId);
  const begun = Map.groupBy(await findBegun(read, userId), ({ enrollmentId }) => enrollmentId);
  const unlocks = Map.groupBy(await findUnlocks(read, userId), ({ enrollmentId }) => enrollmentId);
  const certificates = new Map(
    (await findCertificates(read, userId)).map(({ enrollmentId, ...certificate }) => [enrollmentId, certificate]),
  );
  return (await findEnrollments(read, userId)).map(({ id, ...enrollment }) => ({
    ...enrollment,
    lessons: (lessons.get(id) ?? []).map(({ lesson, completedAt }) => ({ lesson, completedAt })),
    quizzes: (attempts.get(id) ?? []).map(({ id: attemptId, enrollmentId: _enrollment, ...attempt }) => ({
      ...attempt,
      answers: (answers.get(attemptId) ?? []).map(({ attemptId: _attempt, ...answer }) => answer),
    })),
    openedLessons: (opened.get(id) ?? []).map(({ lesson, openedAt }) => ({ lesson, openedAt })),
    begunQuizzes: [...Map.groupBy(begun.get(id) ?? [], quiz => quiz.id).values()].flatMap(toBegunQuiz),
    unlocks: (unlocks.get(id) ?? []).map(({ enrollmentId: _enrollment, ...unlock }) => unlock),
    certificate: certificates.get(id) ?? null,
  }));
};

const toBegunQuiz = (rows: Awaited<ReturnType<typeof findBegun>>) =>
  rows.slice(0, 1).map(({ quiz, startedAt }) => ({
    quiz,
    startedAt,
    answers: rows.flatMap(({ question, answer }) => (question === null || answer === null ? [] : { question, answer })),
  }));

/** The other person's name is theirs. */
const withoutOpponent = (pgn: string, side: 'white' | 'black'): string => {
  const tag = side === 'white' ? 'Black' : 'White';
  return pgn.replace(new RegExp(`^\\[${tag} "[^"]*"\\]`, 'm'), `[${tag} "Oponente"]`);
};

const gamesOf = async (read: Read, userId: number) => {
  const comments = Map.groupBy(await findCommentsTo(read, userId), ({ gameId }) => gameId);
  return (await findGames(read, userId)).map(({ opponentId, pgn, ...game }) => ({
    ...game,
    pgn: opponentId === null ? pgn : withoutOpponent(pgn, game.side),
    comments: (comments.get(game.id) ?? []).map(({ gameId: _game, ...comment }) => comment),
  }));
};

const bookingsOf = async (read: Read, userId: number) =>
  (await findBookings(read, userId)).map(
    ({ mentor, program, tournament, slotStartsAt, programStartsAt, tournamentStartsAt, ...booking }) => ({
      ...booking,
      what: mentor === null ? (program ?? tournament ?? '') : mentoringTitle(mentor),
      startsAt: slotStartsAt ?? programStartsAt ?? tournamentStartsAt,
    }),
  );

const teachingOf = async (read: Read, userId: number) => ({
  courses: await findCourses(read, userId),
  sharedCourses: await findSharedCourses(read, userId),
  comments: await findCommentsBy(read, userId),
  feedback: await findFeedbackBy(read, userId),
  teams: [
    ...(await findMentorRoles(read, userId)).map(member => ({ ...member, team: 'mentoring' as const })),
    ...(await findYouthRoles(read, userId)).map(member => ({ ...member, team: 'youth' as const })),
  ],
});
