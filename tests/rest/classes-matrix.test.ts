/** Who may do what with a class: every procedure, for every caller, while it goes on and when it is archived. */
import { beforeAll, describe } from 'vitest';
import { addChild } from '../../server/features/auth/child-accounts.service.ts';
import { createClass, updateClass } from '../../server/features/classes/classes.service.ts';
import { addProfessor } from '../../server/features/classes/professors.service.ts';
import { joinClass } from '../../server/features/classes/joining.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { startLiveLesson } from '../../server/features/live-lessons/leading.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import {
  callers,
  outcomes,
  readers,
  teachers,
  staff,
  joiners,
  everybody,
  type World,
  type Row,
  DAY,
  at,
  inClass,
  always,
  bringing,
  changes,
  reads,
  posts,
  deletes,
  childOf,
  board,
  puts,
} from '../support/class-matrix.ts';
import { testCells, type People } from '../support/matrix.ts';
import { startServer, type TestServer } from '../support/server.ts';
const rows: Row[] = [
  { procedure: 'liveLessons.mine', ...reads, path: () => '/live-lessons', ...always(everybody) },
  { procedure: 'liveLessons.get', ...reads, path: at(board), ids: inClass, ...always(readers) },
  {
    procedure: 'liveLessons.start',
    ...posts,
    path: at(board),
    ids: inClass,
    body: () => ({ pgn: '1. e4 *' }),
    active: teachers('live'),
    archived: teachers('shut'),
  },
  {
    procedure: 'liveLessons.show',
    ...puts,
    path: at(board),
    ids: inClass,
    body: () => ({ version: 1, path: ['d4'], side: 'black' }),
    ...changes,
  },
  {
    procedure: 'liveLessons.hand',
    ...puts,
    path: at(`${board}/pieces`),
    ids: inClass,
    body: ({ childId }) => ({ userId: childId }),
    ...changes,
  },
  {
    procedure: 'liveLessons.move',
    ...posts,
    path: at(`${board}/moves`),
    ids: inClass,
    body: () => ({ move: 'd4', ply: 0 }),
    active: ['login', 'none', 'notHeld', 'none', 'ok', 'ok', 'ok'],
    archived: ['login', 'none', 'noBoard', 'none', 'noBoard', 'noBoard', 'noBoard'],
  },
  { procedure: 'liveLessons.ask', ...posts, path: at(`${board}/questions`), ids: inClass, ...changes },
  { procedure: 'liveLessons.closeQuestion', ...deletes, path: at(`${board}/questions`), ids: inClass, ...changes },
  {
    procedure: 'liveLessons.answer',
    ...puts,
    path: at(`${board}/answer`),
    ids: inClass,
    body: () => ({ question: 1, move: 'd4' }),
    active: ['login', 'none', 'noQuestion', 'none', 'denied', 'denied', 'denied'],
    archived: ['login', 'none', 'noBoard', 'none', 'denied', 'denied', 'denied'],
  },
  { procedure: 'liveLessons.end', ...deletes, path: at(board), ids: inClass, ...changes },
  { procedure: 'classes.list', ...reads, path: () => '/classes', ids: () => ({}), ...always(everybody) },
  {
    procedure: 'classes.create',
    ...posts,
    path: () => '/classes',
    body: () => ({ name: '6º B', schoolYear: '2026' }),
    ...always(staff),
  },
  { procedure: 'classes.get', ...reads, path: at(), ids: inClass, ...always(readers) },
  {
    procedure: 'classes.update',
    type: 'mutation',
    method: 'PUT',
    path: at(),
    ids: inClass,
    body: () => ({ name: '7º A' }),
    ...changes,
  },
  {
    procedure: 'classes.join',
    ...posts,
    path: () => '/classes/join',
    body: ({ code }) => ({ code }),
    active: joiners('ok'),
    archived: joiners('noCode'),
  },
  { procedure: 'classes.students', ...reads, path: at('/students'), ids: inClass, ...always(readers) },
  {
    procedure: 'classes.addStudents',
    ...posts,
    path: at('/students'),
    ids: inClass,
    body: () => ({ students: [{ fullName: 'Nova Criança' }] }),
    ...changes,
  },
  {
    procedure: 'classes.importStudents',
    ...posts,
    path: at('/students/import'),
    ids: inClass,
    body: () => ({ csv: 'Ana Lima', dryRun: true }),
    ...changes,
  },
  bringing,
  {
    procedure: 'classes.removeStudent',
    ...deletes,
    path: world => at(`/students/${world.childId}`)(world),
    ids: childOf,
    ...changes,
  },
  {
    procedure: 'classes.newPassword',
    ...posts,
    path: world => at(`/students/${world.childId}/password`)(world),
    ids: childOf,
    body: () => ({}),
    ...changes,
  },
  {
    procedure: 'classes.answerRequest',
    ...posts,
    path: world => at(`/requests/${world.askerId}`)(world),
    ids: ({ classId, askerId }) => ({ classId, userId: askerId }),
    body: () => ({ accept: true }),
    ...changes,
  },
  {
    procedure: 'classes.addProfessor',
    ...posts,
    path: at('/professors'),
    ids: inClass,
    body: ({ newId }) => ({ userId: newId }),
    ...changes,
  },
  {
    procedure: 'classes.removeProfessor',
    ...deletes,
    path: world => at(`/professors/${people.co.id}`)(world),
    ids: ({ classId }) => ({ classId, userId: people.co.id }),
    ...changes,
  },
  { procedure: 'classes.courses', ...reads, path: at('/courses'), ids: inClass, ...always(readers) },
  {
    procedure: 'classes.giveCourse',
    ...posts,
    path: at('/courses'),
    ids: inClass,
    body: () => ({ courseId }),
    ...changes,
  },
  {
    procedure: 'classes.attendance',
    ...reads,
    path: at(`/attendance/${DAY}`),
    ids: ({ classId }) => ({ classId, date: DAY }),
    ...always(teachers('ok')),
  },
  {
    procedure: 'classes.markAttendance',
    type: 'mutation',
    method: 'PUT',
    path: at(`/attendance/${DAY}`),
    ids: ({ classId }) => ({ classId, date: DAY }),
    body: ({ childId }) => ({ attendance: [{ userId: childId, present: true }] }),
    ...changes,
  },
];

let server: TestServer;
let people: People<typeof callers>;
let courseId: number;

beforeAll(async () => {
  server = await startServer();
  const { db } = server;
  const [maker, other] = [await aProfessor(db), await aProfessor(db)];
  const stranger = await aStudent(db);
  const elsewhere = await createClass(db, other, { name: 'Outra', schoolYear: '2026' });
  await joinClass(db, stranger, elsewhere.code ?? '');
  people = { stranger, child: await aStudent(db), other, co: await aProfessor(db), maker, admin: await anAdmin(db) };
  courseId = (await aCourse(db, maker)).id;
});

const aWorld = async (isArchived: boolean): Promise<World> => {
  const { db } = server;
  const { maker, co, stranger } = people;
  // New ones each time: nobody may try many codes.
  people = { ...people, child: await aStudent(db), stranger: await aStudent(db) };
  const { id: classId, code } = await createClass(db, maker, { name: '6º A', schoolYear: '2026' });
  await addProfessor(db, maker, classId, { userId: co.id });
  const kid = await db.write(tx => addChild(tx, { fullName: 'Ana Lima', passwordHash: 'none' }));
  await db.write(tx => putInClass(tx, classId, [people.child.id, kid.id], new Date()));
  await updateClass(db, maker, { classId, approvesJoining: true });
  await joinClass(db, stranger, code ?? '');
  const lesson = { classId, pgn: '1. d4 *', side: 'white' as const };
  await startLiveLesson({ db, live: createLocalLive() }, maker, lesson);
  if (isArchived) await updateClass(db, maker, { classId, archived: true });
  const newId = (await aProfessor(db)).id;
  return { classId, code: code ?? '', childId: kid.id, askerId: stranger.id, newId };
};

const asks = { callers, outcomes, school: () => ({ server, people }) };
describe.each(rows)('$procedure', ({ active, archived, ...question }) => {
  describe('of a class that goes on', () => testCells(question, active, { ...asks, aWorld: () => aWorld(false) }));
  describe('of an archived class', () => testCells(question, archived, { ...asks, aWorld: () => aWorld(true) }));
});
