/** The frame of the matrices about courses: who calls, what they hear, and the course that a call is about. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe } from 'vitest';
import { courseAuthors, courses, lessons } from '../../db/schema/courses.ts';
import { certificates, quizAnswers } from '../../db/schema/progress.ts';
import { saveProgress } from '../../server/features/chapters/chapters.queries.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { codeFrom } from '../../server/features/certificates/code.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, startQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from './matrix.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

import { startServer, type TestServer } from '../support/server.ts';

const callers = ['anonymous', 'student', 'enrolled', 'owner', 'coAuthor', 'other', 'admin'] as const;
/** An active course, a draft, and a lesson that is a draft in an active course. */
const states = ['active', 'draft', 'draftLesson'] as const;
type State = (typeof states)[number];

const outcomes = {
  ...COMMON_OUTCOMES,
  enrol: { status: 403, message: 'Matricule-se no curso para continuar' },
  again: { status: 409, message: 'Você já está matriculado neste curso' },
  ownersOnly: { status: 403, message: 'Só quem criou o curso ou a administração pode fazer isto' },
  noCourse: { status: 404, message: 'Curso não encontrado' },
  noLesson: { status: 404, message: 'Lição não encontrada' },
  noStudent: { status: 404, message: 'Aluno não encontrado' },
  noEnrollment: { status: 404, message: 'Matrícula não encontrada' },
  open: { status: 409, message: 'Este curso já está aberto para você' },
  noReview: { status: 404, message: 'Resposta não encontrada' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

export const professors: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok', 'ok'];
export const everybody: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied', 'denied', 'denied'];
export const enrolled: Cells = ['login', 'noEnrollment', 'ok', 'denied', 'denied', 'denied', 'denied'];
const owners: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'denied', 'ok'];
const ownersOfHiddenCourse: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'noCourse', 'ok'];
const ownersOfHiddenLesson: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'noLesson', 'ok'];
export const insidersOfCourse: Cells = ['login', 'noCourse', 'ok', 'ok', 'ok', 'noCourse', 'ok'];
export const insidersOfLesson: Cells = ['login', 'noLesson', 'ok', 'ok', 'ok', 'noLesson', 'ok'];
export const staffOfLesson: Cells = ['login', 'noLesson', 'noLesson', 'ok', 'ok', 'noLesson', 'ok'];

export const ofOwners = (refusal: Outcome): Cells => ['login', 'denied', 'denied', 'ok', 'ok', refusal, 'ok'];

export const always = (cells: Cells): Record<State, Cells> => ({ active: cells, draft: cells, draftLesson: cells });
export const ofCourse: Record<State, Cells> = { active: owners, draft: ownersOfHiddenCourse, draftLesson: owners };
export const ofLesson: Record<State, Cells> = {
  active: owners,
  draft: ownersOfHiddenLesson,
  draftLesson: ownersOfHiddenLesson,
};

/** What co-authors may not. */
const withoutCoAuthors = (cells: Cells): Cells => cells.map((cell, i) => (i === 4 ? 'ownersOnly' : cell)) as never;
export const ofOwner: Record<State, Cells> = {
  active: withoutCoAuthors(owners),
  draft: withoutCoAuthors(ownersOfHiddenCourse),
  draftLesson: withoutCoAuthors(owners),
};

/**
 * What a call may be about: a course, a student's enrollment in it with a certificate, and that student's answer to an
 * essay.
 */
type World = MadeCourse & {
  coAuthorId: number;
  /** A professor who is not its co-author. */
  newcomerId: number;
  enrollmentId: number;
  certificateCode: string;
  answerId: number;
  chapterId: number;
  readingId: number;
};

export type Row = Question<World> & { cells: Record<State, Cells> };

export const courseId = ({ id }: MadeCourse) => ({ id });
export const inCourse = ({ id }: MadeCourse) => ({ courseId: id });
export const lessonId = ({ lessons: [lesson] }: MadeCourse) => ({ lessonId: lesson!.id });
export const chapterId = ({ chapterId: id }: World) => ({ chapterId: id });
export const ofTheChapter =
  (step: 'moves' | 'hint' | 'tries') =>
  ({ chapterId: id }: World): string =>
    `/chapters/${id}/${step}`;
export const ofTheCourse = ({ id }: MadeCourse): string => `/courses/${id}`;
export const ofTheLesson = ({ lessons: [lesson] }: MadeCourse): string => `/lessons/${lesson!.id}`;

/** Students solve what they may study; staff only look. */
export const ofChapterStudy: Record<State, Cells> = {
  active: ['login', 'enrol', 'ok', 'ok', 'ok', 'ok', 'ok'],
  draft: ['login', 'noLesson', 'ok', 'ok', 'ok', 'noLesson', 'ok'],
  draftLesson: ['login', 'noLesson', 'noLesson', 'ok', 'ok', 'noLesson', 'ok'],
};

let server: TestServer;
let people: People<typeof callers>;

const makePeople = async (): Promise<void> => {
  server = await startServer();
  const { db } = server;
  people = {
    student: await aStudent(db),
    enrolled: await aStudent(db),
    owner: await aProfessor(db),
    coAuthor: await aProfessor(db),
    other: await aProfessor(db),
    admin: await anAdmin(db),
  };
};

/**
 * A course nobody has touched yet: one student is enrolled, has completed the first lesson, waits for a grade and tries
 * its quiz again; its chapter is solved.
 */
const aWorld = async (state: State): Promise<World> => {
  const { db } = server;
  const course = await aCourse(db, people.owner, [{ quiz: [{}, { type: 'essay' }] }, {}]);
  await db.write(tx => tx.insert(courseAuthors).values({ courseId: course.id, userId: people.coAuthor.id }));
  const [lesson] = course.lessons;
  const { id: enrollmentId } = await enrol(db, people.enrolled, course.id);
  await completeLesson(db, people.enrolled, lesson!.id);
  const essay = lesson!.questions[1]!.id;
  await attemptQuiz(db, people.enrolled, lesson!.id, [{ questionId: essay, answer: 'Porque sim.' }]);
  await startQuiz(db, people.enrolled, lesson!.id);
  const [answer] = await db.read
    .select({ id: quizAnswers.id })
    .from(quizAnswers)
    .where(eq(quizAnswers.questionId, essay));
  const [chapter, reading] = await saveChapters(db, people.owner, {
    lessonId: lesson!.id,
    chapters: [
      { title: 'Peão', mode: 'responder', goal: null, side: 'white', pgn: '1. e4 e5 2. d4 *' },
      { title: 'Outro peão', mode: 'ler', goal: null, side: 'white', pgn: '1. d4 *' },
    ],
  });
  const now = new Date();
  const solved = { enrollmentId, chapterId: chapter!.id, path: '', solvedAt: now };
  await db.write(tx => saveProgress(tx, solved, now));
  const certificateCode = codeFrom(randomBytes(20));
  await db.write(tx =>
    tx.insert(certificates).values({
      enrollmentId,
      code: certificateCode,
      studentName: 'Ana',
      courseTitle: 'Curso',
      professorName: 'Bia',
      durationMinutes: 10,
      issuedAt: new Date(),
    }),
  );
  if (state === 'draft')
    await db.write(tx => tx.update(courses).set({ status: 'draft' }).where(eq(courses.id, course.id)));
  if (state === 'draftLesson')
    await db.write(tx => tx.update(lessons).set({ active: false }).where(eq(lessons.id, course.lessons[0]!.id)));
  return {
    ...course,
    coAuthorId: people.coAuthor.id,
    newcomerId: people.other.id,
    enrollmentId,
    certificateCode,
    answerId: answer!.id,
    chapterId: chapter!.id,
    readingId: reading!.id,
  };
};

/** What is read. */
export const reading = (
  procedure: string,
  path: NonNullable<Row['path']>,
  ids: Row['ids'],
  cells: Row['cells'],
): Row => ({
  procedure,
  type: 'query',
  method: 'GET',
  path,
  ids,
  cells,
});

export const testTeaching = (rows: readonly Row[]): void => {
  beforeAll(makePeople);

  describe.each(rows)('$procedure', row => {
    describe.each(states)('%s', state =>
      testCells(row, row.cells[state], {
        callers,
        outcomes,
        school: () => ({ server, people }),
        aWorld: () => aWorld(state),
      }),
    );
  });
};
