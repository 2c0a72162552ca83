/**
 * What anybody is told is their own: a student and a professor ask everything there is to ask, then two strangers do a
 * bit of everything, and the answers are the same. A list that forgets whose it is, and a change that reaches further
 * than its owner, are noticed here.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../server/features/auth/password.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';
import { aPng } from '../support/images.ts';
import { aMentor, aSlot, inHours } from '../support/mentoring.ts';
import { RIGHT, somePuzzles } from '../support/puzzles.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { anItem, giveCoins } from '../support/store.ts';
import { aProgram, aTournament } from '../support/youth.ts';

const PASSWORD = 'torre-na-setima';
/** Stands in everything that the strangers keep to themselves. */
const SECRET = 'sigilo';
const OWN = 'diario';

/** A professor, who is a mentor too, a student of theirs, and what the two have to do with. */
type Pair = {
  professor: Viewer;
  student: Viewer;
  course: MadeCourse;
  short: MadeCourse;
  premium: MadeCourse;
  mentorId: number;
  slotId: number;
  tournamentId: number;
  programId: number;
};
/** What they have made of it. */
type Life = { enrollmentId: number; gameId: number; certificateCode: string };

let server: TestServer;
let own: Pair;
let strangers: Pair;
/** What the school has for everybody: two products, two easy puzzles, three that are not. */
let things: { itemIds: number[]; easyIds: number[]; puzzleIds: number[] };
let ownLife: Life;

const act = async <Body>(as: Viewer, method: string, path: string, body?: object): Promise<Body> => {
  const answer = await server.rest(method, path, { as, ...(body && { body }) });
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body as Body;
};

const aPair = async (mark: string): Promise<Pair> => {
  const { db } = server;
  const passwordHash = await hashPassword(PASSWORD);
  const person = (role: string) => ({
    passwordHash,
    username: `${mark}-${role}`,
    email: `${mark}-${role}@exemplo.com`,
    phone: mark,
    bio: mark,
    location: mark,
  });
  const [professor, student] = [await aProfessor(db, person('professor')), await aStudent(db, person('aluno'))];
  const [course, short, premium] = [
    await aCourse(db, professor, [{ quiz: [{}, { type: 'essay' }, { type: 'essay' }] }, {}]),
    await aCourse(db, professor, [{ quiz: [{}] }]),
    await aCourse(db, professor, [{}], { priceCents: 4_990 }),
  ];
  const mentorId = await aMentor(db, { userId: professor.id });
  const slotId = await aSlot(db, mentorId, { program: 'group' });
  return {
    professor,
    student,
    course,
    short,
    premium,
    mentorId,
    slotId,
    tournamentId: await aTournament(db),
    programId: await aProgram(db),
  };
};

const anImage = async (viewer: Viewer): Promise<string> => {
  const { uploadURL, objectPath } = await act<{ uploadURL: string; objectPath: string }>(
    viewer,
    'POST',
    '/upload/image',
    {},
  );
  await fetch(new URL(uploadURL, server.url), { method: 'PUT', body: new Uint8Array(aPng()) });
  return objectPath;
};

const study = async ({ student, course, short, premium }: Pair, mark: string) => {
  const { enrollment } = await act<{ enrollment: { id: number } }>(student, 'POST', '/enrollments', {
    courseId: course.id,
  });
  const [lesson] = course.lessons;
  await act(student, 'POST', `/lessons/${lesson!.id}/complete`);
  await act(student, 'POST', `/lessons/${lesson!.id}/quiz`, {
    answers: lesson!.questions.map(({ id, correctAnswer }, place) => ({
      questionId: id,
      answer: place === 0 ? correctAnswer : mark,
    })),
  });
  await act(student, 'PUT', `/enrollments/${enrollment.id}/rating`, { rating: 4 });
  await act(student, 'POST', '/enrollments', { courseId: short.id });
  const [only] = short.lessons;
  await act(student, 'POST', `/lessons/${only!.id}/complete`);
  await act(student, 'POST', `/lessons/${only!.id}/quiz`, {
    answers: only!.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
  });
  const { course: completed } = await act<{ course: { enrollment: { certificateCode: string } } }>(
    student,
    'GET',
    `/courses/${short.id}`,
  );
  await act(student, 'POST', `/courses/${premium.id}/unlock`, { clientKey: 'marca-do-curso' });
  return { enrollmentId: enrollment.id, certificateCode: completed.enrollment.certificateCode };
};

const MATE = { mode: 'practice', timeControl: 600, pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#', result: '1-0' };

const solve = (viewer: Viewer, puzzleId: number) =>
  act(viewer, 'POST', `/puzzles/${puzzleId}/attempts`, { moves: RIGHT, milliseconds: 9_000 });
/** Leaves the puzzle's own rating what it was. */
const takeHint = (viewer: Viewer, puzzleId: number) => act(viewer, 'POST', `/puzzles/${puzzleId}/hint`, {});

const play = async ({ student, professor }: Pair): Promise<number> => {
  const {
    easyIds: [easyId],
    puzzleIds: [puzzleId],
  } = things;
  const { game } = await act<{ game: { id: number } }>(student, 'POST', '/chess/games', {
    ...MATE,
    difficulty: 'medio',
    clientKey: 'marca-da-partida',
  });
  await solve(student, easyId!);
  for (const viewer of [student, professor]) {
    await takeHint(viewer, puzzleId!);
    await solve(viewer, puzzleId!);
  }
  await act(student, 'POST', '/missions/presenca/claim');
  return game.id;
};

const spend = async ({ student, slotId, tournamentId, programId }: Pair): Promise<void> => {
  const [itemId] = things.itemIds;
  await act(student, 'PUT', `/store/items/${itemId}/favourite`);
  await act(student, 'POST', '/store/orders', { itemId, clientKey: 'marca-da-compra' });
  await act(student, 'POST', `/mentoring/slots/${slotId}/book`, { clientKey: 'marca-do-horario' });
  await act(student, 'POST', `/tournaments/${tournamentId}/enter`, { clientKey: 'marca-do-torneio' });
  await act(student, 'POST', `/youth/programs/${programId}/enroll`, {
    clientKey: 'marca-do-programa',
    category: 'sub10',
  });
};

const teach = async ({ professor, course, mentorId }: Pair, gameId: number, mark: string): Promise<void> => {
  await act(professor, 'POST', '/courses', {
    title: `Rascunho ${mark}`,
    description: mark,
    category: 'tactics',
    objectives: [],
    draft: true,
  });
  await act(professor, 'PUT', `/lessons/${course.lessons[1]!.id}/schedule`, { scheduledAt: inHours(30).toISOString() });
  await act(professor, 'POST', `/chess/games/${gameId}/comments`, { ply: 3, text: mark });
  await act(professor, 'POST', '/mentoring/slots', {
    mentorId,
    program: 'individual',
    startsAt: inHours(100).toISOString(),
    roomUrl: `https://salas.exemplo.com/${mark}`,
  });
  const { reviews } = await act<{ reviews: { answerId: number }[] }>(professor, 'GET', '/professor/reviews');
  await act(professor, 'PUT', `/professor/reviews/${reviews[0]!.answerId}`, { correct: true, feedback: mark });
};

/** A bit of everything that a student and their professor can do. */
const live = async (pair: Pair, mark: string): Promise<Life> => {
  await giveCoins(server.db, pair.student.id, 2_000);
  const studied = await study(pair, mark);
  const gameId = await play(pair);
  await spend(pair);
  await teach(pair, gameId, mark);
  for (const viewer of [pair.student, pair.professor]) {
    await act(viewer, 'POST', '/auth/login', { email: viewer.email, password: PASSWORD });
    await act(viewer, 'POST', '/profile/tokens', { name: mark, scopes: ['read'], days: 30 });
    await act(viewer, 'PUT', '/profile/avatar', { imageURL: await anImage(viewer) });
    await anImage(viewer);
  }
  return { ...studied, gameId };
};

/** More than the others have done: a harder game, other puzzles, other missions, another product. */
const liveOn = async ({ student }: Pair): Promise<void> => {
  const {
    itemIds: [, itemId],
    easyIds: [, easyId],
    puzzleIds: [, unsolvedId, solvedId],
  } = things;
  await act(student, 'POST', '/chess/games', { ...MATE, difficulty: 'dificil' });
  await takeHint(student, unsolvedId!);
  await takeHint(student, solvedId!);
  await solve(student, solvedId!);
  await solve(student, easyId!);
  await act(student, 'POST', '/missions/aula-do-dia/claim');
  await act(student, 'POST', '/missions/olho-tatico/claim');
  await act(student, 'PUT', `/store/items/${itemId}/favourite`);
};

/** Reaches for what is not theirs, as if it were not there. */
const intrude = async ({ student, professor }: Pair): Promise<void> => {
  const { orders } = await act<{ orders: { id: number }[] }>(own.student, 'GET', '/store/orders');
  const { bookings } = await act<{ bookings: { id: number }[] }>(own.student, 'GET', '/bookings');
  const tries: [Viewer, string, string, object?][] = [
    [student, 'PUT', `/enrollments/${ownLife.enrollmentId}/rating`, { rating: 1 }],
    [student, 'PUT', `/store/orders/${orders[0]!.id}/rating`, { rating: 1 }],
    [student, 'POST', `/store/orders/${orders[0]!.id}/return`],
    [student, 'POST', `/bookings/${bookings[0]!.id}/cancel`],
    [professor, 'POST', `/chess/games/${ownLife.gameId}/comments`, { ply: 1, text: SECRET }],
  ];
  for (const [as, method, path, body] of tries)
    expect((await server.rest(method, path, { as, ...(body && { body }) })).status, path).toBe(404);
};

/** Ends, reads and gives back all of their own. */
const leave = async ({ student, professor, course }: Pair): Promise<void> => {
  const [itemId] = things.itemIds;
  const { order } = await act<{ order: { id: number } }>(student, 'POST', '/store/orders', {
    itemId,
    clientKey: 'marca-da-segunda',
  });
  await act(student, 'POST', `/store/orders/${order.id}/return`);
  await act(student, 'DELETE', `/store/items/${itemId}/favourite`);
  const { bookings } = await act<{ bookings: { id: number }[] }>(student, 'GET', '/bookings');
  await act(student, 'POST', `/bookings/${bookings[0]!.id}/cancel`);
  for (const viewer of [student, professor]) {
    await act(viewer, 'POST', '/notifications/read', { upTo: 2_147_483_647 });
    await act(viewer, 'PUT', '/profile', { fullName: 'Outro Nome', phone: '' });
    await act(viewer, 'DELETE', '/profile/avatar');
    await act(viewer, 'DELETE', '/auth/sessions');
    const { tokens } = await act<{ tokens: { id: number }[] }>(viewer, 'GET', '/profile/tokens');
    await act(viewer, 'DELETE', `/profile/tokens/${tokens[0]!.id}`);
  }
  await act(professor, 'DELETE', `/lessons/${course.lessons[1]!.id}`);
  await act(student, 'POST', '/profile/deletion', { password: PASSWORD });
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
const inputs: Record<string, () => object> = {
  'courses.get': () => ({ id: own.course.id }),
  'lessons.ofCourse': () => ({ courseId: own.course.id }),
  'lessons.get': () => ({ lessonId: own.course.lessons[0]!.id }),
  'mentoring.slots': () => ({ mentorId: own.mentorId }),
  'enrollments.progress': () => ({ id: ownLife.enrollmentId }),
  'certificates.check': () => ({ code: ownLife.certificateCode }),
  // The rating of an easy one is moved by everybody who tries it.
  'puzzles.list': () => ({ difficulty: 'medio', state: 'solved' }),
  // Of two that suit equally, chance decides: only one is left.
  'puzzles.next': () => ({ difficulty: 'medio', after: things.puzzleIds[1] }),
  'puzzles.get': () => ({ id: things.puzzleIds[0] }),
  'games.get': () => ({ gameId: ownLife.gameId }),
  'professor.student': () => ({ enrollmentId: ownLife.enrollmentId }),
  'store.items': () => ({ only: 'favourites' }),
  'store.item': () => ({ itemId: things.itemIds[0] }),
  'tournaments.entrants': () => ({ tournamentId: own.tournamentId }),
  'tournaments.exportEntrants': () => ({ tournamentId: own.tournamentId }),
  'youth.entrants': () => ({ programId: own.programId }),
  'youth.exportEntrants': () => ({ programId: own.programId }),
};

/** What the school tells everybody of everybody, by the names of its fields. */
const PUBLIC: Record<string, string[]> = {
  'courses.list': ['instructor', 'instructorAvatar', 'totalLessons', 'totalStudents', 'totalRatings', 'rating'],
  'games.ranking': ['ranking', 'total', 'position'],
  'missions.ranking': ['ranking', 'position'],
  'mentoring.overview': ['available', 'students', 'sessions'],
  'tournaments.list': ['participants'],
  'youth.read': ['students'],
  'youth.managed': ['students'],
};
/** What is another at every moment: how long until midnight, when a copy was asked for. */
const OF_THE_MOMENT = ['timeLeft', 'exportedAt'];
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
    const { status, body } = await server.rpc(
      'query',
      name,
      takesInput ? (inputs[name]?.() ?? {}) : undefined,
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
let amid: Told;
let after: Told;
let strangersBefore: Record<string, unknown>[];
let strangersAmid: Record<string, unknown>[];

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const puzzles = await somePuzzles(db, [{ difficulty: 'facil' }, { difficulty: 'facil' }, {}, {}, {}]);
  const [easyIds, puzzleIds] = [puzzles.slice(0, 2), puzzles.slice(2)].map(some => some.map(({ id }) => id));
  things = {
    itemIds: [await anItem(db, { price: 10, boostPercent: 10, boostDays: 30 }), await anItem(db)],
    easyIds: easyIds!,
    puzzleIds: puzzleIds!,
  };
  [own, strangers] = [await aPair(OWN), await aPair(SECRET)];
  ownLife = await live(own, OWN);
  const toldToStrangers = async () => [
    await toldTo('student', strangers.student, isOfNoNumber),
    await toldTo('professor', strangers.professor, isOfNoNumber),
  ];
  before = await toldToEach();
  strangersBefore = await toldToStrangers();
  await live(strangers, SECRET);
  await liveOn(strangers);
  await intrude(strangers);
  amid = await toldToEach();
  strangersAmid = await toldToStrangers();
  await leave(strangers);
  after = await toldToEach();
}, 180_000);

describe.each(askers)('what the school tells: %s', asker => {
  test('is the same while strangers live in it, and when they have gone', () => {
    expect(inPart(amid[asker])).toEqual(inPart(before[asker]));
    expect(inPart(after[asker])).toEqual(inPart(before[asker]));
  });

  test('holds nothing that strangers keep to themselves', () => {
    expect(
      Object.entries(amid[asker])
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
    'school.get',
    'school.start',
  ]);
});
