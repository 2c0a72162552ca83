/**
 * What anybody is told is their own: a student and a professor ask everything there is to ask, then two strangers do a
 * bit of everything, and the answers are the same. A list that forgets whose it is, and a change that reaches further
 * than its owner, are noticed here.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { makeAddress } from '../../server/features/calendar/address.service.ts';
import { createRepertoire } from '../../server/features/repertoires/repertoires.service.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aPair, aSchool, live, type Life, type Pair, type School } from '../support/pairs.ts';
import { intrude, leave, liveOn } from '../support/strangers.ts';

/** Stands in everything that the strangers keep to themselves. */
const SECRET = 'sigilo';
const OWN = 'diario';

let school: School;
let own: Pair & Life;
let calendarSecret: string;
/** By whose they are. */
let repertoires: Map<number, number>;

/** @returns the secret of the student's calendar. */
const makeAddresses = async ({ professor, student }: Pair): Promise<string> => {
  await makeAddress(school.server.db, professor);
  return (await makeAddress(school.server.db, student)).path.split('/').at(-2) ?? '';
};

const makeRepertoires = async ({ professor, student }: Pair, title: string): Promise<Map<number, number>> => {
  const form = { title, side: 'white' as const, pgn: '1. e4 e5 2. Nf3' };
  const made = new Map<number, number>();
  for (const viewer of [professor, student])
    made.set(viewer.id, (await createRepertoire(school.server.db, viewer, form)).id);
  return made;
};

type Query = { name: string; access: string; takesInput: boolean };
const definitions = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; inputs: unknown[] } }
>;
const queries: Query[] = Object.entries(definitions).flatMap(([name, { _def }], i) =>
  _def.type === 'query'
    ? [{ name, access: endpointsOf(appRouter)[i]!.access ?? 'admin', takesInput: _def.inputs.length > 0 }]
    : [],
);

/** Where asking needs a number, what is asked for: what the one who asks has to do with. */
const inputs: Record<string, (viewer?: Viewer) => object> = {
  'courses.get': () => ({ id: own.course.id }),
  'courses.exportFile': () => ({ id: own.course.id }),
  'lessons.ofCourse': () => ({ courseId: own.course.id }),
  'lessons.get': () => ({ lessonId: own.course.lessons[0]!.id }),
  'chapters.ofLesson': () => ({ lessonId: own.course.lessons[0]!.id }),
  'chapters.exportPgn': () => ({ lessonId: own.course.lessons[0]!.id }),
  'chapters.tries': () => ({ chapterId: own.chapterId }),
  'classTournaments.ofClass': () => ({ classId: own.classId }),
  'classTournaments.ofCourse': () => ({ courseId: own.course.id }),
  'classTournaments.candidates': () => ({ courseId: own.course.id }),
  'liveLessons.get': () => ({ classId: own.classId }),
  'classTournaments.get': () => ({ tournamentId: own.classTournamentId }),
  'classTournaments.report': () => ({ tournamentId: own.classTournamentId }),
  'classes.get': () => ({ classId: own.classId }),
  'classes.students': () => ({ classId: own.classId }),
  'classes.courses': () => ({ classId: own.classId }),
  'classes.posts': () => ({ classId: own.classId }),
  'classes.comments': () => ({ classId: own.classId, postId: own.postId }),
  'classes.attendance': () => ({ classId: own.classId, date: '2026-11-23' }),
  'classMistakes.list': () => ({ classId: own.classId }),
  'assignments.ofClass': () => ({ classId: own.classId }),
  'assignments.grades': () => ({ classId: own.classId }),
  'assignments.puzzlesOfTheme': () => ({ classId: own.classId, theme: 'garfo' }),
  'assignments.exportGrades': () => ({ classId: own.classId }),
  'guardians.links': () => ({ classId: own.classId }),
  'guardians.sheets': () => ({ classId: own.classId }),
  'guardians.digests': () => ({ classId: own.classId }),
  'assignments.get': () => ({ assignmentId: own.assignmentId }),
  'assignments.results': () => ({ assignmentId: own.assignmentId }),
  'assignments.exportResults': () => ({ assignmentId: own.assignmentId }),
  'assignments.difficult': () => ({ assignmentId: own.assignmentId }),
  'assignments.work': () => ({ assignmentId: own.assignmentId, userId: own.student.id }),
  'mentoring.slots': () => ({ mentorId: own.mentorId }),
  'enrollments.progress': () => ({ id: own.enrollmentId }),
  // The work of a class is due in it.
  'calendar.week': () => ({ day: '2040-05-04' }),
  'calendar.feed': () => ({ secret: calendarSecret }),
  'certificates.check': () => ({ code: own.certificateCode }),
  // The rating of an easy one is moved by everybody who tries it.
  'puzzles.list': () => ({ difficulty: 'medio', state: 'solved' }),
  // Of two that suit equally, chance decides: only one is left.
  'puzzles.next': () => ({ difficulty: 'medio', after: school.puzzleIds[1] }),
  'puzzles.sheet': () => ({ theme: 'garfo', count: 6 }),
  'puzzles.get': () => ({ id: school.puzzleIds[0] }),
  'matches.wall': () => ({}),
  'matches.get': () => ({ matchId: own.matchId }),
  'games.get': () => ({ gameId: own.gameId }),
  'gameReviews.get': () => ({ gameId: own.gameId }),
  'repertoires.get': viewer => ({ repertoireId: viewer && repertoires.get(viewer.id) }),
  'professor.student': () => ({ enrollmentId: own.enrollmentId }),
  'professor.lessonStudents': () => ({ lessonId: own.course.lessons[0]!.id }),
  'store.items': () => ({ only: 'favourites' }),
  'store.item': () => ({ itemId: school.itemIds[0] }),
  'store.notebook': () => ({ itemId: school.notebookId }),
  'tournaments.entrants': () => ({ tournamentId: own.tournamentId }),
  'tournaments.exportEntrants': () => ({ tournamentId: own.tournamentId }),
  'youth.entrants': () => ({ programId: own.programId }),
  'youth.exportEntrants': () => ({ programId: own.programId }),
};

/** What the school tells everybody of everybody, by the names of its fields. */
const PUBLIC: Record<string, string[]> = {
  'courses.list': ['instructor', 'instructorAvatar', 'totalLessons', 'totalStudents', 'totalRatings', 'rating'],
  'games.ranking': ['ranking', 'total', 'position'],
  'matches.lobby': ['people'],
  'missions.ranking': ['ranking', 'position'],
  'mentoring.overview': ['available', 'students', 'sessions'],
  'tournaments.list': ['participants'],
  'youth.read': ['students'],
  'youth.managed': ['students'],
  // Asking for a copy of one's data is written down, and is being here.
  'classes.students': ['lastSeenOn'],
};
/** What is another at every moment: how long until midnight, when a copy was asked for, when a lesson was looked at. */
const OF_THE_MOMENT = ['timeLeft', 'exportedAt', 'answeredAt', 'seenAt'];
/** That it was asked for is written into the next copy. */
const isOfAsking = (row: { event?: string }): boolean => row.event === 'data_exported';

const without = (fields: readonly string[], value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      fields.includes(name) ? undefined : Array.isArray(inner) ? inner.filter(row => !isOfAsking(row ?? {})) : inner,
    ),
  );

const mayAsk: Record<'student' | 'professor' | 'nobody', string[]> = {
  student: ['anyone', 'session', 'signedIn', 'student'],
  professor: ['anyone', 'session', 'signedIn', 'professor'],
  nobody: ['anyone'],
};
type Asker = keyof typeof mayAsk;
const askers = Object.keys(mayAsk) as Asker[];

/** All that somebody is told, by procedure. */
const toldTo = async (
  asker: Asker,
  viewer: Viewer | undefined,
  isWanted = (_query: Query): boolean => true,
): Promise<Record<string, unknown>> => {
  const told: Record<string, unknown> = {};
  for (const { name, takesInput } of queries.filter(query => mayAsk[asker].includes(query.access) && isWanted(query))) {
    const { status, body } = await school.server.rpc(
      'query',
      name,
      takesInput ? (inputs[name]?.(viewer) ?? {}) : undefined,
      viewer && { as: viewer },
    );
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    told[name] = body;
  }
  return told;
};
const inPart = (told: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(told).map(([name, body]) => [name, without([...OF_THE_MOMENT, ...(PUBLIC[name] ?? [])], body)]),
  );

const isOfNoNumber = ({ name }: Query): boolean => !(name in inputs);

type Told = Record<Asker, Record<string, unknown>>;
const toldToEach = async (): Promise<Told> => ({
  student: await toldTo('student', own.student),
  professor: await toldTo('professor', own.professor),
  nobody: await toldTo('nobody', undefined),
});

let before: Told;
let during: Told;
let after: Told;
let strangersBefore: Record<string, unknown>[];
let strangersAmid: Record<string, unknown>[];

beforeAll(async () => {
  school = await aSchool();
  const [ours, strangers] = [await aPair(school, OWN), await aPair(school, SECRET)];
  own = { ...ours, ...(await live(school, ours, OWN)) };
  calendarSecret = await makeAddresses(own);
  repertoires = await makeRepertoires(own, OWN);
  const toldToStrangers = async () => [
    await toldTo('student', strangers.student, isOfNoNumber),
    await toldTo('professor', strangers.professor, isOfNoNumber),
  ];
  before = await toldToEach();
  strangersBefore = await toldToStrangers();
  await live(school, strangers, SECRET);
  await makeAddresses(strangers);
  await makeRepertoires(strangers, SECRET);
  await liveOn(school, strangers);
  await intrude(school, strangers, own, SECRET);
  during = await toldToEach();
  strangersAmid = await toldToStrangers();
  await leave(school, strangers);
  after = await toldToEach();
}, 600_000);

describe.each(askers)('what the school tells: %s', asker => {
  test('is the same while strangers live in it, and when they have gone', () => {
    expect(inPart(during[asker])).toEqual(inPart(before[asker]));
    expect(inPart(after[asker])).toEqual(inPart(before[asker]));
  });

  test('holds nothing that strangers keep to themselves', () => {
    expect(
      Object.entries(during[asker])
        .filter(([, body]) => JSON.stringify(body).includes(SECRET))
        .map(([name]) => name),
    ).toEqual([]);
  });
});

test('the strangers have lived: one of them hears of it wherever something is told', () => {
  const lasting = (told: Record<string, unknown>, name: string): string =>
    name in told ? JSON.stringify(without(OF_THE_MOMENT, told[name])) : '';
  const hears = (name: string): boolean =>
    strangersAmid.some((told, i) => lasting(told, name) !== lasting(strangersBefore[i]!, name));
  const names = new Set(strangersAmid.flatMap(told => Object.keys(told)));
  expect([...names].filter(name => !hears(name))).toEqual([
    'auth.options',
    'mentoring.overview',
    'chapters.due',
    'puzzles.due',
    'training.due',
    'endings.list',
    // What a child asked its guardians; tests/integration/purchase-requests.test.ts says who is told.
    'guardians.requests',
    'mistakes.list',
    // One switch of one's own; tests/integration/mails.test.ts says whom it concerns.
    'mails.settings',
    // Told only where the school lets students watch; tests/integration/match-classmates.test.ts says to which.
    'matches.classmates',
    'school.get',
    'school.start',
    'tournaments.taught',
  ]);
});
