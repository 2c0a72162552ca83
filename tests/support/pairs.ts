/** A student and their professor, who do a bit of everything in a school. */
import { expect } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { hashPassword } from '../../server/features/auth/password.ts';
import { replaceProfessors } from '../../server/features/tournaments/event-professors.queries.ts';
import { aClassWithWork } from './class-room.ts';
import { aPng } from './images.ts';
import { aMentor, aSlot, inHours } from './mentoring.ts';
import { RIGHT, somePuzzles } from './puzzles.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from './server.ts';
import { anItem, giveCoins } from './store.ts';
import { aProgram, aTournament } from './youth.ts';

export const PASSWORD = 'torre-na-setima';

/** What the school has for everybody: two products, a notebook, two easy puzzles, three that are not. */
export type School = {
  server: TestServer;
  itemIds: number[];
  notebookId: number;
  easyIds: number[];
  puzzleIds: number[];
};

export const aSchool = async (): Promise<School> => {
  const server = await startServer();
  const { db } = server;
  const puzzles = await somePuzzles(db, [{ difficulty: 'facil' }, { difficulty: 'facil' }, {}, {}, {}]);
  const [easyIds, puzzleIds] = [puzzles.slice(0, 2), puzzles.slice(2)].map(some => some.map(({ id }) => id));
  return {
    server,
    itemIds: [await anItem(db, { price: 10, boostPercent: 10, boostDays: 30 }), await anItem(db)],
    notebookId: await anItem(db, { category: 'notebook', kind: 'notebook', level: 'beginner', price: 1 }),
    easyIds: easyIds!,
    puzzleIds: puzzleIds!,
  };
};

/** A professor, who is a mentor too, a student of theirs, and what the two have to do with. */
export type Pair = {
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
export type Life = Awaited<ReturnType<typeof aClassWithWork>> & {
  enrollmentId: number;
  gameId: number;
  matchId: number;
  certificateCode: string;
};

export const act = async <Body>(
  { server }: School,
  as: Viewer,
  method: string,
  path: string,
  body?: object,
): Promise<Body> => {
  const answer = await server.rest(method, path, { as, ...(body && { body }) });
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body as Body;
};

export const aPair = async ({ server: { db } }: School, mark: string): Promise<Pair> => {
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
  const [tournamentId, programId] = [await aTournament(db), await aProgram(db)];
  await db.write(async tx => {
    await replaceProfessors(tx, { kind: 'tournament', id: tournamentId }, [professor.id]);
    await replaceProfessors(tx, { kind: 'program', id: programId }, [professor.id]);
  });
  return {
    professor,
    student,
    course,
    short,
    premium,
    mentorId,
    slotId,
    tournamentId,
    programId,
  };
};

const anImage = async (school: School, viewer: Viewer): Promise<string> => {
  const { uploadURL, objectPath } = await act<{ uploadURL: string; objectPath: string }>(
    school,
    viewer,
    'POST',
    '/upload/image',
    {},
  );
  await fetch(new URL(uploadURL, school.server.url), { method: 'PUT', body: new Uint8Array(aPng()) });
  return objectPath;
};

const study = async (school: School, { student, course, short, premium }: Pair, mark: string) => {
  const { enrollment } = await act<{ enrollment: { id: number } }>(school, student, 'POST', '/enrollments', {
    courseId: course.id,
  });
  const [lesson] = course.lessons;
  await act(school, student, 'POST', `/lessons/${lesson!.id}/complete`);
  await act(school, student, 'POST', `/lessons/${lesson!.id}/quiz`, {
    answers: lesson!.questions.map(({ id, correctAnswer }, place) => ({
      questionId: id,
      answer: place === 0 ? correctAnswer : mark,
    })),
  });
  await act(school, student, 'PUT', `/enrollments/${enrollment.id}/rating`, { rating: 4 });
  await act(school, student, 'POST', '/enrollments', { courseId: short.id });
  const [only] = short.lessons;
  await act(school, student, 'POST', `/lessons/${only!.id}/complete`);
  await act(school, student, 'POST', `/lessons/${only!.id}/quiz`, {
    answers: only!.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
  });
  const { course: completed } = await act<{ course: { enrollment: { certificateCode: string } } }>(
    school,
    student,
    'GET',
    `/courses/${short.id}`,
  );
  await act(school, student, 'POST', `/courses/${premium.id}/unlock`, { clientKey: 'marca-do-curso' });
  return { enrollmentId: enrollment.id, certificateCode: completed.enrollment.certificateCode };
};

export const MATE = {
  mode: 'practice',
  timeControl: 600,
  pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
  result: '1-0',
};

export const solve = (school: School, viewer: Viewer, puzzleId: number) =>
  act(school, viewer, 'POST', `/puzzles/${puzzleId}/attempts`, { moves: RIGHT, milliseconds: 9_000 });
/** Leaves the puzzle's own rating what it was. */
export const takeHint = (school: School, viewer: Viewer, puzzleId: number) =>
  act(school, viewer, 'POST', `/puzzles/${puzzleId}/hint`, {});

const play = async (school: School, { student, professor }: Pair): Promise<number> => {
  const {
    easyIds: [easyId],
    puzzleIds: [puzzleId],
  } = school;
  const { game } = await act<{ game: { id: number } }>(school, student, 'POST', '/chess/games', {
    ...MATE,
    difficulty: 'medio',
    clientKey: 'marca-da-partida',
  });
  await solve(school, student, easyId!);
  for (const viewer of [student, professor]) {
    await takeHint(school, viewer, puzzleId!);
    await solve(school, viewer, puzzleId!);
  }
  await act(school, student, 'POST', '/missions/presenca/claim');
  return game.id;
};

const spend = async (school: School, { student, slotId, tournamentId, programId }: Pair): Promise<void> => {
  const [itemId] = school.itemIds;
  await act(school, student, 'PUT', `/store/items/${itemId}/favourite`);
  await act(school, student, 'POST', '/store/orders', { itemId, clientKey: 'marca-da-compra' });
  await act(school, student, 'POST', '/store/orders', { itemId: school.notebookId, clientKey: 'marca-do-caderno' });
  await act(school, student, 'POST', `/mentoring/slots/${slotId}/book`, { clientKey: 'marca-do-horario' });
  await act(school, student, 'POST', `/tournaments/${tournamentId}/enter`, { clientKey: 'marca-do-torneio' });
  await act(school, student, 'POST', `/youth/programs/${programId}/enroll`, {
    clientKey: 'marca-do-programa',
    category: 'sub10',
  });
};

const teach = async (
  school: School,
  { professor, course, mentorId }: Pair,
  gameId: number,
  mark: string,
): Promise<void> => {
  await act(school, professor, 'POST', '/courses', {
    title: `Rascunho ${mark}`,
    description: mark,
    category: 'tactics',
    objectives: [],
    draft: true,
  });
  const schedule = { scheduledAt: inHours(30).toISOString() };
  await act(school, professor, 'PUT', `/lessons/${course.lessons[1]!.id}/schedule`, schedule);
  await act(school, professor, 'POST', `/chess/games/${gameId}/review`);
  await act(school, professor, 'POST', `/chess/games/${gameId}/comments`, { ply: 3, text: mark });
  await act(school, professor, 'POST', '/mentoring/slots', {
    mentorId,
    program: 'individual',
    startsAt: inHours(100).toISOString(),
    roomUrl: `https://salas.exemplo.com/${mark}`,
  });
  const { reviews } = await act<{ reviews: { answerId: number }[] }>(school, professor, 'GET', '/professor/reviews');
  await act(school, professor, 'PUT', `/professor/reviews/${reviews[0]!.answerId}`, { correct: true, feedback: mark });
};

/** A bit of everything that a student and their professor can do. */
export const live = async (school: School, pair: Pair, mark: string): Promise<Life> => {
  await giveCoins(school.server.db, pair.student.id, 2_000);
  const studied = await study(school, pair, mark);
  const gameId = await play(school, pair);
  await spend(school, pair);
  await teach(school, pair, gameId, mark);
  for (const viewer of [pair.student, pair.professor]) {
    await act(school, viewer, 'POST', '/auth/login', { email: viewer.email, password: PASSWORD });
    await act(school, viewer, 'POST', '/profile/tokens', {
      name: mark,
      scopes: ['read'],
      days: 30,
      password: PASSWORD,
    });
    await act(school, viewer, 'PUT', '/profile/avatar', { imageURL: await anImage(school, viewer) });
    await anImage(school, viewer);
  }
  const { match } = await act<{ match: { id: number } }>(school, pair.student, 'POST', '/matches', {
    opponent: { kind: 'board' },
    base: 300,
  });
  const given = await aClassWithWork(school.server.db, pair, mark);
  await act(school, pair.student, 'POST', `/chapters/${given.chapterId}/moves`, { move: 'e4', path: [] });
  return { ...studied, ...given, gameId, matchId: match.id };
};
