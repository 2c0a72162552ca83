/**
 * Who may do what with courses, lessons, enrollments and certificates: every procedure, for every caller, in every
 * state of what it is about, over both protocols. A procedure more is a row more.
 */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe } from 'vitest';
import { courses, lessons } from '../../db/schema/courses.ts';
import { certificates, quizAnswers } from '../../db/schema/progress.ts';
import { codeFrom } from '../../server/features/certificates/code.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
import { courseForm, lessonForm } from '../support/forms.ts';
import { COMMON_OUTCOMES, testCells, type CellsOf, type People, type Question } from '../support/matrix.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

const callers = ['anonymous', 'student', 'enrolled', 'owner', 'other', 'admin'] as const;
/** An active course, a draft, and a lesson that is a draft in an active course. */
const states = ['active', 'draft', 'draftLesson'] as const;
type State = (typeof states)[number];

const outcomes = {
  ...COMMON_OUTCOMES,
  enrol: { status: 403, message: 'Matricule-se no curso para continuar' },
  again: { status: 409, message: 'Você já está matriculado neste curso' },
  noCourse: { status: 404, message: 'Curso não encontrado' },
  noLesson: { status: 404, message: 'Lição não encontrada' },
  noStudent: { status: 404, message: 'Aluno não encontrado' },
  noEnrollment: { status: 404, message: 'Matrícula não encontrada' },
  open: { status: 409, message: 'Este curso já está aberto para você' },
  noReview: { status: 404, message: 'Resposta não encontrada' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

const professors: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok'];
const everybody: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok'];
const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied', 'denied'];
const enrolled: Cells = ['login', 'noEnrollment', 'ok', 'denied', 'denied', 'denied'];
const owners: Cells = ['login', 'denied', 'denied', 'ok', 'denied', 'ok'];
const ownersOfHiddenCourse: Cells = ['login', 'denied', 'denied', 'ok', 'noCourse', 'ok'];
const ownersOfHiddenLesson: Cells = ['login', 'denied', 'denied', 'ok', 'noLesson', 'ok'];
const insidersOfCourse: Cells = ['login', 'noCourse', 'ok', 'ok', 'noCourse', 'ok'];
const insidersOfLesson: Cells = ['login', 'noLesson', 'ok', 'ok', 'noLesson', 'ok'];
const staffOfLesson: Cells = ['login', 'noLesson', 'noLesson', 'ok', 'noLesson', 'ok'];

const ofOwners = (refusal: Outcome): Cells => ['login', 'denied', 'denied', 'ok', refusal, 'ok'];

const always = (cells: Cells): Record<State, Cells> => ({ active: cells, draft: cells, draftLesson: cells });
const ofCourse: Record<State, Cells> = { active: owners, draft: ownersOfHiddenCourse, draftLesson: owners };
const ofLesson: Record<State, Cells> = {
  active: owners,
  draft: ownersOfHiddenLesson,
  draftLesson: ownersOfHiddenLesson,
};

/**
 * What a call may be about: a course, a student's enrollment in it with a certificate, and that student's answer to an
 * essay.
 */
type World = MadeCourse & { enrollmentId: number; certificateCode: string; answerId: number };

type Row = Question<World> & { cells: Record<State, Cells> };

const courseId = ({ id }: MadeCourse) => ({ id });
const inCourse = ({ id }: MadeCourse) => ({ courseId: id });
const lessonId = ({ lessons: [lesson] }: MadeCourse) => ({ lessonId: lesson!.id });
const ofTheCourse = ({ id }: MadeCourse): string => `/courses/${id}`;
const ofTheLesson = ({ lessons: [lesson] }: MadeCourse): string => `/lessons/${lesson!.id}`;

const rows: Row[] = [
  {
    procedure: 'courses.list',
    type: 'query',
    method: 'GET',
    path: () => '/courses',
    ids: () => ({}),
    cells: always(everybody),
  },
  {
    procedure: 'courses.professor',
    type: 'query',
    method: 'GET',
    path: () => '/courses/professor',
    cells: always(professors),
  },
  {
    procedure: 'courses.get',
    type: 'query',
    method: 'GET',
    path: ofTheCourse,
    ids: courseId,
    cells: { active: everybody, draft: insidersOfCourse, draftLesson: everybody },
  },
  {
    procedure: 'courses.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/courses',
    body: () => ({ ...courseForm(), lessons: [lessonForm()] }),
    cells: always(professors),
  },
  {
    procedure: 'courses.update',
    type: 'mutation',
    method: 'PUT',
    path: ofTheCourse,
    ids: courseId,
    body: () => courseForm(),
    cells: ofCourse,
  },
  {
    procedure: 'courses.remove',
    type: 'mutation',
    method: 'DELETE',
    path: ofTheCourse,
    ids: courseId,
    cells: ofCourse,
  },
  {
    procedure: 'courses.duplicate',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheCourse(course)}/duplicate`,
    ids: courseId,
    cells: ofCourse,
  },
  {
    procedure: 'lessons.ofCourse',
    type: 'query',
    method: 'GET',
    path: course => `${ofTheCourse(course)}/lessons`,
    ids: inCourse,
    cells: { active: everybody, draft: insidersOfCourse, draftLesson: everybody },
  },
  {
    procedure: 'lessons.get',
    type: 'query',
    method: 'GET',
    path: ofTheLesson,
    ids: lessonId,
    cells: { active: everybody, draft: insidersOfLesson, draftLesson: staffOfLesson },
  },
  { procedure: 'lessons.taught', type: 'query', method: 'GET', path: () => '/lessons', cells: always(professors) },
  {
    procedure: 'lessons.create',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheCourse(course)}/lessons`,
    ids: inCourse,
    body: () => lessonForm(),
    cells: ofCourse,
  },
  {
    procedure: 'lessons.update',
    type: 'mutation',
    method: 'PUT',
    path: ofTheLesson,
    ids: lessonId,
    body: () => lessonForm(),
    cells: ofLesson,
  },
  {
    procedure: 'lessons.schedule',
    type: 'mutation',
    method: 'PUT',
    path: course => `${ofTheLesson(course)}/schedule`,
    ids: lessonId,
    body: () => ({ scheduledAt: '2030-05-01T19:00:00-03:00' }),
    cells: ofLesson,
  },
  {
    procedure: 'lessons.remove',
    type: 'mutation',
    method: 'DELETE',
    path: ofTheLesson,
    ids: lessonId,
    cells: ofLesson,
  },
  {
    procedure: 'lessons.reorder',
    type: 'mutation',
    method: 'PUT',
    path: course => `${ofTheCourse(course)}/lessons/reorder`,
    ids: inCourse,
    body: course => ({ lessonIds: course.lessons.map(({ id }) => id).toReversed() }),
    cells: ofCourse,
  },
  {
    procedure: 'lessons.complete',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheLesson(course)}/complete`,
    ids: lessonId,
    cells: {
      active: ['login', 'enrol', 'ok', 'denied', 'denied', 'denied'],
      draft: ['login', 'noLesson', 'ok', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'noLesson', 'noLesson', 'denied', 'denied', 'denied'],
    },
  },
  {
    procedure: 'lessons.quiz',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheLesson(course)}/quiz`,
    ids: lessonId,
    body: () => ({ answers: [] }),
    cells: {
      active: ['login', 'enrol', 'ok', 'denied', 'denied', 'denied'],
      draft: ['login', 'noLesson', 'ok', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'noLesson', 'noLesson', 'denied', 'denied', 'denied'],
    },
  },
  {
    procedure: 'enrollments.enrol',
    type: 'mutation',
    method: 'POST',
    path: () => '/enrollments',
    body: ({ id }) => ({ courseId: id }),
    cells: {
      active: ['login', 'ok', 'again', 'denied', 'denied', 'denied'],
      draft: ['login', 'noCourse', 'again', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'ok', 'again', 'denied', 'denied', 'denied'],
    },
  },
  { procedure: 'enrollments.list', type: 'query', method: 'GET', path: () => '/enrollments', cells: always(students) },
  {
    procedure: 'enrollments.progress',
    type: 'query',
    method: 'GET',
    path: ({ enrollmentId }) => `/enrollments/${enrollmentId}/progress`,
    ids: ({ enrollmentId }) => ({ id: enrollmentId }),
    cells: always(enrolled),
  },
  {
    procedure: 'enrollments.rate',
    type: 'mutation',
    method: 'PUT',
    path: ({ enrollmentId }) => `/enrollments/${enrollmentId}/rating`,
    ids: ({ enrollmentId }) => ({ id: enrollmentId }),
    body: () => ({ rating: 4 }),
    cells: always(enrolled),
  },
  {
    procedure: 'enrollments.unlock',
    type: 'mutation',
    method: 'POST',
    path: course => `${ofTheCourse(course)}/unlock`,
    ids: inCourse,
    body: () => ({ clientKey: 'marca-nova' }),
    cells: {
      active: ['login', 'open', 'open', 'denied', 'denied', 'denied'],
      draft: ['login', 'noCourse', 'open', 'denied', 'denied', 'denied'],
      draftLesson: ['login', 'open', 'open', 'denied', 'denied', 'denied'],
    },
  },
  {
    procedure: 'certificates.check',
    type: 'query',
    method: 'GET',
    path: ({ certificateCode }) => `/certificates/${certificateCode}`,
    ids: ({ certificateCode }) => ({ code: certificateCode }),
    cells: always(['ok', 'ok', 'ok', 'ok', 'ok', 'ok']),
  },
  {
    procedure: 'professor.courses',
    type: 'query',
    method: 'GET',
    path: () => '/professor/courses',
    cells: always(professors),
  },
  {
    procedure: 'professor.students',
    type: 'query',
    method: 'GET',
    path: () => '/professor/students',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.exportStudents',
    type: 'query',
    method: 'GET',
    path: () => '/professor/students/export',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.student',
    type: 'query',
    method: 'GET',
    path: ({ enrollmentId }) => `/professor/students/${enrollmentId}`,
    ids: ({ enrollmentId }) => ({ enrollmentId }),
    cells: always(ofOwners('noStudent')),
  },
  {
    procedure: 'professor.statistics',
    type: 'query',
    method: 'GET',
    path: () => '/professor/statistics',
    cells: always(professors),
  },
  {
    procedure: 'professor.reviews',
    type: 'query',
    method: 'GET',
    path: () => '/professor/reviews',
    ids: () => ({}),
    cells: always(professors),
  },
  {
    procedure: 'professor.grade',
    type: 'mutation',
    method: 'PUT',
    path: ({ answerId }) => `/professor/reviews/${answerId}`,
    ids: ({ answerId }) => ({ answerId }),
    body: () => ({ correct: true }),
    cells: always(ofOwners('noReview')),
  },
  {
    procedure: 'reports.get',
    type: 'query',
    method: 'GET',
    path: ({ id }) => `/reports?courseId=${id}`,
    ids: inCourse,
    cells: always(ofOwners('noCourse')),
  },
  {
    procedure: 'reports.export',
    type: 'query',
    method: 'GET',
    path: ({ id }) => `/reports/export?courseId=${id}`,
    ids: inCourse,
    cells: always(ofOwners('noCourse')),
  },
];

let server: TestServer;
let people: People<typeof callers>;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  people = {
    student: await aStudent(db),
    enrolled: await aStudent(db),
    owner: await aProfessor(db),
    other: await aProfessor(db),
    admin: await anAdmin(db),
  };
});

/** A course nobody has touched yet: one student is enrolled, has completed the first lesson and waits for a grade. */
const aWorld = async (state: State): Promise<World> => {
  const { db } = server;
  const course = await aCourse(db, people.owner, [{ quiz: [{}, { type: 'essay' }] }, {}]);
  const [lesson] = course.lessons;
  const { id: enrollmentId } = await enrol(db, people.enrolled, course.id);
  await completeLesson(db, people.enrolled, lesson!.id);
  const essay = lesson!.questions[1]!.id;
  await attemptQuiz(db, people.enrolled, lesson!.id, [{ questionId: essay, answer: 'Porque sim.' }]);
  const [answer] = await db.read
    .select({ id: quizAnswers.id })
    .from(quizAnswers)
    .where(eq(quizAnswers.questionId, essay));
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
  return { ...course, enrollmentId, certificateCode, answerId: answer!.id };
};

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
